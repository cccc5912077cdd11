import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { mapValues, sumBy } from 'lodash-es';
import { sampleRegistry } from '#runtime/generated/sample-registry.ts';
import type { MarkupWeight, TypeWeight, WeightTable } from '#schemas/definitions/weight-table.ts';
import { traitsOf } from '#schemas/documents/widget-traits.ts';
import { createCompressedText } from '#schemas/weights/compressed-text.ts';
import { contentPartsOf } from '#schemas/weights/content-parts.ts';
import { createMarkupMeter } from '#schemas/weights/markup-meter.ts';
import { projectRoot } from '../base/project-root.ts';
import { gzipBytes } from '../measure/gzip-bytes.ts';
import {
  type BuiltRuntime,
  openBuiltRuntime,
  SAMPLE_DESCRIPTION,
  SAMPLE_TITLE,
  type SamplePage,
  type SampleWidget,
} from './built-runtime.ts';
import { fitMarkup, type MarkupSample } from './fit-markup.ts';
import { findPictureUses } from './picture-uses.ts';
import { gainedCss, type RenderedType, sortCss } from './stylesheets.ts';

/** Names that repeat nothing of each other, as those of a page hardly do. */
const WORDS = ['abeto', 'bruma', 'cielo', 'drago', 'fuego', 'grillo', 'huerto', 'junco'];

const ICONS = ['award', 'bike', 'chat', 'fuel', 'mail', 'route', 'shield', 'truck'];

/** Widgets that stand on every page beside the one that is weighed, so that what pages repeat counts as repeated. */
const USUAL_TYPES = ['header', 'rich-text', 'footer'];

/** Measures everything that a production build can tell of weights. The same build always gives the same table. */
export async function measureWeights(distDir: string): Promise<WeightTable> {
  const runtime = await openBuiltRuntime(distDir);
  const { scripts, pageScripts, scriptsOf } = readScriptSizes(distDir);
  const page = await measurePageParts(runtime);
  const types = Object.keys(sampleRegistry).sort();
  const base = (await runtime.render({ widgets: [] })).css;
  const rendered: RenderedType[] = [];
  for (const type of types) rendered.push(await renderType(runtime, base, type));
  const css = sortCss(rendered);
  const widgets: Record<string, TypeWeight> = {};
  for (const each of rendered) {
    const { type } = each;
    const shared = css.partsOf(each).map((part) => css.shared.get(part) ?? '');
    widgets[type] = {
      html: await measureMarkup(runtime, page, type),
      css: gainedBytes(base + shared.join(''), css.ownCss(each)),
      parts: css.partsOf(each),
      scripts: scriptsOf(type),
      tracked: each.html.includes(' data-event="'),
      pictures: await findPictureUses(runtime, samplesOf(type)),
    };
  }
  const parts = [...css.shared].map(([part, text]) => [part, gainedBytes(base, text)]);
  return {
    page,
    parts: Object.fromEntries(parts),
    scripts,
    pageScripts,
    fonts: readFontSizes(),
    widgets,
  };
}

/** All samples of a type, and its styles from a page that shows nothing else. */
async function renderType(
  runtime: BuiltRuntime,
  base: string,
  type: string,
): Promise<RenderedType> {
  const pages = [];
  for (const sample of samplesOf(type)) pages.push(await runtime.render(pageOf(type, [sample])));
  const html = pages.map(({ html: text, css }) => text.replace(css, '')).join('');
  return { type, html, css: gainedCss(base, pages[0]?.css ?? base) };
}

async function measureMarkup(
  runtime: BuiltRuntime,
  page: WeightTable['page'],
  type: string,
): Promise<MarkupWeight> {
  const usual = USUAL_TYPES.filter((each) => each !== type).flatMap((each) =>
    samplesOf(each).slice(0, 1),
  );
  const without = await runtime.render(pageOf(type, usual));
  const samples: MarkupSample[] = [];
  for (const sample of samplesOf(type)) {
    const { htmlBytes } = await runtime.render(pageOf(type, [...usual, sample]));
    const { fields, repeats } = contentPartsOf(sample);
    const known = page.sectionHtml + documentBytes(page, usual, sample);
    samples.push({ fields, repeats, bytes: htmlBytes - without.htmlBytes - known });
  }
  return fitMarkup(samples);
}

/** What the document itself says of a widget's weight, beside others. */
function documentBytes(
  page: WeightTable['page'],
  usual: readonly SampleWidget[],
  sample: SampleWidget,
): number {
  const meter = createMarkupMeter(page, createCompressedText());
  for (const widget of usual) meter.addContent(contentPartsOf(widget));
  return meter.addText(sample.id) + meter.addContent(contentPartsOf(sample));
}

function samplesOf(type: string): SampleWidget[] {
  return (sampleRegistry[type] ?? []).map(({ content }) => ({ id: type, type, content }));
}

function pageOf(type: string, widgets: readonly SampleWidget[]): SamplePage {
  return { widgets, type: traitsOf(type).pageType ?? 'CONTENT' };
}

function gainedBytes(base: string, css: string): number {
  return gzipBytes(base + css) - gzipBytes(base);
}

/** Fonts travel as they are. */
function readFontSizes(): Record<string, number> {
  const folder = path.join(projectRoot, 'runtime/fonts');
  const files: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(path.join(folder, 'font-files.json'), 'utf8'),
  );
  return mapValues(files, (file) => statSync(path.join(folder, file)).size);
}

interface Chunk {
  readonly file: string;
  readonly name: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

interface ScriptSizes extends Pick<WeightTable, 'scripts' | 'pageScripts'> {
  /** Names of what a widget type loads, imports included; an island's script loads when its trigger fires. */
  scriptsOf(type: string): string[];
}

/** The visitors' scripts of a build by the names of their sources, which stay when their content changes. */
function readScriptSizes(distDir: string): ScriptSizes {
  const folder = path.join(distDir, 'client');
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const closure = closureOf(manifest);
  const chunks = Object.values(manifest).sort((a, b) => (a.name < b.name ? -1 : 1));
  const sizes = chunks.map(({ name, file }) => [
    name,
    gzipBytes(readFileSync(path.join(folder, file))),
  ]);
  return {
    scripts: Object.fromEntries(sizes),
    pageScripts: {
      tracking: closure('tracking'),
      'entry-animation': closure('entry-animation'),
      'draw-bands': closure('draw-bands'),
      measuring: closure('enhance-cookie-consent'),
    },
    scriptsOf(type) {
      const island = closure(`island-${type}`);
      const wakes = island.length > 0 ? closure('loader') : [];
      return [...new Set([...closure(`enhance-${type}`), ...wakes, ...island])];
    },
  };
}

/** Names of an entry and of all that it imports, in the order of loading; empty where the build has no such entry. */
function closureOf(manifest: Readonly<Record<string, Chunk>>): (entry: string) => string[] {
  const keys = new Map(
    Object.entries(manifest).flatMap(([key, { name, isEntry }]) => (isEntry ? [[name, key]] : [])),
  );
  return (entry) => {
    const reached = new Set([keys.get(entry)].filter((key) => key !== undefined));
    for (const key of reached)
      for (const imported of manifest[key]?.imports ?? []) reached.add(imported);
    return [...reached].flatMap((key) => manifest[key]?.name ?? []);
  };
}

type PageParts = WeightTable['page'];

/** What sections, pictures and icons weigh, from pages that differ by eight of them. */
async function measurePageParts(runtime: BuiltRuntime): Promise<PageParts> {
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
  return sumBy(texts, compressed.add);
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
