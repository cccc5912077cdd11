import { useQuery } from '@tanstack/react-query';
import type { ContentAssetFacts } from '#schemas/api/content.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { toJson } from './content-api.ts';
import { ContentError } from './request/content-error.ts';
import { sendContent } from './request/content-request.ts';

/** What the files of a site weigh. Asked for again whenever the files have changed. */
export function useAssetFacts(siteId: string) {
  return useQuery({
    // Below the key of the files, so that what refreshes them refreshes this.
    queryKey: ['assets', siteId, 'facts'],
    queryFn: ({ signal }) => loadAssetFacts(siteId, signal),
  });
}

async function loadAssetFacts(siteId: string, signal: AbortSignal): Promise<ContentAssetFacts> {
  const facts = toJson((await sendContent({ path: [siteId, 'asset-facts'], signal })).text);
  if (!isAssetFacts(facts)) throw new ContentError('unreadable');
  return facts;
}

function isAssetFacts(value: unknown): value is ContentAssetFacts {
  return isRecord(value) && Object.values(value).every(isRecord);
}
