import { memo, type ReactNode, useMemo } from 'react';
import { landmarkOfType, PageCanvas, PageLandmarks, splitByLandmark } from '#runtime/index.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { createWidgetSanitiser } from '../html/widget-sanitiser.ts';
import { usePagePart, useSection } from '../page-editor/page-editor-context.ts';
import { useOpenSite } from '../site/open-site-context.ts';
import { EditedBands, EditedSection } from './edited-section.tsx';
import { WidgetPlace } from './edited-widget.tsx';
import { SectionStyles } from './section-styles.tsx';
import { WidgetSanitiserContext } from './widget-sanitiser-context.ts';

/** The open page itself, drawn node by node: each is drawn again only when it changes itself. */
export const PageSheet = memo(function PageSheet() {
  const { document: site, assets } = useOpenSite();
  const pageId = usePagePart('head', ({ head }) => head.id);
  const url = usePagePart('head', ({ head }) => head.url);
  const lang = usePagePart('head', ({ head }) => head.metadata.lang);
  const rootId = usePagePart('rootId', (page) => page.rootId);
  const sanitise = useMemo(() => createWidgetSanitiser(site.sitePrefix), [site.sitePrefix]);
  return (
    <WidgetSanitiserContext value={sanitise}>
      <PageCanvas {...{ site, assets, pageId, url, lang, drawPlace }}>
        <SectionStyles id={rootId} />
        <Landmarks rootId={rootId} />
      </PageCanvas>
    </WidgetSanitiserContext>
  );
});

function drawPlace(widgetId: string): ReactNode {
  return <WidgetPlace id={widgetId} />;
}

function Landmarks({ rootId }: { readonly rootId: string }) {
  const root = useSection(rootId);
  // A text, so that this is drawn again only when a band changes sides.
  const sides = usePagePart('', (page) => bandSides(page, rootId)).split(' ');
  const bands = root?.childIds ?? [];
  const { header, main, footer } = splitByLandmark(bands, (id) => {
    const side = sides[bands.indexOf(id)];
    return side === 'header' || side === 'footer' ? side : undefined;
  });
  return (
    <PageLandmarks header={<EditedBands ids={header} />} footer={<EditedBands ids={footer} />}>
      {root?.widgetId === undefined ? (
        <EditedSection id={rootId} shownIds={main} />
      ) : (
        <EditedSection id={rootId} band />
      )}
    </PageLandmarks>
  );
}

function bandSides({ sections, widgets }: EditedPage, rootId: string): string {
  const bands = sections[rootId]?.childIds ?? [];
  const typeOf = (id: string) => widgets[sections[id]?.widgetId ?? '']?.type ?? '';
  return bands.map((id) => landmarkOfType(typeOf(id)) ?? '-').join(' ');
}
