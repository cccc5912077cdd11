import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sampleRegistry } from '#runtime/generated/sample-registry.ts';
import { createCompressedText } from '#schemas/weights/compressed-text.ts';
import { contentPartsOf } from '#schemas/weights/content-parts.ts';
import { createMarkupMeter } from '#schemas/weights/markup-meter.ts';
import type { MarkupWeight, TypeWeight, WeightTable } from '#schemas/weights/weight-table.ts';
import { projectRoot } from '../project-root.ts';
import {
  type BuiltRuntime,
  openBuiltRuntime,
  type SamplePage,
  type SampleWidget,
} from './built-runtime.ts';
import { fitMarkup, type MarkupSample } from './fit-markup.ts';
import { gzipBytes } from './gzip-bytes.ts';
import { measurePageParts } from './page-parts.ts';
import { findPictureUses } from './picture-uses.ts';
import { readScriptSizes } from './script-sizes.ts';
import { gainedCss, type RenderedType, sortCss } from './stylesheets.ts';

/** Widgets that stand on every page beside the one that is weighed, so that what pages repeat counts as repeated. */
const USUAL_TYPES = ['header', 'rich-text', 'footer'];

/** Widgets of this type fill themselves only on a job's page. */
const JOB_PAGE_TYPES = new Set(['job-detail', 'job-summary']);

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
  return { widgets, type: JOB_PAGE_TYPES.has(type) ? 'JOB_DETAIL' : 'CONTENT' };
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
  const sizes = Object.entries(files).map(([name, file]) => [
    name,
    statSync(path.join(folder, file)).size,
  ]);
  return Object.fromEntries(sizes);
}
