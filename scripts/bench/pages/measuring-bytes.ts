import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sum } from 'lodash-es';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { MEASURING_KIB } from '#schemas/weights/budgets.ts';
import type { Weight } from '#schemas/weights/page-weight.ts';
import { readClientManifest } from '#server/app/client-manifest.ts';
import { projectRoot } from '../../base/project-root.ts';
import type { Figure } from '../../measure/figures.ts';
import { gzipBytes } from '../../measure/gzip-bytes.ts';
import { PRODUCT_BUILD } from '../../product/build-stamp.ts';
import { builtRuntime } from '../../product/built-runtime.ts';
import { readShippedPage } from './shipped-page.ts';

const SITES = ['repartidores-mx', 'almacenes-norte'];

/** Those whose parts are told one by one. */
const PAGES = ['home', 'como-ser-repartidor', 'quetzal-entregas'];

/** As long as those that servers print. */
const PAGE_TOKEN = 'q3Zx9_Lm-R0aWk7T';

const GROUP = 'bytes of asking and measuring';

/**
 * KiB gz that a content page weighs more since its site asks and measures: the page as shipped, and with both turned off. The bar
 * is that of all three: the question stands in the page, and is part of what measuring costs.
 */
export async function measureMeasuringBytes(): Promise<Figure[]> {
  const added = await addedByPage();
  const figures = PAGES.flatMap((pageId) => {
    const [, weight] = added.find(([page]) => page === `${SITES[0]}/${pageId}`) ?? [];
    return weight ? figuresOf(pageId, weight) : [];
  });
  const most = Math.max(...added.map(([, weight]) => sumOf(weight)));
  return [...figures, held(`the heaviest of ${added.length} content pages`, most)];
}

function figuresOf(pageId: string, weight: Weight): Figure[] {
  const parts = Object.entries({ scripts: weight.scripts, HTML: weight.html, CSS: weight.css });
  return [
    held(pageId, sumOf(weight)),
    ...parts.map(([part, value]) => ({
      ...{ group: GROUP, name: `${pageId}: ${part}`, value, unit: 'KiB gz' },
    })),
  ];
}

function held(name: string, value: number): Figure {
  return { group: GROUP, name, value, unit: 'KiB gz', bar: { atMost: MEASURING_KIB } };
}

function sumOf({ html, css, scripts }: Weight): number {
  return html + css + scripts;
}

/** What asking and measuring add to each content page of both sites. */
async function addedByPage(): Promise<[page: string, added: Weight][]> {
  const { createRenderer } = await builtRuntime();
  const entries = readClientManifest(PRODUCT_BUILD.distDir);
  const renderer = createRenderer(entries);
  const found: [string, Weight][] = [];
  for (const siteId of SITES)
    for (const pageId of pagesOf(siteId)) {
      const input = { ...(await readShippedPage(siteId, pageId)), pageToken: PAGE_TOKEN };
      if (input.page.type !== 'CONTENT') continue;
      const weigh = (site: SiteDocument) =>
        weightOf(renderer.renderPage({ ...input, site }).html, entries.imports);
      const { consent: _, ...silent } = { ...input.site, enableWidgetTracking: false };
      found.push([`${siteId}/${pageId}`, differenceOf(weigh(input.site), weigh(silent))]);
    }
  return found;
}

function pagesOf(siteId: string): string[] {
  const suffix = '.page.json';
  return readdirSync(path.join(projectRoot, 'pages', siteId))
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));
}

function differenceOf(measured: Weight, plain: Weight): Weight {
  const added = (part: keyof Weight) => (measured[part] - plain[part]) / 1024;
  return { html: added('html'), css: added('css'), scripts: added('scripts') };
}

function weightOf(html: string, imports: Readonly<Record<string, readonly string[]>>): Weight {
  const css = gzipBytes(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  const named = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(
    ([, src = '']) => src,
  );
  const scripts = new Set(named.flatMap((src) => [src, ...(imports[src] ?? [])]));
  const bytes = [...scripts].map((src) =>
    gzipBytes(readFileSync(path.join(PRODUCT_BUILD.distDir, 'client', src.replace('/build/', '')))),
  );
  return {
    html: gzipBytes(html) - css,
    css,
    scripts: sum(bytes),
  };
}
