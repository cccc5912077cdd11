import { type Kysely, sql } from 'kysely';
import { PAY_STEPS, TERM_VALUES, UNKNOWN_TERM } from '#schemas/api/constants.ts';
import type { FacetField, Point, TermFacet } from '#schemas/api/jobs.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { Tables } from '#server/db/schema.ts';
import { isListed } from '#server/jobs/records/to-job.ts';
import { type JobTerms, readJobTerms } from '#server/jobs/terms/job-terms.ts';
import type { JobWords } from '#server/jobs/terms/job-text.ts';
import { hasMask, maskOf, type StoredTerm } from '#server/jobs/terms/term-bits.ts';
import { MEXICAN_ZONES, zoneOf } from '#server/places/mexican-zones.ts';

// What a job says of each facet, by its own words: columns, bits and SQL of the service have no part in it.

/** A job as a plain loop looks at it. */
export interface KnownJob {
  readonly id: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly point: Point | null;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Pesos a week. */
  readonly pay: number | undefined;
  /** Of each facet the values that it counts for; of a town its name alone and with its state. */
  readonly values: Readonly<Record<FacetField, readonly string[]>>;
}

/** Generated jobs have no words for their terms: theirs are those of their rows. */
export type TermsOf = 'words' | 'rows';

interface JobRow extends JobWords {
  readonly job_id: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly company: string | null;
  readonly employment_type: string | null;
  readonly category: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly start_date: Date;
  readonly pay_weekly: number | null;
  readonly terms: string;
}

/** All jobs that lists of an agency may show, the newest first. */
export async function loadKnownJobs(
  kysely: Kysely<Tables>,
  agencyId: string,
  termsOf: TermsOf,
): Promise<readonly KnownJob[]> {
  const words = sql`title, description, job_posting, responsibilities, qualifications, skills, experience, details`;
  const { rows } = await sql<JobRow>`
    select job_id, city, state, company, employment_type, category, latitude, longitude, start_date, pay_weekly, terms,
      ${termsOf === 'words' ? words : sql`'{}'::jsonb as details`}
    from jobs where agency_id = ${agencyId} and ${isListed} order by start_date desc, job_id desc`.execute(
    kysely,
  );
  return rows.map((row) =>
    toKnownJob(row, termsOf === 'words' ? readJobTerms(row) : termsOfRow(row)),
  );
}

function toKnownJob(row: JobRow, terms: JobTerms): KnownJob {
  const { job_id: id, city, state, latitude, longitude, start_date } = row;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  const known = { id, city, state, point, start: start_date.getTime(), pay: terms.pay };
  return { ...known, values: valuesOf(row, terms) };
}

function termsOfRow({ terms, pay_weekly }: JobRow): JobTerms {
  const said = <T extends string>(field: StoredTerm, values: readonly T[]) =>
    values.filter((value) => hasMask(Number(terms), maskOf(field, [value])));
  const [days] = said('days', ['4', '5', '6'] as const);
  return {
    pay: pay_weekly ?? undefined,
    shift: said('shift', TERM_VALUES.shift),
    days,
    vehicle: said('vehicle', TERM_VALUES.vehicle),
    licence: said('licence', TERM_VALUES.licence),
  };
}

function valuesOf(row: JobRow, terms: JobTerms): KnownJob['values'] {
  const { city, state, company, employment_type, category } = row;
  return {
    city: city === null ? [] : [city, ...textOf(state).map((name) => `${city}, ${name}`)],
    state: textOf(state),
    company: textOf(company),
    employmentType: employment_type?.split(', ') ?? [],
    category: category?.split(', ') ?? [],
    posted: periodsOf(row),
    ...termValues(terms),
  };
}

function termValues({
  pay,
  shift,
  days,
  vehicle,
  licence,
}: JobTerms): Readonly<Record<Exclude<TermFacet, 'posted'>, readonly string[]>> {
  return {
    pay: pay === undefined ? [UNKNOWN_TERM] : PAY_STEPS.filter((step) => step <= pay).map(String),
    shift: orUnknown(shift),
    days: orUnknown(textOf(days ?? null)),
    vehicle: orUnknown(vehicle),
    licence: orUnknown(licence),
  };
}

function textOf(value: string | null): readonly string[] {
  return value === null ? [] : [value];
}

function orUnknown(said: readonly string[]): readonly string[] {
  return said.length === 0 ? [UNKNOWN_TERM] : said;
}

const DAYS: Readonly<Record<(typeof TERM_VALUES.posted)[number], number>> = {
  today: 1,
  '3days': 3,
  week: 7,
};

/** Days as the clocks of places show them. */
const CALENDARS = new Map(
  MEXICAN_ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone })]),
);

function periodsOf({ start_date: start, city, state }: JobRow): readonly string[] {
  const calendar = CALENDARS.get(zoneOf({ city, state }));
  if (calendar === undefined) throw new Error(`${city}, ${state} has no calendar.`);
  // Midnight in UTC is a day without a clock.
  const isDay = start.getTime() % DAY_MS === 0;
  const day = isDay ? start.toISOString().slice(0, 10) : calendar.format(start);
  const firstDay = (days: number) => calendar.format(Date.now() - (days - 1) * DAY_MS);
  return TERM_VALUES.posted.filter((value) => day >= firstDay(DAYS[value]));
}
