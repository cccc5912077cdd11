/** The browser's cache of pages that are readable without a network. */
export const KEPT_PAGES = 'rumbo-saved';
