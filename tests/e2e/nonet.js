// What every browser test starts from: a page that is watched for errors and
// for requests to anyone else, and the words by which the board is found.
"use strict";

const { test: base, expect } = require("@playwright/test");

const test = base.extend({
  // Everything that must not happen on the page, as text; a test that
  // provokes an error names it with `problems.expected(/.../)`.
  problems: [
    async ({ page, context }, use, { project }) => {
      const found = [];
      const expected = [];
      const ours = [project.use.baseURL, project.metadata.subPath].map((address) => new URL(address).origin);
      // Breaches of the content security policy are console errors, too.
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) found.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => found.push(`uncaught: ${error.message}`));
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && !ours.includes(origin)) found.push(`request to ${request.url()}`);
      });
      await use({ expected: (pattern) => expected.push(pattern) });
      expect(found.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the app and waits until it is on the page. */
async function open(page, address = "./") {
  await page.goto(address);
  await expect(page.getByRole("main")).toBeVisible();
}

module.exports = { test, expect, open };
