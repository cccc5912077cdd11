import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { MEASURING_KIB } from '#schemas/weights/budgets.ts';
import type { Weight } from '#schemas/weights/page-weight.ts';
import { readClientManifest } from '#server/app/client-manifest.ts';
import type { Figure } from '../../measure/figures.ts';
import { gzipBytes } from '../../measure/gzip-bytes.ts';
import { PRODUCT_BUILD } from '../../product/build-stamp.ts';
import { builtRuntime } from '../../product/built-runtime.ts';
import { readShippedPage } from './shipped-page.ts';

const SITE = 'repartidores-mx';
const PAGES = ['home', 'como-ser-repartidor', 'quetzal-entregas'];

/**
 * KiB gz that a content page weighs more since its site asks and measures: the page as shipped, and with both turned off. The bar
 * is that of scripts; HTML and CSS are those of the question, which stands in the page.
 */
export async function measureMeasuringBytes(): Promise<Figure[]> {
  const { createRenderer } = await builtRuntime();
  const entries = readClientManifest(PRODUCT_BUILD.distDir);
  const renderer = createRenderer(entries);
  const figures: Figure[] = [];
  for (const pageId of PAGES) {
    const input = await readShippedPage(SITE, pageId);
    const weigh = (site: SiteDocument) => weightOf(renderer.renderPage({ ...input, site }).html);
    const { consent: _, ...silent } = { ...input.site, enableWidgetTracking: false };
    const [measured, plain] = [weigh(input.site), weigh(silent)];
    const added = (part: keyof Weight) => (measured[part] - plain[part]) / 1024;
    const group = 'bytes of asking and measuring';
    figures.push(
      {
        group,
        name: `${pageId}: scripts`,
        value: added('scripts'),
        unit: 'KiB gz',
        bar: { atMost: MEASURING_KIB },
      },
      { group, name: `${pageId}: with the question, HTML`, value: added('html'), unit: 'KiB gz' },
      { group, name: `${pageId}: with the question, CSS`, value: added('css'), unit: 'KiB gz' },
    );
  }
  return figures;

  function weightOf(html: string): Weight {
    const css = gzipBytes(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
    const named = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(
      ([, src = '']) => src,
    );
    const scripts = new Set(named.flatMap((src) => [src, ...(entries.imports[src] ?? [])]));
    const bytes = [...scripts].map((src) =>
      gzipBytes(
        readFileSync(path.join(PRODUCT_BUILD.distDir, 'client', src.replace('/build/', ''))),
      ),
    );
    return {
      html: gzipBytes(html) - css,
      css,
      scripts: bytes.reduce((sum, each) => sum + each, 0),
    };
  }
}
