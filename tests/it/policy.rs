//! The content security policy and the other headers are repeated in several files,
//! which must agree. The original is `public/_headers`. `index.html` has the policy for
//! hosts that send no headers, and the instructions for other servers repeat the
//! headers.

use std::collections::BTreeMap;

const HEADERS: &str = include_str!("../../public/_headers");
const PAGE: &str = include_str!("../../index.html");
const TRUNK: &str = include_str!("../../Trunk.toml");
const HOSTING: &str = include_str!("../../docs/HOSTING.md");

/// The headers for all files: those below the path `/*`.
fn of_every_file() -> BTreeMap<&'static str, &'static str> {
    let rule = HEADERS.split("\n/*\n").nth(1).expect("a rule for all files");
    rule.lines().map_while(|line| line.strip_prefix("  ")?.split_once(": ")).collect()
}

#[test]
fn the_page_has_the_policy_of_its_header() {
    let meta = PAGE.split("content=\"default-src").nth(1).and_then(|rest| rest.split('"').next());
    let meta = format!("default-src{}", meta.expect("a policy in the page"));
    // Browsers support this directive in a header only.
    let header = of_every_file()["Content-Security-Policy"].replace("; frame-ancestors 'none'", "");
    assert_eq!(meta, header);
}

#[test]
fn headers_forbid_frames_and_content_sniffing() {
    let headers = of_every_file();
    assert!(headers["Content-Security-Policy"].contains("frame-ancestors 'none'"));
    assert_eq!(headers["X-Content-Type-Options"], "nosniff");
    assert_eq!(headers["Referrer-Policy"], "no-referrer");
    assert_eq!(headers["Cross-Origin-Opener-Policy"], "same-origin");
    assert!(!headers["Permissions-Policy"].contains("clipboard"), "copying is allowed");
}

#[test]
fn every_server_has_the_same_headers() {
    for (name, value) in of_every_file() {
        let forms = [
            (TRUNK, format!("\"{name}\" = \"{value}\"\n")),
            (HOSTING, format!("add_header {name} \"{value}\" always;\n")),
            (HOSTING, format!("Header always set {name} \"{value}\"\n")),
            (HOSTING, format!("    {name} \"{value}\"\n")),
        ];
        for (file, line) in forms {
            assert!(file.contains(&line), "missing: {line}");
        }
    }
    let count = |text: &str| text.matches("default-src").count();
    assert_eq!(
        [HEADERS, PAGE, TRUNK, HOSTING].map(count),
        [1, 1, 1, 3],
        "there are no other copies of the policy"
    );
}
