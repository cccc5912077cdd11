import { memo, useMemo } from 'react';
import { type AssetIndex, PageCanvas, sanitisePage } from '#runtime/index.ts';
import type { PageDocument, SiteDocument } from '#schemas/documents.ts';
import { sanitise } from '../html/sanitise.ts';

export interface PageSheetProps {
  readonly site: SiteDocument;
  readonly page: PageDocument;
  readonly assets: AssetIndex;
}

/** The page itself, drawn by the runtime. It is not drawn again when only the desk around it changes. */
export const PageSheet = memo(function PageSheet({ site, page, assets }: PageSheetProps) {
  const safePage = useMemo(() => sanitisePage(page, sanitise), [page]);
  return <PageCanvas site={site} page={safePage} assets={assets} />;
});
