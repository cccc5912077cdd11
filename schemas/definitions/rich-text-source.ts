declare const unsanitised: unique symbol;

/**
 * HTML as a recruiter stored it. It is a type of its own so that no component can print it: only
 * the sanitiser's `SafeHtml` is printable.
 */
export type RichTextSource = string & { readonly [unsanitised]: true };
