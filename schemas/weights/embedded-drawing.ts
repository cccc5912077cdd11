/**
 * Bytes gz up to which the first drawing with priority is written into its page: a fifth of what HTML and CSS may
 * weigh (`docs/adr/0015-first-drawings-lie-in-the-page.md`).
 */
export const MAX_EMBEDDED_BYTES = 6 * 1024;
