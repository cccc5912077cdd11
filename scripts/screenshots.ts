import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from './base/chromium.ts';
import { projectRoot } from './base/project-root.ts';
import { SHIPPED_PAGES } from './product/shipped-pages.ts';
import { importTestJobs } from './product/test-jobs.ts';
import { startProduct } from './product/test-product.ts';
import { WIDTHS } from './product/widths.ts';

// `npm run screenshots`: every shipped page, whole, at phone, tablet and desktop width.

const folder = path.join(projectRoot, '.cache/screenshots');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const product = await startProduct();
await importTestJobs(product.url, product.adminToken);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const { path: page } of SHIPPED_PAGES) {
    for (const width of WIDTHS) await shoot(browser, page, width);
  }
} finally {
  await browser.close();
  await product.stop();
}
process.stdout.write(`Wrote ${SHIPPED_PAGES.length * WIDTHS.length} screenshots to ${folder}\n`);

/** Under reduced motion nothing is caught halfway; all bands are drawn and lazy pictures loaded first. */
async function shoot(browser: Browser, page: string, width: number): Promise<void> {
  const tab = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await tab.goto(product.url + page);
  await tab.evaluate(async () => {
    for (const band of document.querySelectorAll('main > * > *')) band.classList.add('rb-drawn');
    for (const lazy of document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>(
      'img,iframe',
    ))
      lazy.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await tab.waitForLoadState('networkidle');
  const name = `${page.slice(1).replaceAll('/', '_')}-${width}.png`;
  await tab.screenshot({ path: path.join(folder, name), fullPage: true });
  await tab.close();
}
