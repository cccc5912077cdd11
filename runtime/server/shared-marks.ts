/** Stylesheets that several widgets share, in the order in which pages have them. */
export const SHARED_PARTS = [
  'carousel',
  'sort-bar',
  'tabbed-panels',
  'linked-card',
  'hero-stage',
  'disclosure',
  'job-card',
  'saved-list',
  'search-field',
  'zone-offer',
  'apply-form',
  'file-picker',
] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** What shows in the markup of a page that it needs one. */
export const SHARED_MARKS: Readonly<Record<SharedPart, string>> = {
  carousel: ' data-carousel="',
  'sort-bar': ' data-sort-bar="',
  'tabbed-panels': ' data-panels="',
  'linked-card': ' data-linked-card="',
  'hero-stage': ' data-hero="',
  disclosure: ' data-disclosure="',
  'job-card': ' data-card="',
  'saved-list': ' data-saved-list="',
  'search-field': ' data-search-field="',
  'zone-offer': ' data-zone-offer="',
  'apply-form': ' data-apply-form="',
  'file-picker': ' data-file-picker="',
};
