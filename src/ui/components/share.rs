//! The page that takes a game out of Nonet. Each way has a section of its own, with the text
//! or the picture itself, so that it can also be taken by hand.

use std::fmt::Write;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::choice::switch;
use super::room::room;
use super::{word_cancel, word_how_far, word_try_again};
use crate::game::Game;
use crate::session::action::Screen;
use crate::session::own::words::format_name;
use crate::session::sharing::{Act, Path, PathStep, Sharing};
use crate::ui::handing::{self, can_share, can_share_pictures};
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::formats::exchange::TextFormat;
use nonet_engine::labels;
use nonet_engine::message::Label;

labels! {
    pub(in crate::ui) fn out_title();
    fn out_none();
    fn out_progress();
    fn out_progress_detail();
    fn out_link();
    fn out_link_detail();
    fn out_copy_link();
    fn out_copy_text();
    fn out_copy_path();
    fn out_copy_seed();
    fn out_share_link();
    fn out_share_picture();
    fn out_picture();
    fn out_svg();
    fn out_png();
    fn out_text();
    fn out_format();
    fn out_save();
    fn out_programs();
    fn out_open_sudokupad();
    fn out_open_sudokuexchange();
    fn out_open_sudokuwiki();
    fn out_path();
    fn out_path_find();
    fn out_path_wait();
    fn out_path_text();
    fn out_path_html();
    fn out_seed();
    fn out_seed_detail();
    fn out_print();
}

/// The properties of the page.
pub struct Props<'a> {
    /// The page.
    pub screen: Screen,
    /// Its state.
    pub sharing: &'a Sharing,
    /// What is shared.
    pub game: Option<&'a Game>,
    /// Callback for player actions.
    pub on: Callback<Act>,
}

/// The page.
pub fn share(props: &Props) -> Html {
    let Props { screen, sharing, game, on } = props;
    // It is new, and the page that prints has the game on the board.
    let is_own = *screen == Screen::OwnShare;
    let body = match game {
        Some(game) => html! {
            <div class="room-body share">
                if let Some(note) = sharing.note() {
                    <p class="share-note">{ t(note.clone()) }</p>
                }
                if !is_own {
                    { switch(t(out_progress()), t(out_progress_detail()), sharing.has_progress(), &on.reform(Act::Progress)) }
                }
                { link(sharing, game, on) }
                { picture(sharing, game, on) }
                { text(sharing, game, is_own, on) }
                { programs(sharing, game) }
                { path(sharing, game, on) }
                { for seed(game, on) }
                if !is_own {
                    <p class="share-buttons">
                        <a class="button" href={Screen::Print.hash()}>{ Icon::Print.html() }{ t(out_print()) }</a>
                    </p>
                }
            </div>
        },
        None => html! { <div class="room-body"><p>{ t(out_none()) }</p></div> },
    };
    room("share", *screen, t(out_title()), body)
}

fn section(id: &'static str, title: Label, content: Html) -> Html {
    html! {
        <section class="share-part" aria-labelledby={id}>
            <h2 {id}>{ t(title) }</h2>
            { content }
        </section>
    }
}

fn button(icon: Icon, name: Label, press: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="button" onclick={press}>{ icon.html() }{ t(name) }</button> }
}

fn link(sharing: &Sharing, game: &Game, on: &Callback<Act>) -> Html {
    let address = handing::address(&sharing.link(game));
    let copy = {
        let address = address.clone();
        on.reform(move |_: MouseEvent| Act::Copy(address.clone()))
    };
    let send = {
        let address = address.clone();
        Callback::from(move |_: MouseEvent| handing::share_link(&address))
    };
    section(
        "share-link",
        out_link(),
        html! {
            <>
                <p class="choice-detail">{ t(out_link_detail()) }</p>
                <input id="share-address" class="share-field" type="text" dir="ltr" readonly=true aria-labelledby="share-link" value={address} />
                <p class="share-buttons">
                    { button(Icon::Copy, out_copy_link(), copy) }
                    if can_share() {
                        { button(Icon::Onward, out_share_link(), send) }
                    }
                </p>
            </>
        },
    )
}

