import type { PageDocument, SiteDocument } from '../documents.ts';
import { type ShownWidget, shownWidgets } from '../shown-widgets.ts';
import { type CompressedText, createCompressedText, createTextBound } from './compressed-text.ts';
import { measuredWeights } from './generated/measured-weights.ts';
import type { PageWeight, PictureWeight, WidgetWeight } from './page-weight.ts';
import { weighMarkup } from './weigh-markup.ts';
import { type WeighedAssets, weighPictures } from './weigh-pictures.ts';
import { weighScripts } from './weigh-scripts.ts';
import { weighStyles } from './weigh-styles.ts';
import type { WeightTable } from './weight-table.ts';

export interface WeighOptions {
  /** Pictures that are not among them are weighed by their size in the document, drawings not at all. */
  readonly assets?: WeighedAssets | undefined;
  /** For its heading font. */
  readonly site?: Pick<SiteDocument, 'theme'> | undefined;
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
  const parts = { page, shown, table: weights };
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
