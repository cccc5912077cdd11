import type { Database } from '#server/db/open-database.ts';
import type { JobColumns } from '#server/jobs/columns/job-columns.ts';
import { loadColumns } from '#server/jobs/columns/load-columns.ts';

/** What filters and facets of an agency's jobs are counted of, however many there are. */
export async function readColumns(
  kysely: Database['kysely'],
  agencyId: string,
): Promise<JobColumns> {
  const options = { agencyId, mostRows: Number.POSITIVE_INFINITY };
  const columns = await loadColumns(kysely, { ...options, signal: new AbortController().signal });
  if (columns === undefined) throw new Error('The jobs changed while they were read.');
  return columns;
}
