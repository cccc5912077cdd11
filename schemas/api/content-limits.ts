/** Values of the content service that the editor needs as well. Nothing is imported here: the editor downloads it first. */

/** Characters that the name of a pattern may have. */
export const MAX_PATTERN_NAME = 80;

/** Largest fragment of a pattern, in bytes of UTF-8. */
export const MAX_PATTERN_BYTES = 512 * 1024;

export const MAX_PATTERNS = 500;

/** All patterns of a site together, in bytes of UTF-8: they are listed at once. */
export const MAX_PATTERNS_BYTES = 8 * 1024 * 1024;
