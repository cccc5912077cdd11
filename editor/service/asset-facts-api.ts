import { useQuery } from '@tanstack/react-query';
import type { ContentAssetFacts } from '#schemas/api/content.ts';
import { contentAssetFacts } from '#schemas/generated/answers.ts';
import { sendContent } from './request/content-request.ts';
import { readResponse } from './request/read-response.ts';

/** What the files of a site weigh. Asked for again whenever the files have changed. */
export function useAssetFacts(siteId: string) {
  return useQuery({
    // Below the key of the files, so that what refreshes them refreshes this.
    queryKey: ['assets', siteId, 'facts'],
    queryFn: ({ signal }) => loadAssetFacts(siteId, signal),
  });
}

async function loadAssetFacts(siteId: string, signal: AbortSignal): Promise<ContentAssetFacts> {
  return readResponse(
    contentAssetFacts,
    (await sendContent({ path: [siteId, 'asset-facts'], signal })).text,
  );
}
