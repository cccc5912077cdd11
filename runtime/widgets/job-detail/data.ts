import { REPORT_PARAMETER } from '#schemas/api/constants.ts';
import type { JobDetailContent } from '#schemas/documents/documents.ts';
import type { SafeJob } from '../../data/api-port.ts';
import type { PageDescription, WidgetData } from '../../data/widget-data.ts';
import { RETURN_PARAM } from '../../jobs/job-href.ts';
import { companyJobsQuery } from '../../jobs/job-queries.ts';
import { isClosed, isJobPage, shownJobQuery, shownJobSlug } from '../../jobs/shown-job.ts';
import { createMessages } from '../../messages/messages.ts';
import { toJobPosting } from './job-posting.ts';
import { plainStart } from './plain-start.ts';

/** What search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

const MESSAGES = createMessages();

export const data: WidgetData<JobDetailContent> = {
  params: ['job', RETURN_PARAM, REPORT_PARAMETER],
  queries: (_content, request) => [shownJobQuery(request), companyJobsQuery(shownJobSlug(request))],
  describe(_content, request, results) {
    const job = isJobPage(request) ? results.get(shownJobQuery(request)) : undefined;
    if (job === undefined) return {};
    return job === null ? describeMissing() : describeJob(job);
  },
};

function describeMissing(): PageDescription {
  return { status: 404, noindex: true, title: MESSAGES['job-detail.missing-title'].text };
}

function describeJob(job: SafeJob): PageDescription {
  const { title, company, description, jobPosting } = job;
  const name = title ?? MESSAGES['jobs.untitled'].text;
  const start = plainStart(`${description} ${jobPosting}`, DESCRIPTION_LENGTH);
  const structuredData = toJobPosting(job);
  return {
    job,
    title: company ? `${name} – ${company}` : name,
    ...(start !== '' && { description: start }),
    ...(isClosed(job) && { noindex: true }),
    ...(!isClosed(job) && structuredData && { structuredData }),
  };
}
