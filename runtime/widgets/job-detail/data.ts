import { REPORT_PARAMETER } from '#schemas/api/constants.ts';
import type { JobDetailContent } from '#schemas/documents/documents.ts';
import type { SafeJob } from '../../data/api-port.ts';
import type { DescribedPage, PageDescription, WidgetData } from '../../data/widget-data.ts';
import { applyWay } from '../../jobs/apply-link.ts';
import { RETURN_PARAM } from '../../jobs/job-href.ts';
import { companyJobsQuery } from '../../jobs/job-queries.ts';
import { isClosed, isJobPage, shownJobQuery, shownJobSlug } from '../../jobs/shown-job.ts';
import { fillMessage } from '../../messages/messages.ts';
import { toJobPosting } from './job-posting.ts';
import { neighboursQuery } from './neighbours-query.ts';
import { plainStart } from './plain-start.ts';

/** What search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

export const data: WidgetData<JobDetailContent> = {
  params: ['job', RETURN_PARAM, REPORT_PARAMETER],
  queries: (_content, request) => {
    const neighbours = neighboursQuery(request);
    return [
      shownJobQuery(request),
      companyJobsQuery(shownJobSlug(request)),
      ...(neighbours ? [neighbours] : []),
    ];
  },
  describe(_content, request, results, page) {
    const job = isJobPage(request) ? results.get(shownJobQuery(request)) : undefined;
    if (job === undefined) return {};
    return job === null ? describeMissing(page) : describeJob(job, page);
  },
};

function describeMissing({ messages }: DescribedPage): PageDescription {
  return { status: 404, noindex: true, title: messages['job-detail.missing-title'].text };
}

function describeJob(job: SafeJob, { site, messages }: DescribedPage): PageDescription {
  const { title, company, description, jobPosting } = job;
  const name = title ?? messages['jobs.untitled'].text;
  const pattern = messages['job-detail.document-title'].text;
  const start = plainStart(`${description} ${jobPosting}`, DESCRIPTION_LENGTH);
  const structuredData = toJobPosting(job, applyWay(job, site)?.kind === 'form');
  return {
    job,
    title: company ? fillMessage(pattern, { title: name, company }) : name,
    ...(start !== '' && { description: start }),
    ...(isClosed(job) && { noindex: true }),
    ...(!isClosed(job) && structuredData && { structuredData }),
  };
}