fn picture(sharing: &Sharing, game: &Game, on: &Callback<Act>) -> Html {
    let svg = sharing.picture(game);
    let shown = handing::image(&svg);
    let alt = t(Sharing::picture_title(game));
    let png = {
        let svg = svg.clone();
        Callback::from(move |_: MouseEvent| handing::save_png(&svg))
    };
    let send = {
        let svg = svg.clone();
        Callback::from(move |_: MouseEvent| handing::share_png(&svg))
    };
    let save = on.reform(move |_: MouseEvent| Act::Save("nonet.svg", svg.clone()));
    section(
        "share-picture",
        out_picture(),
        html! {
            <>
                <img class="share-picture" {alt} src={shown} />
                <p class="share-buttons">
                    { button(Icon::Enter, out_svg(), save) }
                    { button(Icon::Enter, out_png(), png) }
                    if can_share_pictures() {
                        { button(Icon::Onward, out_share_picture(), send) }
                    }
                </p>
            </>
        },
    )
}

fn text(sharing: &Sharing, game: &Game, is_own: bool, on: &Callback<Act>) -> Html {
    let formats: Vec<TextFormat> = Sharing::formats().collect();
    let chosen = sharing.format(game);
    let choose = {
        let formats = formats.clone();
        on.reform(move |event: Event| {
            let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            let format = usize::try_from(at).ok().and_then(|at| formats.get(at).copied());
            Act::Format(format.unwrap_or(TextFormat::Line))
        })
    };
    let options = formats.iter().map(|&format| {
        // A list in two notations.
        let name = if format == TextFormat::Sdm { ".sdm".to_owned() } else { t(format_name(format)) };
        html! { <option selected={format == chosen}>{ name }</option> }
    });
    // A new puzzle has nothing beside its digits and clues.
    let left_out = if is_own { None } else { sharing.left_out(game, chosen) };
    let content = match sharing.text(game, chosen) {
        Ok(text) => {
            let (copied, saved) = (text.clone(), text.clone());
            let file = file_name(chosen);
            html! {
                <>
                    { for left_out.map(|what| html! { <p class="choice-detail">{ t(what) }</p> }) }
                    <textarea id="share-text-field" class="share-field" dir="ltr" readonly=true rows="6" aria-labelledby="share-text" value={text} />
                    <p class="share-buttons">
                        { button(Icon::Copy, out_copy_text(), on.reform(move |_: MouseEvent| Act::Copy(copied.clone()))) }
                        { button(Icon::Enter, out_save(), on.reform(move |_: MouseEvent| Act::Save(file, saved.clone() + "\n"))) }
                    </p>
                </>
            }
        }
        Err(why) => html! { <p class="fault">{ t(why) }</p> },
    };
    section(
        "share-text",
        out_text(),
        html! {
            <>
                <div class="field">
                    <label for="share-format">{ t(out_format()) }</label>
                    <select id="share-format" onchange={choose}>{ for options }</select>
                </div>
                { content }
            </>
        },
    )
}

/// The name of a file with a format's usual extension.
fn file_name(format: TextFormat) -> &'static str {
    match format {
        TextFormat::Sdk => "nonet.sdk",
        TextFormat::Sdm => "nonet.sdm",
        TextFormat::Ss => "nonet.ss",
        TextFormat::OpenSudoku => "nonet.opensudoku",
        _ => "nonet.txt",
    }
}

fn programs(sharing: &Sharing, game: &Game) -> Html {
    let program = |name: Label, format: TextFormat| match sharing.text(game, format) {
        Ok(address) => html! {
            <a class="button" href={address} target="_blank" rel="noopener noreferrer">{ t(name) }{ Icon::Onward.html() }</a>
        },
        Err(why) => html! { <p>{ t(why) }</p> },
    };
    section(
        "share-programs",
        out_programs(),
        html! {
            <div class="share-buttons">
                { program(out_open_sudokupad(), TextFormat::SudokuPad) }
                { program(out_open_sudokuexchange(), TextFormat::SudokuExchange) }
                { program(out_open_sudokuwiki(), TextFormat::SudokuWiki) }
            </div>
        },
    )
}

