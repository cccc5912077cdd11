import { type MarkupWeight, typeWeight, type WeightTable } from '../definitions/weight-table.ts';
import type { PageDocument, SectionNode, SiteDocument } from '../documents/documents.ts';
import { visitSections } from '../documents/layout.ts';
import { type ShownWidget, shownWidgets } from '../fields/shown-widgets.ts';
import { type CompressedText, createCompressedText, createTextBound } from './compressed-text.ts';
import { type ContentParts, contentPartsOf } from './content-parts.ts';
import { createDiscount, type DiscountLimits } from './discount.ts';
import { measuredWeights } from './generated/measured-weights.ts';
import { createMarkupMeter } from './markup-meter.ts';
import type { PageWeight, PictureWeight, WidgetWeight } from './page-weight.ts';
import { type WeighedAssets, weighPictures } from './weigh-pictures.ts';
import { weighStyles } from './weigh-styles.ts';
import type { WeighedParts } from './weighed-parts.ts';

/** Share of its markup that another widget of the same type adds. Both are fitted to the shipped pages. */
const AGAIN = 0.25;

const REPETITION: DiscountLimits = { most: 0.4, half: 20_000 };

/** Pages of more bands are drawn bit by bit (`docs/adr/0007-slow-phones-draw-bit-by-bit.md`). */
const MAX_SHORT_BANDS = 3;

export interface WeighOptions {
  /** Pictures that are not among them are weighed by their size in the document, drawings not at all. */
  readonly assets?: WeighedAssets | undefined;
  /** For its heading font, and what asking and measuring take. */
  readonly site?: Pick<SiteDocument, 'theme' | 'enableWidgetTracking'> | undefined;
  readonly weights?: WeightTable | undefined;
}

/**
 * Estimates what a phone downloads for a page from the document alone, in time linear in its size: the parts'
 * weights are measured ahead (`npm run weights`). The page is weighed as its own address shows it, without
 * variants. Widgets of unknown types weigh nothing; what services fill in weighs as it does in the samples.
 */
export function weighPage(page: PageDocument, options: WeighOptions = {}): PageWeight {
  return weigh(page, options, createCompressedText);
}

/**
 * At least what `weighPage` gives, without looking for repetitions, in a fraction of the time: a page within its
 * budgets by this is within them. Scripts, pictures and fonts are the same.
 */
export function weighPageAtMost(page: PageDocument, options: WeighOptions = {}): PageWeight {
  return weigh(page, options, createTextBound);
}

function weigh(
  page: PageDocument,
  { assets, site, weights = measuredWeights }: WeighOptions,
  createText: () => CompressedText,
): PageWeight {
  const shown = shownWidgets(page);
  const isMeasured = site?.enableWidgetTracking === true;
  const parts = { page, shown, table: weights, isMeasured };
  const html = roundParts(weighMarkup(parts, createText()));
  const css = roundParts(weighStyles(parts, createText()));
  const scripts = roundParts(weighScripts(parts));
  const { requested: pictures, held } = weighPictures(shown, assets, weights);
  const heldBytes = (id: string) =>
    sumOf(held.filter(({ widgetId }) => widgetId === id).map(({ bytes }) => bytes));
  const images = imagesOf(shown, pictures);
  const widgets = shown.map(
    ({ widget: { id, type } }, i): WidgetWeight => ({
      id,
      type,
      html: (html.widgets[i] ?? 0) + heldBytes(id),
      css: css.widgets[i] ?? 0,
      scripts: scripts.widgets[i] ?? 0,
      images: images.get(id) ?? 0,
    }),
  );
  const base = { html: html.base, css: css.base, scripts: scripts.base };
  const fonts = (site && weights.fonts[site.theme.fonts.heading]) ?? 0;
  const sums = {
    html: base.html + sumOf(widgets.map((widget) => widget.html)),
    css: base.css + sumOf(css.widgets),
    scripts: base.scripts + sumOf(scripts.widgets),
    images: sumOf(pictures.map(({ bytes }) => bytes)),
    fonts,
  };
  return { ...sums, total: sumOf(Object.values(sums)), base, widgets, pictures };
}

