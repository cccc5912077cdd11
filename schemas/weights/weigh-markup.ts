import { visitSections } from '../layout.ts';
import type { CompressedText } from './compressed-text.ts';
import { type ContentParts, contentPartsOf } from './content-parts.ts';
import { createDiscount, type DiscountLimits } from './discount.ts';
import { createMarkupMeter } from './markup-meter.ts';
import type { WeighedParts } from './weighed-parts.ts';
import { type MarkupWeight, typeWeight } from './weight-table.ts';

/** Share of its markup that another widget of the same type adds. Both are fitted to the shipped pages. */
const AGAIN = 0.25;
const REPETITION: DiscountLimits = { most: 0.4, half: 20_000 };

export interface MarkupWeights {
  readonly base: number;
  readonly widgets: readonly number[];
}

/** The page's HTML in bytes gz without its stylesheet: what the document says, and the markup around it. */
export function weighMarkup(
  { page, shown, table }: WeighedParts,
  texts: CompressedText,
): MarkupWeights {
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
