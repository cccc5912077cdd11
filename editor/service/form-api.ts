import { useQuery } from '@tanstack/react-query';
import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import { contentPageSummary } from '#schemas/generated/answers.ts';
import { sendContent } from './request/content-request.ts';
import { readList } from './request/read-response.ts';

/** The forms of a site outside the bin, published or not, as their list tells them. */
export function useForms(siteId: string) {
  return useQuery({
    queryKey: ['forms', siteId],
    queryFn: ({ signal }) => listForms(siteId, signal),
  });
}

/** The forms in the bin of a site. */
export function useFormBin(siteId: string) {
  return useQuery({
    queryKey: ['forms', siteId, 'bin'],
    queryFn: ({ signal }) => listForms(siteId, signal, { bin: true }),
    // Whoever asks has seen that something went there just now.
    staleTime: 0,
  });
}

async function listForms(
  siteId: string,
  signal: AbortSignal,
  query: { readonly bin?: boolean } = {},
): Promise<readonly ContentPageSummary[]> {
  const { text } = await sendContent({ path: [siteId, 'forms'], query, signal });
  return readList(contentPageSummary, text);
}
