//! The attribute [`macro@later`], which marks what a first visit to Nonet does not load.

use std::hash::{DefaultHasher, Hash, Hasher};

use proc_macro::TokenStream;
use quote::{format_ident, quote};
use syn::{Error, FnArg, ImplItemFn, Pat, Type, parse_macro_input, parse_quote};

/// Puts a function into the part of the page that is loaded with the player's first action,
/// with everything that only such functions use. Calling it before that part is there ends
/// the page's module. A method or an associated function names its type, `#[later(Session)]`,
/// and does not say `Self` in its signature.
///
/// The page is split only in a release build with the feature `split`. In any other build
/// the function is left as it is.
///
/// The function can't be generic or `async`. `wasm-split-cli` finds the pair of an import and an
/// export by their names, which are those that the crate `wasm_split_macros` gives; its own
/// attribute makes functions `async`.
#[proc_macro_attribute]
pub fn later(of: TokenStream, item: TokenStream) -> TokenStream {
    let of: Option<Type> = if of.is_empty() { None } else { Some(parse_macro_input!(of as Type)) };
    let whole = parse_macro_input!(item as ImplItemFn);
    split(of.as_ref(), &whole).unwrap_or_else(Error::into_compile_error).into()
}

fn split(of: Option<&Type>, whole: &ImplItemFn) -> Result<proc_macro2::TokenStream, Error> {
    let (attributes, visibility, block) = (&whole.attrs, &whole.vis, &whole.block);
    let name = &whole.sig.ident;
    // The first part calls `import`, which is `export` in the other part.
    let mut near = whole.sig.clone();
    let mut body = whole.sig.clone();
    body.ident = format_ident!("{name}_later");
    let mut passed = Vec::new();
    let mut taken = Vec::new();
    let mut inputs = Vec::new();
    let mut receiver = None;
    for input in &mut near.inputs {
        match input {
            FnArg::Receiver(by) => {
                let (and, mutable) = (by.reference.as_ref().map(|(and, _)| and), &by.mutability);
                inputs.push(quote!(this: #and #mutable #of));
                passed.push(quote!(self));
                receiver = Some(quote!(this.));
            }
            FnArg::Typed(typed) => {
                let of_type = &typed.ty;
                let Pat::Ident(pattern) = &mut *typed.pat else {
                    return Err(Error::new_spanned(&typed.pat, "give the argument a name"));
                };
                pattern.mutability = None;
                let argument = &pattern.ident;
                inputs.push(quote!(#argument: #of_type));
                passed.push(quote!(#argument));
                taken.push(quote!(#argument));
            }
        }
    }
    let path = receiver.or_else(|| of.map(|of| quote!(<#of>::)));
    let id = id(&format!("{} {name}", quote!(#of)));
    let import = format!("__wasm_split_00later00_import_{id}_{name}");
    let export = format!("__wasm_split_00later00_export_{id}_{name}");
    let (output, generics, inner) = (&near.output, &near.generics, &body.ident);
    let near_block: syn::Block = parse_quote!({
        #[link(wasm_import_module = "__wasm_split_placeholder__")]
        #[allow(improper_ctypes, unsafe_code)]
        unsafe extern "C" {
            #[link_name = #import]
            safe fn import #generics (#(#inputs),*) #output;
        }
        #[allow(improper_ctypes_definitions, unsafe_code)]
        #[unsafe(export_name = #export)]
        extern "C" fn export #generics (#(#inputs),*) #output {
            #path #inner(#(#taken),*)
        }
        import(#(#passed),*)
    });
    Ok(quote! {
        #[cfg(not(split))]
        #whole

        #[cfg(split)]
        #(#attributes)*
        #visibility #near #near_block

        #[cfg(split)]
        #body #block
    })
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
