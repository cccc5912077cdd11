import { TERM_FACETS, UNKNOWN_TERM } from '#schemas/api/constants.ts';
import type { FacetField } from '#schemas/api/jobs.ts';
import { changeSearch, type JobSearchState } from './job-search.ts';

type TermField = Exclude<(typeof TERM_FACETS)[number], 'posted'>;

/** Facets that a job may leave unsaid: every job says its day. */
const UNSAID_FIELDS = TERM_FACETS.filter((field): field is TermField => field !== 'posted');

/** Facets whose choice leaves out the jobs that do not say them. */
export function strictFields({ chosen }: JobSearchState): readonly TermField[] {
  return UNSAID_FIELDS.filter(
    (field) => chosen[field].length > 0 && !chosen[field].includes(UNKNOWN_TERM),
  );
}

/** The search together with the jobs that do not say some of the fields. */
export function withUnsaid(search: JobSearchState, fields: readonly FacetField[]): JobSearchState {
  const more = fields.map((field) => [field, [...search.chosen[field], UNKNOWN_TERM]] as const);
  return changeSearch(search, { chosen: { ...search.chosen, ...Object.fromEntries(more) } });
}
