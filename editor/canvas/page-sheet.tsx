import { memo, useMemo } from 'react';
import { type AssetIndex, PageCanvas, sanitisePage } from '#runtime/index.ts';
import type { PageDocument, SiteDocument } from '#schemas/documents.ts';
import { createSanitiser } from '../html/sanitise.ts';

export interface PageSheetProps {
  readonly site: SiteDocument;
  readonly page: PageDocument;
  readonly assets: AssetIndex;
}

/** The page itself, drawn by the runtime. It is not drawn again when only the desk around it changes. */
export const PageSheet = memo(function PageSheet({ site, page, assets }: PageSheetProps) {
  const sanitise = useMemo(() => createSanitiser(site.sitePrefix), [site.sitePrefix]);
  const safePage = useMemo(() => sanitisePage(page, sanitise), [page, sanitise]);
  return <PageCanvas site={site} page={safePage} assets={assets} />;
});
