import { type RawBuilder, sql } from 'kysely';

/** Columns that come from the feed and may change with it, with their types in SQL. */
const CONTENT_COLUMNS = {
  title: 'text',
  company: 'text',
  logo_name: 'text',
  city: 'text',
  state: 'text',
  country: 'text',
  place_id: 'int',
  latitude: 'double precision',
  longitude: 'double precision',
  employment_type: 'text',
  category: 'text',
  description: 'text',
  job_posting: 'text',
  responsibilities: 'text',
  qualifications: 'text',
  skills: 'text',
  experience: 'text',
  details: 'jsonb',
  expires_at: 'timestamptz',
  status: 'text',
  checksum: 'text',
} as const;

/** Columns of `job_staging` that a batch brings. */
const STAGED_COLUMNS = {
  reference_number: 'text',
  position: 'int',
  url_slug: 'text',
  slug_rest: 'text',
  start_date: 'timestamptz',
  ...CONTENT_COLUMNS,
} as const;

/** Arguments of `job_tsv`, see migration 0002. */
const WORD_COLUMNS = [
  'title',
  'company',
  'category',
  'city',
  'state',
  'description',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof typeof CONTENT_COLUMNS)[];

/** `title, company, …` */
export const contentNames: RawBuilder<unknown> = sql.raw(Object.keys(CONTENT_COLUMNS).join(', '));

/** `s.title, s.company, …` */
export const stagedContent: RawBuilder<unknown> = sql.raw(
  Object.keys(CONTENT_COLUMNS)
    .map((name) => `s.${name}`)
    .join(', '),
);

/** `title = s.title, company = s.company, …` */
export const contentAssignments: RawBuilder<unknown> = sql.raw(
  Object.keys(CONTENT_COLUMNS)
    .map((name) => `${name} = s.${name}`)
    .join(', '),
);

/** `reference_number, position, …` */
export const stagedNames: RawBuilder<unknown> = sql.raw(Object.keys(STAGED_COLUMNS).join(', '));

/** `reference_number text, position int, …` */
export const stagedDefinitions: RawBuilder<unknown> = sql.raw(
  Object.entries(STAGED_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

/** The words and the square of a job for searches, of the columns of `table`. */
export function searchWords(table: string): RawBuilder<unknown> {
  return sql.raw(`job_tsv(${WORD_COLUMNS.map((name) => `${table}.${name}`).join(', ')})`);
}
