import type { RichTextSource } from '#schemas/definitions/rich-text-source.ts';

declare const sanitised: unique symbol;

/** HTML that went through a sanitiser with the rules of `allowed-html.ts`: the only printable HTML. */
export type SafeHtml = string & { readonly [sanitised]: true };

/** Content with every rich text sanitised. */
export type Sanitised<T> = T extends RichTextSource
  ? SafeHtml
  : T extends readonly (infer Item)[]
    ? readonly Sanitised<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Sanitised<T[Key]> }
      : T;

export type Sanitise = (html: string) => SafeHtml;