interface Parts {
  readonly base: number;
  readonly widgets: readonly number[];
}

/** Whole bytes from here on, so that the sums of what is shown are right. */
function roundParts({ base, widgets }: Parts): Parts {
  return { base: Math.round(base), widgets: widgets.map(Math.round) };
}

function imagesOf(
  shown: readonly ShownWidget[],
  pictures: readonly PictureWeight[],
): ReadonlyMap<string, number> {
  const images = new Map(shown.map(({ widget }) => [widget.id, 0]));
  for (const { widgetId, bytes } of pictures)
    images.set(widgetId, (images.get(widgetId) ?? 0) + bytes);
  return images;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

interface ScriptWeights {
  readonly base: number;
  /** Of each widget, those that none before it loads. */
  readonly widgets: readonly number[];
}

function weighScripts(parts: WeighedParts): ScriptWeights {
  const { shown, table } = parts;
  const loaded = new Set<string>();
  const load = (names: readonly string[]) => {
    const added = [...new Set(names)].filter((name) => !loaded.has(name));
    for (const name of added) loaded.add(name);
    return added.reduce((sum, name) => sum + (table.scripts[name] ?? 0), 0);
  };
  const base = load(pageScripts(parts));
  return {
    base,
    widgets: shown.map(({ widget }) => load(typeWeight(table, widget.type)?.scripts ?? [])),
  };
}

function pageScripts({ page, shown, table, isMeasured }: WeighedParts): string[] {
  const { layout } = page.metadata;
  return [
    ...(shown.some(({ widget }) => typeWeight(table, widget.type)?.tracked)
      ? table.pageScripts.tracking
      : []),
    ...(visitSections(layout).some(({ section }) => isAnimated(section))
      ? table.pageScripts['entry-animation']
      : []),
    ...((layout.subSections ?? []).length > MAX_SHORT_BANDS ? table.pageScripts['draw-bands'] : []),
    ...(isMeasured ? table.pageScripts.measuring : []),
  ];
}

function isAnimated({ options }: SectionNode): boolean {
  const values = [options, ...Object.values(options?.breakpoints ?? {})];
  return values.some((value) => value?.animation !== undefined && value.animation !== 'NONE');
}

interface MarkupWeights {
  readonly base: number;
  readonly widgets: readonly number[];
}

/** The page's HTML in bytes gz without its stylesheet: what the document says, and the markup around it. */
function weighMarkup({ page, shown, table }: WeighedParts, texts: CompressedText): MarkupWeights {
  const { title, description, layout } = page.metadata;
  const meter = createMarkupMeter(table.page, texts);
  const discounted = createDiscount(REPETITION);
  const types = new Set<string>();
  const sections = visitSections(layout).slice(1);
  const names = [title, description, ...sections.map(({ section }) => section.sectionId)];
  const base = names.reduce((sum, name) => sum + meter.addText(name), table.page.html);
  return {
    base: base + sections.length * table.page.sectionHtml,
    widgets: shown.map(({ widget }) => {
      const type = typeWeight(table, widget.type);
      if (type === undefined) return 0;
      const parts = contentPartsOf(widget);
      const markup = markupBytes(type.html, parts, types.has(widget.type) ? AGAIN : 1);
      types.add(widget.type);
      return discounted(markup) + meter.addText(widget.id) + meter.addContent(parts);
    }),
  };
}

/** @param share how much of what the type writes once is new to the page */
function markupBytes(
  { fixed, field, repeat }: MarkupWeight,
  { fields, repeats }: ContentParts,
  share: number,
): number {
  const seenBefore = share === 1 ? repeats : repeats + fields;
  return share * (fixed + field * fields) + repeat * seenBefore;
}
