//! Hands links and pictures to the system: the share sheet, and pictures as PNG. Every access
//! may be missing, so the typed bindings are not used for the share sheet.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement, HtmlImageElement};

use super::effects::{document, offer_download};

/// The side of a PNG in pixels.
const SIDE: u32 = 1_080;
/// The name of a picture.
const NAME: &str = "nonet.png";

/// A fragment with the page's own address before it. A query goes: it may name the player's
/// language.
pub(super) fn address(fragment: &str) -> String {
    let location = web_sys::window().map(|window| window.location());
    let page = location.and_then(|location| location.href().ok()).unwrap_or_default();
    let page = page.split(['#', '?']).next().unwrap_or_default();
    format!("{page}{fragment}")
}

/// The language of the page, and the direction of its writing.
pub(super) fn language() -> (String, String) {
    let root = document().and_then(|document| document.document_element());
    let read = |name| root.as_ref().and_then(|root| root.get_attribute(name)).unwrap_or_default();
    (read("lang"), read("dir"))
}

/// Whether the system has a share sheet.
pub(super) fn can_share() -> bool {
    navigator().is_some_and(|navigator| {
        Reflect::get(&navigator, &"share".into()).is_ok_and(|share| share.is_function())
    })
}

/// Whether the share sheet takes pictures.
pub(super) fn can_share_pictures() -> bool {
    let ask = || {
        let navigator = navigator()?;
        let can: Function = Reflect::get(&navigator, &"canShare".into()).ok()?.dyn_into().ok()?;
        let data = files(&Blob::new().ok()?)?;
        can.call1(&navigator, &data).ok()?.as_bool()
    };
    can_share() && ask().unwrap_or(false)
}

/// A picture as the share sheet takes it.
fn files(blob: &Blob) -> Option<Object> {
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(blob), NAME, &options).ok()?;
    let data = Object::new();
    Reflect::set(&data, &"files".into(), &Array::of1(&file)).ok()?;
    Some(data)
}

fn navigator() -> Option<JsValue> {
    Some(web_sys::window()?.navigator().into())
}

/// Opens the share sheet with a link.
pub(super) fn share_link(address: &str) {
    let data = Object::new();
    let _ = Reflect::set(&data, &"url".into(), &address.into());
    share(&data);
}

/// Opens the share sheet. If the player closes it, there is nothing to say.
fn share(data: &Object) {
    let Some(navigator) = navigator() else { return };
    let open = || {
        let share: Function = Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()?;
        let promise: js_sys::Promise = share.call1(&navigator, data).ok()?.dyn_into().ok()?;
        let ignore = Closure::once_into_js(|_: JsValue| {});
        let _ = Reflect::get(&promise, &"catch".into())
            .ok()?
            .dyn_into::<Function>()
            .ok()?
            .call1(&promise, &ignore);
        Some(())
    };
    let _ = open();
}

/// Offers a picture as a PNG file.
pub(super) fn save_png(svg: &str) {
    draw_png(svg, |file| offer_download(NAME, &file));
}

/// Opens the share sheet with a picture as PNG.
pub(super) fn share_png(svg: &str) {
    draw_png(svg, |blob| {
        if let Some(data) = files(&blob) {
            share(&data);
        }
    });
}

/// Draws a picture, and calls back with the PNG.
fn draw_png(svg: &str, done: impl FnOnce(Blob) + 'static) {
    let Ok(image) = HtmlImageElement::new_with_width_and_height(SIDE, SIDE) else { return };
    let drawn = {
        let image = image.clone();
        let draw = move || {
            let canvas: HtmlCanvasElement = document()?.create_element("canvas").ok()?.dyn_into().ok()?;
            canvas.set_width(SIDE);
            canvas.set_height(SIDE);
            let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
            let side = f64::from(SIDE);
            context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, side, side).ok()?;
            let ready = Closure::once_into_js(move |blob: Option<Blob>| {
                if let Some(blob) = blob {
                    done(blob);
                }
            });
            canvas.to_blob(ready.unchecked_ref()).ok()
        };
        // If the browser can't draw it, there is no file.
        Closure::once_into_js(move || {
            let _ = draw();
        })
    };
    image.set_onload(Some(drawn.unchecked_ref()));
    image.set_src(&self::image(svg));
}

/// The address of a picture, which holds the picture itself.
pub(super) fn image(svg: &str) -> String {
    format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(svg))
}
