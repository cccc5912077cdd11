import type { Job } from '#schemas/api/jobs.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { Query, QueryResults } from '../../data/query.ts';
import { companyJobsQuery } from '../../jobs/job-queries.ts';
import { createJob } from '../../testing/job.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

/** Every query of the page is for the job, but for the one that counts the jobs of its company. */
const answer = (job: Job | null, companyJobs = 0): QueryResults => ({
  get: <Value>({ key }: Query<Value>) =>
    (key === companyJobsQuery('chofer-1').key ? companyJobs : job) as unknown as Value,
});

export interface Shown {
  readonly job?: Job | null;
  /** Open jobs of its company. */
  readonly companyJobs?: number;
  readonly query?: string;
  /** The job's own page, or a search that shows it beside its list. */
  readonly isSearch?: boolean;
  readonly content?: object;
  readonly site?: Partial<SiteDocument>;
  readonly hasApplyPage?: boolean;
  readonly formMinutes?: Readonly<Record<string, number>>;
}

export function show({
  job = createJob(),
  companyJobs = 0,
  query = '',
  isSearch = false,
  hasApplyPage = false,
  formMinutes = {},
  ...shown
}: Shown = {}) {
  const page = renderTestPage({
    ...(shown.site && { site: shown.site }),
    widgets: [{ id: 'detalle', type: 'job-detail', content: shown.content ?? {} }],
    input: {
      results: answer(job, companyJobs),
      query,
      params: isSearch ? {} : { urlSlug: 'chofer-1' },
      hasApplyPage,
      formMinutes,
    },
  });
  const document = toDocument(page);
  const find = (selector: string) => document.querySelector(`main ${selector}`);
  return { ...page, document, find, text: document.querySelector('main')?.textContent ?? '' };
}
