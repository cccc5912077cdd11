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
  pay_weekly: 'int',
  terms: 'bigint',
  terms_reading: 'int',
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

/** What job seekers read of a job, except dates and its own address; see `texts_key` in migration 0006. */
const READ_COLUMNS = [
  'title',
  'company',
  'category',
  'city',
  'state',
  'country',
  'employment_type',
  'description',
  'job_posting',
  'responsibilities',
  'qualifications',
  'skills',
  'experience',
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

/** The words and the square of a job for searches, of the columns of `table`; see `job_tsv` in migration 0006. */
export function searchWords(table: string): RawBuilder<unknown> {
  const of = (...names: (keyof typeof CONTENT_COLUMNS)[]) =>
    names.map((name) => `${table}.${name}`).join(', ');
  const others = of('responsibilities', 'qualifications', 'skills', 'experience');
  return sql.raw(`job_tsv(${of('title', 'company', 'category', 'city', 'state')},
    job_extras(${of('employment_type', 'details')}), ${of('description')},
    concat_ws(' ', reference_words(${table}.reference_number), ${others}),
    ${of('latitude', 'longitude')})`);
}

/** Equal for jobs that say the same, of the columns of `table`. */
export function alikeKey(table: string): RawBuilder<unknown> {
  const texts = READ_COLUMNS.map((name) => `${table}.${name}`).join(', ');
  return sql.raw(
    `texts_key(${texts}, (${table}.details - 'postedAt' - 'expiresAt' - 'applyUrl')::text)`,
  );
}
