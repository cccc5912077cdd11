import { type RawBuilder, sql } from 'kysely';

/** The words of a job as the text index has them (migration 0008): it answers `@@` of this alone. */
export const indexedWords: RawBuilder<unknown> = sql`with_marks(tsv)`;
