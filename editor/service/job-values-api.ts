import { useQuery } from '@tanstack/react-query';
import type { SiteJobValues } from '#schemas/api/content-jobs.ts';
import { siteJobValues } from '#schemas/generated/answers.ts';
import { sendContent } from './request/content-request.ts';
import { readResponse } from './request/read-response.ts';

/** Imports change jobs a few times a day, ms. */
const STALE_TIME = 60_000;

/** What the open jobs of a site say in the fields that filter them. */
export function useJobValues(siteId: string) {
  return useQuery({
    queryKey: ['job-values', siteId],
    queryFn: ({ signal }) => loadJobValues(siteId, signal),
    staleTime: STALE_TIME,
  });
}

async function loadJobValues(siteId: string, signal: AbortSignal): Promise<SiteJobValues> {
  return readResponse(
    siteJobValues,
    (await sendContent({ path: [siteId, 'job-values'], signal })).text,
  );
}
