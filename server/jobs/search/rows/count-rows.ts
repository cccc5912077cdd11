import { TERM_VALUES } from '#schemas/api/constants.ts';
import type { FacetField, FacetValue } from '#schemas/api/jobs.ts';
import type { CodedColumn, JobColumns } from '../../columns/job-columns.ts';
import type { RowSet } from '../../columns/row-set.ts';
import { countEach, LISTED_FIELDS } from '../../records/job-values.ts';
import { type CountedTerms, countTerm } from '../../terms/term-bits.ts';
import { isTextFacet } from '../query/allowed-values.ts';
import { toPostedValues, type ValueCount, withValue } from '../query/load-summary.ts';
import { postedSince } from '../query/posted.ts';
import { isSince } from './selected-rows.ts';

/** How rows fall on the values of a facet, as `loadSummary` counts them. */
export function countFacet(columns: JobColumns, rows: RowSet, field: FacetField): FacetValue[] {
  if (isTextFacet(field)) {
    const values = countValues(columns.texts[field], rows);
    return withValue(LISTED_FIELDS.has(field) ? countEach(values) : values);
  }
  if (field === 'posted') return toPostedValues(countPeriods(columns, rows));
  return countTerm(field, countTerms(columns, rows));
}

/** Facets of terms that count the same rows share what was counted. */
const counted = new WeakMap<RowSet, readonly CountedTerms[]>();

function countTerms({ terms, termBits }: JobColumns, rows: RowSet): readonly CountedTerms[] {
  const known = counted.get(rows);
  if (known !== undefined) return known;
  const counts = rows.countCodes(terms.codes, terms.values.length);
  const groups: CountedTerms[] = [];
  for (const [code, count] of counts.entries())
    if (count > 0) groups.push({ terms: termBits[code] ?? 0, count });
  counted.set(rows, groups);
  return groups;
}

function countValues({ codes, values }: CodedColumn, rows: RowSet): ValueCount[] {
  const counts = rows.countCodes(codes, values.length);
  return values
    .map((value, code) => ({ value, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** The newest come first: behind the first that is older than all periods nothing is within one. */
function countPeriods({ start, zones }: JobColumns, rows: RowSet): readonly ValueCount[] {
  const periods = TERM_VALUES.posted.map(postedSince).filter((period) => period !== undefined);
  const counts = new Uint32Array(periods.length + 1);
  const oldest = Math.min(...periods.flat().map(({ day }) => day));
  rows.some((row) => {
    const micros = start[row] ?? 0;
    const zone = zones[row] ?? 0;
    const within = periods.filter((period) => isSince(micros, period[zone])).length;
    counts[within] = (counts[within] ?? 0) + 1;
    return micros / 1000 < oldest;
  });
  return Array.from(counts, (count, within) => ({ value: String(within), count }));
}
