const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether nothing of a text can be seen: it is empty, or holds only spaces and characters without width. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}
