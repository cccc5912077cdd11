import { useQuery } from '@tanstack/react-query';
import { contentPageSummary } from '#schemas/generated/answers.ts';
import { askForList } from './request/read-response.ts';

/** The forms of a site outside the bin, published or not, as their list tells them. */
export function useForms(siteId: string) {
  return useQuery({
    queryKey: ['forms', siteId],
    queryFn: ({ signal }) => askForList(contentPageSummary, { path: [siteId, 'forms'], signal }),
  });
}

/** The forms in the bin of a site. */
export function useFormBin(siteId: string) {
  return useQuery({
    queryKey: ['forms', siteId, 'bin'],
    queryFn: ({ signal }) =>
      askForList(contentPageSummary, { path: [siteId, 'forms'], query: { bin: true }, signal }),
    // Whoever asks has seen that something went there just now.
    staleTime: 0,
  });
}
