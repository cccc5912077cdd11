import { useQuery } from '@tanstack/react-query';
import { appliedJobs } from '#schemas/generated/recruiting-answers.ts';
import { sendContent } from '../request/content-request.ts';
import { readResponse } from '../request/read-response.ts';

/** Jobs that come meanwhile are there when the filters are next opened. */
const FRESH_MS = 60_000;

/** Jobs that the site has applications to. */
export function useAppliedJobs(siteId: string) {
  return useQuery({
    queryKey: ['application-jobs', siteId],
    queryFn: async ({ signal }) => {
      const { text } = await sendContent({ path: [siteId, 'application-jobs'], signal });
      return readResponse(appliedJobs, text).data;
    },
    staleTime: FRESH_MS,
  });
}
