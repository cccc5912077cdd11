/** Every kind of document, in the order of lists and archives; codes of errors and names of routes come from them. */
export const documentKindNames = ['page', 'form'] as const;

export type DocumentKindName = (typeof documentKindNames)[number];
