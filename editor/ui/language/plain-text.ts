/** A text without its accents: `Términos` → `Terminos`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A text as it is compared in searches: without accents and capitals. */
export function withoutAccentsOrCase(text: string): string {
  return withoutAccents(text).toLowerCase();
}
