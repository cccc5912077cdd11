import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { measuredWeights } from '#schemas/weights/generated/measured-weights.ts';
import type { Weight } from '#schemas/weights/page-weight.ts';
import { weighPage } from '#schemas/weights/weigh-page.ts';
import { projectRoot } from '../../base/project-root.ts';
import type { Figure } from '../../measure/figures.ts';
import { PRODUCT_BUILD } from '../../product/build-stamp.ts';
import { newestJobPaths } from '../../product/job-paths.ts';
import { measureWeights } from '../../weights/measure-weights.ts';
import { readAssets } from '../../weights/read-assets.ts';
import { findTableDrift } from '../../weights/table-drift.ts';
import { downloadPage } from './page-bytes.ts';

const SITES = ['repartidores-mx', 'almacenes-norte'];

/** How far the estimate of a page's weight may be off, in per cent of what a visitor downloads. */
const MAX_HTML_ERROR = 15;
const MAX_SCRIPT_ERROR = 8;
/** The style guide has the styles of every widget, and more of them repeat each other than are estimated. */
const MAX_STYLE_ERROR = 12;

/** Of pages that show jobs the estimate knows how a large site fills them, not how this one does. */
const MAX_FILLED_ERROR = 50;

/** How far the committed table may be off what this build gives, in per cent. */
const MAX_DRIFT = 3;

interface WeighedPage {
  readonly name: string;
  readonly isFilled: boolean;
  readonly estimate: Weight;
  readonly real: Weight;
}

/** What `weighPage` says of every shipped page beside what the page weighs, and the table that it reckons with. */
export async function measureWeightErrors(origin: string): Promise<Figure[]> {
  const pages: WeighedPage[] = [];
  for (const site of SITES) pages.push(...(await weighSite(origin, site)));
  const filled = pages.filter(({ isFilled }) => isFilled);
  const written = pages.filter(({ isFilled }) => !isFilled);
  return [
    worstFigure('HTML estimate', written, 'html', MAX_HTML_ERROR),
    worstFigure('HTML estimate with jobs', filled, 'html', MAX_FILLED_ERROR),
    worstFigure('CSS estimate', pages, 'css', MAX_STYLE_ERROR),
    worstFigure('scripts estimate', pages, 'scripts', MAX_SCRIPT_ERROR),
    await measureDrift(),
  ];
}

async function weighSite(origin: string, name: string): Promise<WeighedPage[]> {
  const folder = path.join(projectRoot, 'pages', name);
  const site = parseSiteText(readFileSync(path.join(folder, 'site.json'), 'utf8'));
  if (!site.ok) return [];
  const { sitePrefix } = site.value;
  const prefix = sitePrefix === '' ? '' : `/${sitePrefix}`;
  const assets = await readAssets(folder);
  const weighed: WeighedPage[] = [];
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.page.json'))) {
    const page = parsePageText(readFileSync(path.join(folder, file), 'utf8'));
    const address = page.ok ? await addressOf(origin, page.value, prefix) : undefined;
    if (!page.ok || address === undefined) continue;
    weighed.push({
      name: address,
      isFilled: page.value.widgets.some(({ type }) => FILLED_TYPES.has(type)),
      estimate: weighPage(page.value, { assets, site: site.value }),
      real: await downloadPage(origin, address),
    });
  }
  return weighed;
}

/** Types whose markup is what a service answers. */
const FILLED_TYPES = new Set(['job-list', 'job-filter', 'job-detail', 'department-carousel']);

/** Undefined for pages that have no address here. */
async function addressOf(
  origin: string,
  { url, type }: PageDocument,
  prefix: string,
): Promise<string | undefined> {
  if (type === 'JOB_DETAIL')
    return prefix === '' ? (await newestJobPaths(origin, 1))[0] : undefined;
  return type === 'SYSTEM' ? undefined : prefix + url;
}

function worstFigure(
  name: string,
  pages: readonly WeighedPage[],
  part: keyof Weight,
  atMost: number,
): Figure {
  const errors = pages.map(({ name: page, estimate, real }) => ({
    page,
    percent: Math.abs(estimate[part] / real[part] - 1) * 100,
  }));
  const worst = errors.reduce((most, each) => (each.percent > most.percent ? each : most));
  return {
    group: 'weights',
    name: `${name} of ${pages.length} pages, worst: ${worst.page}`,
    value: worst.percent,
    unit: '% off',
    bar: { atMost },
  };
}

async function measureDrift(): Promise<Figure> {
  const measured = await measureWeights(PRODUCT_BUILD.distDir);
  const { place, percent } = findTableDrift(measuredWeights, measured);
  const name = percent > MAX_DRIFT ? `run npm run weights: ${place}` : 'committed table';
  return { group: 'weights', name, value: percent, unit: '% off', bar: { atMost: MAX_DRIFT } };
}
