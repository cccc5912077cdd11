import { createContext, useContext } from 'react';
import type { AssetIndex } from '#runtime/index.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';

/** The site whose page is open, as far as drawing and judging a page needs it. */
export interface OpenSite {
  readonly siteId: string;
  readonly document: SiteDocument;
  readonly assets: AssetIndex;
}

export const OpenSiteContext = createContext<OpenSite | null>(null);

export function useOpenSite(): OpenSite {
  const site = useContext(OpenSiteContext);
  if (site === null)
    throw new Error('A view was rendered outside <OpenSiteContext>. Wrap it in one.');
  return site;
}
