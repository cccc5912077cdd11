import { memo, type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import {
  CanvasWidget,
  isDrawnLater,
  MissingWidget,
  ownSectionCss,
  PageCanvas,
  PageLandmarks,
  type RowOfSections,
  rowOf,
  SectionBox,
  spanCss,
  splitByLandmark,
  toDrawableOptions,
} from '#runtime/index.ts';
import { traitsOf } from '#schemas/documents/widget-traits.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import { createWidgetSanitiser } from '../../document/html/sanitise.ts';
import {
  useOpenSite,
  usePagePart,
  useSection,
  useSelection,
} from '../../document/store/page-editor-context.ts';
import { serverNow } from '../../service/request/server-clock.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { shownScale } from '../../ui/view/view-store.ts';
import { AnsweredWidget } from './answered-widget.tsx';
import editedWidgetStyles from './edited-widget.module.css';
import { useFrameAddress } from './frame-address.ts';
import { LaterWidget } from './later-widget.tsx';
import styles from './page-note.module.css';
import { useShownWidget, useWidgetSanitiser, WidgetSanitiserContext } from './use-shown-widget.ts';

/** One widget of the open page. It is drawn again only when it changes itself. */
const EditedWidget = memo(function EditedWidget({ id }: { readonly id: string }) {
  const widget = useShownWidget(id);
  const sanitise = useWidgetSanitiser();
  if (!widget) return <MissingWidget widgetId={id} />;
  const { type } = widget;
  const drawn = <CanvasWidget widget={sanitise(widget)} unknown={<UnknownBlock type={type} />} />;
  const shown = traitsOf(type).queries ? (
    <AnsweredWidget widget={widget}>{drawn}</AnsweredWidget>
  ) : (
    drawn
  );
  return isDrawnLater(type) ? <LaterWidget>{shown}</LaterWidget> : shown;
});

/** Other ids cannot be selectors; documents with such ids are drafts that are not valid yet. */
const SELECTABLE = /^[\w-]+$/;

/** The rules of a section and of all below it, each in an element of its own: an option changes one of them. */
const SectionStyles = memo(function SectionStyles({
  id,
  band = false,
  rowId,
  rowGaps,
}: SectionStylesProps) {
  const section = useSection(id);
  if (!section) return null;
  const { parentId, widgetId, childIds = [], options = {} } = section;
  const isRoot = parentId === null;
  const styled = { sectionId: id, options: toDrawableOptions(options) };
  const row = rowOf(styled, childIds.length);
  const around =
    rowId === undefined || rowGaps === undefined ? null : { sectionId: rowId, gaps: rowGaps };
  const css = cssOf(styled, band || (isRoot && widgetId !== undefined), around);
  return (
    <>
      {css !== '' && <style>{css}</style>}
      {childIds.map((child) => (
        <SectionStyles
          key={child}
          id={child}
          band={isRoot}
          rowId={row?.sectionId}
          rowGaps={row?.gaps}
        />
      ))}
    </>
  );
});

/** As large on the screen as the editor's own texts, in pixels; larger ones would not fit small sections. */
const FONT_SIZE = 13;

const LARGEST = 32;

/** One section of the open page with all below it. It is drawn again only when it changes itself. */
const EditedSection = memo(
  function EditedSection({ id, band = false, shownIds }: EditedSectionProps) {
    const section = useSection(id);
    if (!section) return null;
    const { widgetId, childIds = [], options = {} } = section;
    const styled = { sectionId: id, options: toDrawableOptions(options) };
    const drawnIds = shownIds ?? childIds;
    return (
      <SectionBox section={styled} band={band}>
        {widgetId !== undefined && <EditedWidget id={widgetId} />}
        {drawnIds.map((child) => (
          <EditedSection key={child} id={child} band={shownIds !== undefined} />
        ))}
        {widgetId === undefined && drawnIds.length === 0 && <EmptyHint sectionId={id} />}
      </SectionBox>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.band === after.band &&
    before.shownIds?.join(' ') === after.shownIds?.join(' '),
);

/** The open page itself, drawn node by node: each is drawn again only when it changes itself. */
export const PageSheet = memo(function PageSheet() {
  const { document: site, assets } = useOpenSite();
  const pageId = usePagePart('head', ({ head }) => head.id);
  const url = usePagePart('head', ({ head }) => head.url);
  const lang = usePagePart('head', ({ head }) => head.metadata.lang);
  const rootId = usePagePart('rootId', (page) => page.rootId);
  const sanitise = useMemo(() => createWidgetSanitiser(site.sitePrefix), [site.sitePrefix]);
  const frameAddress = useFrameAddress();
  return (
    <WidgetSanitiserContext value={sanitise}>
      <PageCanvas
        site={site}
        assets={assets}
        pageId={pageId}
        url={url}
        lang={lang}
        drawPlace={drawPlace}
        now={serverNow}
        frameAddress={frameAddress}
      >
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
  return bands.map((id) => traitsOf(typeOf(id)).landmark ?? '-').join(' ');
}

interface EditedSectionProps {
  readonly id: string;
  /** True for the direct children of the layout's root. */
  readonly band?: boolean;
  /** Those of its children that stand in it, where others stand elsewhere: the page's header and footer. */
  readonly shownIds?: readonly string[];
}

/** Sections that span the page from edge to edge. */
function EditedBands({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => <EditedSection key={id} id={id} band />);
}

/** Says in an empty section, or on an empty page, how it is filled. */
function EmptyHint({ sectionId }: { readonly sectionId: string }) {
  const message = useMessage();
  const scale = useStore(shownScale, (state) => state.scale);
  const fontSize = Math.min(LARGEST, FONT_SIZE / Math.min(1, scale));
  const isPage = usePagePart('rootId', ({ rootId }) => rootId === sectionId);
  return (
    <div className={`${styles.note} ${isPage ? styles.page : ''}`} style={{ fontSize }} data-empty>
      {isPage && <strong className={styles.title}>{message('canvas.empty.page')}</strong>}
      <span>{message('canvas.empty')}</span>
    </div>
  );
}

interface SectionStylesProps {
  readonly id: string;
  readonly band?: boolean;
  /** The row in which the section stands. */
  readonly rowId?: string | undefined;
  readonly rowGaps?: number | undefined;
}

function cssOf(
  section: Parameters<typeof ownSectionCss>[0],
  isBand: boolean,
  row: RowOfSections | null,
): string {
  if (!SELECTABLE.test(section.sectionId)) return '';
  return ownSectionCss(section, isBand) + (row ? spanCss(row, section) : '');
}

/**
 * A widget in another one: it has no section by which it could be found, so its place bears its id. Where visitors see it only after
 * an act, as in a closed tab, it shows while it is selected.
 */
function WidgetPlace({ id }: { readonly id: string }) {
  const isSelected = useSelection(({ ids }) => ids.includes(id));
  return (
    <div
      className={editedWidgetStyles.place}
      data-widget={id}
      data-selected={isSelected ? '' : undefined}
    >
      <EditedWidget id={id} />
    </div>
  );
}

/** Stands for a widget of a type that this version does not know: it is kept as it is. */
function UnknownBlock({ type }: { readonly type: string }) {
  const message = useMessage();
  return (
    <div className={styles.note} data-unknown>
      <strong className={styles.title}>{message('canvas.unknown', { type })}</strong>
      <span>{message('canvas.unknown.text')}</span>
    </div>
  );
}
