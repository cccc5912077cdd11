import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyWidget, SectionNode, SiteDocument } from '#schemas/documents/documents.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { fieldsAt } from '#schemas/json/fields.ts';
import applyForm from '../apply/apply-form.module.css?inline';
import applyFields from '../apply/fields/apply-fields.module.css?inline';
import filePicker from '../apply/fields/file-picker.module.css?inline';
import formCover from '../apply/form-cover.module.css?inline';
import { serviceHostMarks } from '../base/service-url.ts';
import type { PageContextValue, StoredPageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import { NO_RESULTS } from '../data/query.ts';
import html from '../html/html.module.css?inline';
import type { SafePage } from '../html/safe-page.ts';
import { toScriptJson } from '../html/script-json.ts';
import { PAGE_DATA_ID } from '../islands/island-props.ts';
import compareJobs from '../jobs/compare-jobs.module.css?inline';
import jobCard from '../jobs/job-card.module.css?inline';
import savedNote from '../jobs/saved-note.module.css?inline';
import searchField from '../jobs/search-field.module.css?inline';
import measuringLine from '../page/measuring-line.module.css?inline';
import { MeasuringLine } from '../page/measuring-line.tsx';
import page from '../page/page.module.css?inline';
import { PageView } from '../page/page-view.tsx';
import section from '../page/section.module.css?inline';
import { SiteQuestion } from '../page/site-question.tsx';
import notice from '../page/widget-notice.module.css?inline';
import blockHeading from '../parts/block-heading.module.css?inline';
import carousel from '../parts/carousel.module.css?inline';
import disclosure from '../parts/disclosure.module.css?inline';
import heroStage from '../parts/hero-stage.module.css?inline';
import linkedCard from '../parts/linked-card.module.css?inline';
import sortBar from '../parts/sort-bar.module.css?inline';
import tabbedPanels from '../parts/tabbed-panels.module.css?inline';
import zoneOffer from '../parts/zone-offer.module.css?inline';
import base from '../style/base.css?inline';
import { focusCss } from '../style/focus-css.ts';
import { fontFaceCss } from '../style/fonts.ts';
import { sectionCss } from '../style/section-css.ts';
import { themeCss } from '../style/theme-css.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import { type ClientEntries, PAGE_SCRIPTS, type PageScript } from './client-entries.ts';
import { containerToMedia } from './container-to-media.ts';
import { DocumentHead, SPECULATION } from './document-head.tsx';
import { describePage } from './page-data.ts';
import { type PageParts, pageParts } from './page-parts.ts';
import { renderBody } from './render-body.tsx';
import type { RenderedPage, RenderInput } from './renderer.ts';
import { SHARED_MARKS, SHARED_PARTS, type SharedPart } from './shared-marks.ts';
import {
  type Asker,
  askerOf,
  asksToMeasure,
  CONSENT_TYPE,
  OPENING_SCRIPTS,
} from './site-consent.ts';

const SHARED = [base, section, page, blockHeading, html, notice].join('');

/** Of the parts that some widgets share. */
const SHARED_CSS: Readonly<Record<SharedPart, string>> = {
  carousel,
  'sort-bar': sortBar,
  'tabbed-panels': tabbedPanels,
  'linked-card': linkedCard,
  'hero-stage': heroStage,
  disclosure,
  'job-card': jobCard,
  'saved-list': savedNote + compareJobs,
  'search-field': searchField,
  'zone-offer': zoneOffer,
  'apply-form': applyForm + applyFields + formCover,
  'file-picker': filePicker,
};

const NAVIGATION = '@view-transition{navigation:auto}';

// One pass over the markup: looking for one mark after the other takes fifteen times as long.
const ANY_MARK = new RegExp(Object.values(SHARED_MARKS).join('|'), 'g');

export interface RenderOptions {
  readonly registry: WidgetRegistry;
  readonly clientEntries: ClientEntries;
}

/** A page document as the HTML document that job seekers get. */
export function renderPage(
  input: RenderInput,
  { registry, clientEntries }: RenderOptions,
): RenderedPage {
  const { results = NO_RESULTS, drawings } = input;
  const page = toPageContext(input);
  const parts = pageParts(input.page, input.variant, registry);
  const { layout, widgets, shown, types } = parts;
  const asker = askerOf(types, input.site);
  const view = (
    <>
      <PageView
        layout={layout}
        question={asker === 'site' && <SiteQuestion consent={input.site.consent} />}
      />
      {asksToMeasure(input.site) && <MeasuringLine layout={layout} pageToken={input.pageToken} />}
    </>
  );
  const islandUrls = clientEntries.islands;
  const body = renderBody({ view, widgets, page, registry, islandUrls, results, drawings });
  const css = pageCss({ site: input.site, page: input.page, types, markup: body.markup });
  const description = describePage(parts, registry, { request: input, results, page });
  const scripts = usedScripts(body.markup, parts, {
    ...{ clientEntries, hasForms: input.hasApplyPage, asker },
  });
  const head = renderToStaticMarkup(
    <DocumentHead
      input={input}
      description={description}
      messages={page.messages}
      css={css}
      scripts={scripts}
      imports={[...new Set(scripts.flatMap((src) => clientEntries.imports[src] ?? []))]}
      firstPicture={body.firstPicture}
    />,
  );
  const data = pageDataScript(page, shown, types);
  const bodyClass = isLong(layout) ? 'rb-page rb-lazy' : 'rb-page';
  const html = `<!doctype html><html lang="${page.page.lang}"${serviceHostMarks(input.site.apiHosts)}>${head}<body class="${bodyClass}">${body.markup}${data}</body></html>`;
  const { status = 200 } = description;
  const { widgetErrors, wantedDrawings } = body;
  const inline = [SPECULATION, ...(asker ? [OPENING_SCRIPTS[asker]] : [])];
  return { html, status, styles: [css], scripts: inline, widgetErrors, wantedDrawings };
}

/** Bands that fill more than a phone's screen, header and footer included. */
const MAX_SHORT_BANDS = 3;

/** Whether a slow phone had better draw the page bit by bit. */
function isLong({ subSections = [] }: SectionNode): boolean {
  return subSections.length > MAX_SHORT_BANDS;
}

interface ScriptOptions extends Pick<RenderOptions, 'clientEntries'> {
  readonly hasForms: boolean | undefined;
  readonly asker: Asker | undefined;
}

/** Only what this page uses: many pages load nothing but the tracking, some not even that. */
function usedScripts(
  markup: string,
  { layout, types }: PageParts,
  { clientEntries: { page, enhance }, hasForms = false, asker }: ScriptOptions,
): string[] {
  const used: Readonly<Record<PageScript, boolean>> = {
    loader: types.some(({ hydrate }) => hydrate !== null),
    // An application that waits for the network goes on from every page.
    tracking: hasForms || markup.includes(' data-event="'),
    'entry-animation': markup.includes(' data-animate="'),
    'draw-bands': isLong(layout),
  };
  const others = types.filter(({ enhanced, type }) => enhanced && type !== CONSENT_TYPE);
  // Some scripts tell something as soon as they run: who listens comes before them.
  const enhanced = [...(asker ? [CONSENT_TYPE] : []), ...others.map(({ type }) => type)];
  return [
    ...PAGE_SCRIPTS.filter((name) => used[name]).map((name) => page[name]),
    ...enhanced.map((type) => enhance[type]),
  ].filter((src) => src !== undefined);
}

/** What the islands of a page share, as a data block; empty on a page without islands. */
function pageDataScript(
  page: PageContextValue,
  shown: readonly AnyWidget[],
  types: readonly RegisteredWidget[],
): string {
  const islands = new Set(types.filter(({ hydrate }) => hydrate !== null).map(({ type }) => type));
  if (islands.size === 0) return '';
  const sources = new Set(shown.filter(({ type }) => islands.has(type)).flatMap(assetSources));
  const assets = Object.fromEntries(
    Object.entries(page.assets).filter(([source]) => sources.has(source)),
  );
  // With the moment of rendering, every copy of the page would be another one.
  const { now: _now, ...request } = page.page;
  // What a company says of itself is printed by the server alone.
  const companies = page.site.companies?.map(({ name, logo }) => ({ name, logo }));
  const site = { ...page.site, ...(companies && { companies }) };
  const data = { ...page, site, page: request, assets } satisfies StoredPageContext;
  return `<script type="application/json" id="${PAGE_DATA_ID}">${toScriptJson(data)}</script>`;
}

/** The paths of pictures and videos that a widget's content names. */
function assetSources({ type, content }: AnyWidget): string[] {
  const { AssetPath = [], VideoPath = [] } = fieldPaths[type] ?? {};
  const fields = [...AssetPath, ...VideoPath].flatMap((path) => fieldsAt(content, path));
  return fields.map(({ value }) => String(value));
}

interface PageCssInput {
  readonly site: SiteDocument;
  readonly page: SafePage;
  readonly types: readonly RegisteredWidget[];
  readonly markup: string;
}

/** The one stylesheet of a page: theme, ground, the styles of its widgets and the values of its sections. */
function pageCss({ site, page, types, markup }: PageCssInput): string {
  const own = sectionCss(page.metadata.layout) + focusCss(markup);
  return [
    fontFaceCss(site.theme.fonts.heading, 'optional'),
    themeCss(site.theme),
    SHARED,
    ...sharedCss(markup),
    ...types.map(({ css }) => css),
    asksToMeasure(site) ? measuringLine : '',
    import.meta.env.PROD ? containerToMedia(own) : `${own}.rb-page{container:page/inline-size}`,
    NAVIGATION,
  ].join('');
}

function sharedCss(markup: string): string[] {
  const found = new Set<string>(markup.match(ANY_MARK));
  return SHARED_PARTS.filter((part) => found.has(SHARED_MARKS[part])).map(
    (part) => SHARED_CSS[part],
  );
}
