/** Errors refuse a document; warnings only tell. */
export type Severity = 'error' | 'warning';
