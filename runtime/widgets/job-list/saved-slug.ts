/** Stands for the `urlSlug` in the card that a script fills in. */
export const SAVED_SLUG = 'urlSlug';
