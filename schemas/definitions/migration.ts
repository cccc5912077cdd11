/** A widget's content before its schema has judged it. */
export type StoredContent = Readonly<Record<string, unknown>>;

/**
 * Brings content from one version to the next. Steps are pure and given data that nobody has validated: what they
 * cannot make sense of they leave in a shape that the next schema refuses, or throw an `Error` whose message says
 * what does not fit. Either becomes a problem of the page.
 */
export type MigrationStep = (content: StoredContent) => StoredContent;

/** The steps of a widget by the version they start from: 1 up to the one before today's, without gaps. */
export type Migrations = Readonly<Record<number, MigrationStep>>;
