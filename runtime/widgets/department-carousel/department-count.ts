import type { Department } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import { toDepartmentSearch } from './department-search.ts';

/** Values of a facet that the search answers at most; it leaves out those with the fewest jobs. */
const MOST_VALUES = 200;

/** Number of open jobs of a department; undefined where the answer of its query does not tell. */
export function departmentCount(
  item: Sanitised<Department>,
  listing: JobListing | undefined,
): number | undefined {
  const { field } = item.filter;
  if (listing === undefined) return undefined;
  if (field === 'keyword') return listing.totalRecords;
  const values = listing.facets[field] ?? [];
  const [wanted] = toDepartmentSearch(item).chosen[field];
  const found = values.find(({ value }) => value === wanted)?.count;
  return found ?? (values.length < MOST_VALUES ? 0 : undefined);
}
