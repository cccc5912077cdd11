import type { WeightTable } from '../definitions/weight-table.ts';
import type { CompressedText } from './compressed-text.ts';
import type { ContentParts } from './content-parts.ts';

/** Weighs what a document says, one thing after the other: what repeats something before it weighs less. */
export interface MarkupMeter {
  addText(text: string): number;
  addContent(parts: Pick<ContentParts, 'texts' | 'icons' | 'pictures'>): number;
}

export type OtherThings = Pick<WeightTable['page'], 'iconHtml' | 'vectorHtml' | 'rasterHtml'>;

export function createMarkupMeter(
  { iconHtml, vectorHtml, rasterHtml }: OtherThings,
  texts: CompressedText,
): MarkupMeter {
  const seen = new Set<string>();
  const bytesOfNew = (name: string, bytes: number) => {
    if (seen.has(name)) return 0;
    seen.add(name);
    return bytes;
  };
  return {
    addText: texts.add,
    addContent(parts) {
      const bytes = [
        ...parts.texts.map(texts.add),
        ...parts.icons.map((icon) => bytesOfNew(icon, iconHtml)),
        ...parts.pictures.map((src) =>
          bytesOfNew(src, src.endsWith('.svg') ? vectorHtml : rasterHtml),
        ),
      ];
      return bytes.reduce((sum, each) => sum + each, 0);
    },
  };
}
