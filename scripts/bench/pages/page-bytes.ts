import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sum } from 'lodash-es';
import type { Weight } from '#schemas/weights/page-weight.ts';
import { readClientManifest } from '#server/app/client-manifest.ts';
import type { Figure } from '../../measure/figures.ts';
import { gzipBytes } from '../../measure/gzip-bytes.ts';
import { PRODUCT_BUILD } from '../../product/build-stamp.ts';
import type { BenchPage } from './bench-pages.ts';
import { measureMapBytes } from './map-bytes.ts';

const KIB = 1024;

/** What a phone downloads before anyone touches the page. */
const MAX_FIRST_FLIGHT = 30;
const MAX_LOADER = 1;

/** Gzipped kibibytes of HTML, CSS and scripts of each page, as a visitor without a cache gets them. */
export async function measurePageBytes(
  origin: string,
  benched: readonly BenchPage[],
): Promise<Figure[]> {
  const pages = await Promise.all(benched.map((page) => measurePage(origin, page)));
  return [...pages.flat(), measureLoader(), ...(await measureMapBytes(origin))];
}

async function measurePage(
  origin: string,
  { name: page, path, maxScript }: BenchPage,
): Promise<Figure[]> {
  const { html, css, scripts } = await downloadPage(origin, path);
  const figure = (name: string, value: number, atMost?: number): Figure => ({
    group: 'bytes',
    name: `${page} ${name}`,
    value: value / KIB,
    unit: 'KiB gz',
    ...(atMost !== undefined && { bar: { atMost } }),
  });
  return [
    figure('HTML with CSS', html + css, MAX_FIRST_FLIGHT),
    figure('of it CSS', css),
    figure('scripts', scripts, maxScript),
  ];
}

/** What a page weighs on its way, in bytes gz: HTML is the document less its stylesheet alone. */
export async function downloadPage(origin: string, path: string): Promise<Weight> {
  const html = await text(origin + path);
  const css = gzipBytes(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  const scripts = (await scriptsOf(origin, html)).map(gzipBytes);
  return {
    html: gzipBytes(html) - css,
    css,
    scripts: sum(scripts),
  };
}

/** No content page loads it, so it is read from the build. */
function measureLoader(): Figure {
  const { loader = '' } = readClientManifest(PRODUCT_BUILD.distDir).page;
  const file = path.join(PRODUCT_BUILD.distDir, 'client', loader.replace('/build/', ''));
  const value = gzipBytes(readFileSync(file)) / KIB;
  return { group: 'bytes', name: 'loader', value, unit: 'KiB gz', bar: { atMost: MAX_LOADER } };
}

/** Scripts that the document asks for, those of its islands too, with everything they import. */
async function scriptsOf(origin: string, html: string): Promise<string[]> {
  const queue = [...html.matchAll(/(?:<script type="module" | data-)src="([^"]+)"/g)].map(
    ([, src = '']) => src,
  );
  const seen = new Map<string, string>();
  while (queue.length > 0) {
    const src = queue.pop() ?? '';
    if (seen.has(src)) continue;
    const script = await text(origin + src);
    seen.set(src, script);
    const imports = [...script.matchAll(/(?:from|^import|;import)\s*["'](\.[^"']+)["']/g)];
    queue.push(...imports.map(([, file = '']) => new URL(file, `${origin}${src}`).pathname));
  }
  return [...seen.values()];
}

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
