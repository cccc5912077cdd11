import { useMemo } from 'react';
import type { OpenSite } from '../document/store/page-editor-context.ts';
import { useAssetIndex, useSiteDocument } from '../service/content-queries.ts';

/** The site that a document of it is worked on in; null until its settings and pictures are there. */
export function useSiteToOpen(siteId: string) {
  const settings = useSiteDocument(siteId);
  const assets = useAssetIndex(siteId);
  const openSite = useMemo<OpenSite | null>(
    () =>
      settings.data?.ok && assets.data
        ? { siteId, document: settings.data.value, assets: assets.data }
        : null,
    [siteId, settings.data, assets.data],
  );
  return { openSite, settings, assets };
}
