/**
 * Bytes gz up to which the first drawing with priority is written into its page: a fifth of what HTML and CSS may
 * weigh (`docs/adr/0015-first-drawings-lie-in-the-page.md`).
 */
export const MAX_EMBEDDED_BYTES = 6 * 1024;

/**
 * Bytes gz up to which a company's mark is drawn by the page itself, and all of them on one page together: a third of
 * what HTML and CSS may weigh (`docs/adr/0017-pages-draw-the-marks-of-companies.md`).
 */
export const MAX_MARK_BYTES = 1536;
export const MAX_MARKS_BYTES = 10 * 1024;
