import { useQuery } from '@tanstack/react-query';
import type { ReportedJob } from '#schemas/api/content-reports.ts';
import { reportedJob } from '#schemas/generated/answers.ts';
import { askFor, askForList } from './request/read-response.ts';

/** Jobs of a site that visitors reported, hidden ones first. */
export function useReportedJobs(siteId: string) {
  return useQuery({
    queryKey: reportedJobsKey(siteId),
    queryFn: ({ signal }) => askForList(reportedJob, { path: [siteId, 'job-reports'], signal }),
  });
}

export function reportedJobsKey(siteId: string): readonly string[] {
  return ['reported-jobs', siteId];
}

/** Shows a reported job again, or keeps it out of the site; its reports count as seen. */
export function decideReportedJob(
  siteId: string,
  { jobId, isHidden }: Pick<ReportedJob, 'jobId' | 'isHidden'>,
): Promise<ReportedJob> {
  const path = [siteId, 'job-reports', jobId];
  return askFor(reportedJob, { method: 'PUT', path, body: { isHidden } });
}
