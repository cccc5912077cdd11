import { useQuery } from '@tanstack/react-query';
import { appliedJobs } from '#schemas/generated/recruiting-answers.ts';
import { askFor } from '../request/read-response.ts';

/** Jobs that come meanwhile are there when the filters are next opened. */
const FRESH_MS = 60_000;

/** Jobs that the site has applications to. */
export function useAppliedJobs(siteId: string) {
  return useQuery({
    queryKey: ['application-jobs', siteId],
    queryFn: async ({ signal }) => {
      const path = [siteId, 'application-jobs'];
      return (await askFor(appliedJobs, { path, signal })).data;
    },
    staleTime: FRESH_MS,
  });
}
