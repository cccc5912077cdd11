import { useQuery } from '@tanstack/react-query';
import type { ReportedJob } from '#schemas/api/content-reports.ts';
import { reportedJob } from '#schemas/generated/answers.ts';
import { sendContent } from './request/content-request.ts';
import { readList, readResponse } from './request/read-response.ts';

/** Jobs of a site that visitors reported, hidden ones first. */
export function useReportedJobs(siteId: string) {
  return useQuery({
    queryKey: reportedJobsKey(siteId),
    queryFn: ({ signal }) => listReportedJobs(siteId, signal),
  });
}

export function reportedJobsKey(siteId: string): readonly string[] {
  return ['reported-jobs', siteId];
}

async function listReportedJobs(
  siteId: string,
  signal: AbortSignal,
): Promise<readonly ReportedJob[]> {
  const { text } = await sendContent({ path: [siteId, 'job-reports'], signal });
  return readList(reportedJob, text);
}

/** Shows a reported job again, or keeps it out of the site; its reports count as seen. */
export async function decideReportedJob(
  siteId: string,
  { jobId, isHidden }: Pick<ReportedJob, 'jobId' | 'isHidden'>,
): Promise<ReportedJob> {
  const path = [siteId, 'job-reports', jobId];
  return readResponse(
    reportedJob,
    (await sendContent({ method: 'PUT', path, body: { isHidden } })).text,
  );
}