fn path(sharing: &Sharing, game: &Game, on: &Callback<Act>) -> Html {
    let content = match sharing.path() {
        Path::Unknown => button(Icon::Path, out_path_find(), on.reform(|_: MouseEvent| Act::Path)),
        Path::Asked => html! {
            <>
                <p>{ t(out_path_wait()) }</p>
                <progress aria-label={t(word_how_far())} />
                <p class="share-buttons">
                    <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Cancel)}>{ t(word_cancel()) }</button>
                </p>
            </>
        },
        Path::Failed(why) => html! {
            <>
                <p class="fault">{ t(why.clone()) }</p>
                <p class="share-buttons">{ button(Icon::Path, word_try_again(), on.reform(|_: MouseEvent| Act::Path)) }</p>
            </>
        },
        Path::Here(steps, _) => {
            let end = sharing.path().summary().map(t).unwrap_or_default();
            // The texts are long, so they are written only when the player asks.
            let written = |to: fn(&Game, &[PathStep], &str) -> String, act: fn(String) -> Act| {
                let (game, steps, end) = (game.clone(), steps.clone(), end.clone());
                on.reform(move |_: MouseEvent| act(to(&game, &steps, &end)))
            };
            html! {
                <>
                    <p>{ end.clone() }</p>
                    <ol class="share-steps" tabindex="0" aria-labelledby="share-path">
                        { for steps.iter().map(|step| html! { <li>{ t(step.title.clone()) }{ " " }<code>{ step.line.clone() }</code></li> }) }
                    </ol>
                    <p class="share-buttons">
                        { button(Icon::Copy, out_copy_path(), written(path_text, Act::Copy)) }
                        { button(Icon::Enter, out_path_text(), written(path_text, |text| Act::Save("nonet-path.txt", text))) }
                        { button(Icon::Enter, out_path_html(), written(path_html, |text| Act::Save("nonet-path.html", text))) }
                    </p>
                </>
            }
        }
    };
    section("share-path", out_path(), content)
}

/// The solve path as text: the puzzle, then each step with its proof, and how it ends.
fn path_text(game: &Game, steps: &[PathStep], end: &str) -> String {
    let mut text = format!("{}\n", game.puzzle().givens);
    for (index, step) in steps.iter().enumerate() {
        // A string takes everything.
        let _ = writeln!(text, "\n{}. {}", index + 1, step.line);
        for sentence in &step.sentences {
            let _ = writeln!(text, "   {}", t(sentence.clone()));
        }
    }
    let _ = writeln!(text, "\n{end}");
    text
}

/// The solve path as a page of its own.
fn path_html(game: &Game, steps: &[PathStep], end: &str) -> String {
    let end = escaped(end);
    let title = escaped(&t(out_path()));
    let (lang, dir) = handing::language();
    let row = |row: &[Option<nonet_engine::Digit>]| {
        let cell = |digit: &Option<nonet_engine::Digit>| {
            format!("<td>{}</td>", digit.map(|digit| digit.to_string()).unwrap_or_default())
        };
        format!("<tr>{}</tr>", row.iter().map(cell).collect::<String>())
    };
    let givens = &game.puzzle().givens;
    let rows: String = givens.digits().chunks(givens.geometry().side()).map(row).collect();
    let mut list = String::new();
    for step in steps {
        let (name, line) = (escaped(&t(step.title.clone())), escaped(&step.line));
        let _ = write!(list, "<li><h2>{name}</h2><p><code>{line}</code></p>");
        for sentence in &step.sentences {
            let _ = write!(list, "<p>{}</p>", escaped(&t(sentence.clone())));
        }
        list.push_str("</li>\n");
    }
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\" dir=\"{dir}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>body{{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}}\
         table{{border-collapse:collapse}}td{{width:2rem;height:2rem;border:1px solid;text-align:center}}\
         h2{{margin:1rem 0 0;font-size:1rem}}p{{margin:.25rem 0}}</style>\n\
         <h1>{title}</h1>\n<table dir=\"ltr\">{rows}</table>\n<ol>\n{list}</ol>\n<p>{end}</p>\n</html>\n"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The seed, if the puzzle was generated.
fn seed(game: &Game, on: &Callback<Act>) -> Option<Html> {
    let (recipe, options) = Sharing::recipe(game)?;
    let seed = recipe.seed.to_string();
    let copied = seed.clone();
    Some(section(
        "share-seed",
        out_seed(),
        html! {
            <>
                <p><strong class="share-number">{ seed }</strong>{ " · " }{ t(options) }</p>
                <p class="choice-detail">{ t(out_seed_detail()) }</p>
                <p class="share-buttons">
                    { button(Icon::Copy, out_copy_seed(), on.reform(move |_: MouseEvent| Act::Copy(copied.clone()))) }
                </p>
            </>
        },
    ))
}
