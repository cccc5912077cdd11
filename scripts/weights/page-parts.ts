import { createCompressedText } from '#schemas/weights/compressed-text.ts';
import type { WeightTable } from '#schemas/weights/weight-table.ts';
import {
  type BuiltRuntime,
  SAMPLE_DESCRIPTION,
  SAMPLE_TITLE,
  type SampleWidget,
} from './built-runtime.ts';

type PageParts = WeightTable['page'];

/** Names that repeat nothing of each other, as those of a page hardly do. */
const WORDS = ['abeto', 'bruma', 'cielo', 'drago', 'fuego', 'grillo', 'huerto', 'junco'];
const ICONS = ['award', 'bike', 'chat', 'fuel', 'mail', 'route', 'shield', 'truck'];

/** What sections, pictures and icons weigh, from pages that differ by eight of them. */
export async function measurePageParts(runtime: BuiltRuntime): Promise<PageParts> {
  const empty = await runtime.render({ widgets: [] });
  const sections = await runtime.render({ widgets: [], sections: [nested(WORDS)] });
  const styled = await runtime.render({ widgets: [], sections: [nested(WORDS, { py: 24 })] });
  const cards = (card: (word: string, i: number) => object) =>
    runtime.render({ widgets: [cardsOf(card)] });
  const [sameIcon, icons] = [
    await cards(() => ({ icon: ICONS[0] })),
    await cards((_, i) => ({ icon: ICONS[i] })),
  ];
  const [samePicture, vectors, rasters] = [
    await cards(() => ({ image: picture('abeto', 'svg') })),
    await cards((word) => ({ image: picture(word, 'svg') })),
    await cards((word) => ({ image: picture(word, 'jpg') })),
  ];
  const others = WORDS.length - 1;
  const vectorHtml = (vectors.htmlBytes - samePicture.htmlBytes) / others;
  return roundAll({
    html: empty.htmlBytes - textBytes([SAMPLE_TITLE, SAMPLE_DESCRIPTION]),
    css: empty.cssBytes,
    sectionHtml: (sections.htmlBytes - empty.htmlBytes - textBytes(WORDS)) / WORDS.length,
    sectionCss: (styled.cssBytes - sections.cssBytes - textBytes(WORDS)) / WORDS.length,
    vectorHtml,
    rasterHtml: vectorHtml + (rasters.htmlBytes - vectors.htmlBytes) / WORDS.length,
    iconHtml: (icons.htmlBytes - sameIcon.htmlBytes) / others,
  });
}

function textBytes(texts: readonly string[]): number {
  const compressed = createCompressedText();
  return texts.reduce((sum, text) => sum + compressed.add(text), 0);
}

/** In one band: a page of many bands has a script more. */
function nested(names: readonly string[], options?: object): object {
  const subSections = names.map((sectionId) => ({ sectionId, ...(options && { options }) }));
  return { sectionId: 'banda', subSections };
}

function cardsOf(card: (word: string, i: number) => object): SampleWidget {
  const cards = WORDS.map((word, i) => ({ id: word, title: word, ...card(word, i) }));
  return { id: 'tarjetas', type: 'cards', content: { cards } };
}

function picture(name: string, extension: string): object {
  return { src: `assets/${name}.${extension}`, alt: '', width: 1920, height: 1080 };
}

function roundAll(parts: PageParts): PageParts {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const { html, css, sectionHtml, sectionCss, vectorHtml, rasterHtml, iconHtml } = parts;
  return {
    html: rounded(html),
    css: rounded(css),
    sectionHtml: rounded(sectionHtml),
    sectionCss: rounded(sectionCss),
    vectorHtml: rounded(vectorHtml),
    rasterHtml: rounded(rasterHtml),
    iconHtml: rounded(iconHtml),
  };
}
