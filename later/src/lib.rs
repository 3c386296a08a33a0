//! The attribute [`macro@later`], which marks what a first visit to Nonet does not load.

use std::hash::{DefaultHasher, Hash, Hasher};

use proc_macro::TokenStream;
use quote::{format_ident, quote};
use syn::parse::Nothing;
use syn::{FnArg, ImplItemFn, Pat, Type, parse_macro_input, parse_quote};

/// Puts a function into the part of the page that is loaded with the player's first action,
/// with everything that only such functions use. Calling it before that part is there ends
/// the module. A method names its type: `#[later(Session)]`.
///
/// The page is split only in a release build with the feature `split`. In any other build
/// the function is left as it is.
///
/// It can't be generic or `async`. `wasm-split-cli` finds the pair of an import and an export
/// by their names, which are those of the crate `wasm_split_macros`; its own attribute makes
/// functions `async`.
#[proc_macro_attribute]
pub fn later(of: TokenStream, item: TokenStream) -> TokenStream {
    let of: Option<Type> = if of.is_empty() {
        let _ = parse_macro_input!(of as Nothing);
        None
    } else {
        Some(parse_macro_input!(of as Type))
    };
    let whole = parse_macro_input!(item as ImplItemFn);
    let name = &whole.sig.ident;
    let body = format_ident!("{name}_later");

    // The far side takes what the method takes, with a name for the receiver.
    let mut far = whole.sig.clone();
    let mut passed = Vec::new();
    let mut forwarded = Vec::new();
    let mut receiver = None;
    for (at, input) in far.inputs.iter_mut().enumerate() {
        let argument = format_ident!("argument_{at}");
        let of_type: Type = match input {
            FnArg::Receiver(by) => {
                let (and, lifetime, mutable) = match &by.reference {
                    Some((and, lifetime)) => (Some(and), lifetime, &by.mutability),
                    None => (None, &None, &None),
                };
                passed.push(quote!(self));
                receiver = Some(argument.clone());
                parse_quote!(#and #lifetime #mutable #of)
            }
            FnArg::Typed(typed) => {
                passed.push(match &*typed.pat {
                    Pat::Ident(pattern) => {
                        let ident = &pattern.ident;
                        quote!(#ident)
                    }
                    _ => quote!(#argument),
                });
                forwarded.push(argument.clone());
                (*typed.ty).clone()
            }
        };
        *input = parse_quote!(#argument: #of_type);
    }
    // The near side must be able to pass its arguments on.
    let mut near = whole.sig.clone();
    for (at, input) in near.inputs.iter_mut().enumerate() {
        if let FnArg::Typed(typed) = input {
            match &mut *typed.pat {
                Pat::Ident(pattern) => pattern.mutability = None,
                pattern => {
                    let argument = format_ident!("argument_{at}");
                    *pattern = parse_quote!(#argument);
                }
            }
        }
    }

    let id = id(&format!("{} {name}", quote!(#of)));
    let import = format!("__wasm_split_00later00_import_{id}_{name}");
    let export = format!("__wasm_split_00later00_export_{id}_{name}");
    let (inputs, output, generics) = (&far.inputs, &far.output, &far.generics);
    let call = match receiver {
        Some(receiver) => quote!(#receiver.#body(#(#forwarded),*)),
        None => match &of {
            Some(of) => quote!(<#of>::#body(#(#forwarded),*)),
            None => quote!(#body(#(#forwarded),*)),
        },
    };
    let (attributes, visibility) = (&whole.attrs, &whole.vis);
    let mut inner = whole.sig.clone();
    inner.ident = body.clone();
    let block = &whole.block;
    let near_block = quote!({
        #[link(wasm_import_module = "__wasm_split_placeholder__")]
        #[allow(improper_ctypes, unsafe_code)]
        unsafe extern "C" {
            #[link_name = #import]
            safe fn near #generics (#inputs) #output;
        }
        #[allow(improper_ctypes_definitions, unsafe_code)]
        #[unsafe(export_name = #export)]
        extern "C" fn far #generics (#inputs) #output {
            #call
        }
        near(#(#passed),*)
    });
    quote! {
        #[cfg(not(split))]
        #whole

        #[cfg(split)]
        #(#attributes)*
        #visibility #near #near_block

        #[cfg(split)]
        #inner #block
    }
    .into()
}

/// The 32 hexadecimal digits by which the two names of a function are told to belong together.
fn id(name: &str) -> String {
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        (salt, name).hash(&mut hasher);
        hasher.finish()
    };
    format!("{:016x}{:016x}", half(0), half(1))
}
