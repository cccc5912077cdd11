import { typeWeight, type WeightTable } from '../definitions/weight-table.ts';
import type { PageDocument } from '../documents/documents.ts';
import { visitSections } from '../documents/layout.ts';
import { isRecord } from '../json/fields.ts';
import type { CompressedText } from './compressed-text.ts';
import { createDiscount, type DiscountLimits } from './discount.ts';
import type { WeighedParts } from './weighed-parts.ts';

/** Fitted to the shipped pages, the one with every widget among them: 0.9 % off on average, at most 2 %. */
const REPETITION: DiscountLimits = { most: 0.4, half: 4000 };

export interface StyleWeights {
  readonly base: number;
  /** Of each widget, the styles that none before it brings. */
  readonly widgets: readonly number[];
}

export function weighStyles(
  { page, shown, table }: WeighedParts,
  text: CompressedText,
): StyleWeights {
  const present = new Set<string>();
  const discounted = createDiscount(REPETITION);
  const add = (name: string, bytes: number) => {
    if (present.has(name)) return 0;
    present.add(name);
    return discounted(bytes);
  };
  const widgets = shown.map(({ widget: { type } }) => {
    const { css, parts } = typeWeight(table, type) ?? { css: 0, parts: [] };
    const shared = parts.map((part) => add(`part ${part}`, table.parts[part] ?? 0));
    return shared.reduce((sum, bytes) => sum + bytes, add(type, css));
  });
  return { base: table.page.css + sectionBytes(page, table, text), widgets };
}

/** Sections that say something of themselves are rules of the stylesheet. */
function sectionBytes(
  { metadata }: PageDocument,
  { page }: WeightTable,
  text: CompressedText,
): number {
  const bytes = visitSections(metadata.layout).map(({ section: { sectionId, options } }) =>
    options === undefined
      ? 0
      : page.sectionCss + text.add(`#s-${sectionId}{`) + declarationBytes(options, text),
  );
  return bytes.reduce((sum, each) => sum + each, 0);
}

function declarationBytes(options: object, text: CompressedText): number {
  const bytes = Object.entries(options).map(([name, value]) =>
    isRecord(value)
      ? text.add(`@media ${name}{`) + declarationBytes(value, text)
      : text.add(`${name}:${value};`),
  );
  return bytes.reduce((sum, each) => sum + each, 0);
}
