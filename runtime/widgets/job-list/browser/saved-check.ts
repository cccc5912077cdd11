import { serviceUrl } from '../../../base/service-url.ts';
import { fieldsOf, parseSavedJob } from '../../../jobs/parse-saved-job.ts';
import type { SavedJob } from '../../../jobs/saved-job.ts';

/** Jobs that one request may ask for: `jobDetailsRoute`. */
const MAX_IDS = 200;

export interface CheckedJobs {
  /** Those that can still be applied for, as they are today. */
  readonly open: readonly SavedJob[];
  /** Slugs of those that cannot. */
  readonly closed: ReadonlySet<string>;
  /** All that the server says of the open ones, by their slugs. */
  readonly answers: ReadonlyMap<string, Answer>;
}

type Answer = ReturnType<typeof fieldsOf>;

/** Asks the server about saved jobs, in blocks of one client. Those it does not answer for are in neither list. */
export async function checkSavedJobs(
  agencyId: string,
  jobs: readonly SavedJob[],
): Promise<CheckedJobs> {
  const clients = new Set(jobs.map(({ clientId }) => clientId).filter(Boolean));
  const checks = await Promise.all(
    [...clients].flatMap((clientId) => {
      const own = jobs.filter((job) => job.clientId === clientId);
      const blocks = own.flatMap((_, i) => (i % MAX_IDS ? [] : [own.slice(i, i + MAX_IDS)]));
      return blocks.map((block) =>
        checkClient(agencyId, clientId, block).catch(() => ({ open: [], closed: [], answers: [] })),
      );
    }),
  );
  return {
    open: checks.flatMap(({ open }) => open),
    closed: new Set(checks.flatMap(({ closed }) => closed)),
    answers: new Map(checks.flatMap(({ answers }) => answers)),
  };
}

async function checkClient(agencyId: string, clientId: string, jobs: readonly SavedJob[]) {
  const [agency, client] = [agencyId, clientId].map(encodeURIComponent);
  const response = await fetch(
    serviceUrl('jobs', `/v4/agencies/${agency}/clients/${client}/job-details`),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(jobs.map(({ id }) => id)),
    },
  );
  const { data } = fieldsOf(response.ok ? await response.json() : undefined);
  // Handled silently by whoever asked (spec section 8, "Job-detail fetch fails").
  if (!Array.isArray(data)) throw new Error('Failed to fetch job details');
  const open = data.map(parseSavedJob).filter((job) => job !== undefined);
  const answers = data.map(fieldsOf).map((job): [string, Answer] => [String(job['urlSlug']), job]);
  const ids = new Set(answers.map(([, { id }]) => id));
  const closed = jobs.filter(({ id }) => !ids.has(id)).map(({ urlSlug }) => urlSlug);
  return { open, closed, answers };
}
