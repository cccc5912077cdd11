import type { Page } from '@playwright/test';
import { WIDTHS } from '#scripts/product/widths.ts';
import { openEditor } from './edited-page.ts';
import { expect } from './test.ts';

// A page as visitors get it and the same page on the editor's canvas, each at a width, to be laid side by side.

/** Height of the visitor's window; the editor's frame is as high, for what is fixed in it. */
const WINDOW_HEIGHT = 900;

/** Top bar, label above the sheet, desk below it and the path of the selection, in pixels. */
const EDITOR_HEIGHT = WINDOW_HEIGHT + 48 + 40 + 24 + 32;

/** Both panes and the desk beside the sheet, in pixels. */
const EDITOR_WIDTH_BESIDE_SHEET = 280 + 320 + 100;

/** Narrower windows show the panes over the canvas, in pixels. */
const LEAST_EDITOR_WIDTH = 1100;

const BREAKPOINT_KEYS = { 390: '1', 820: '2', 1440: '3' } as const;

/**
 * Scripts are kept away, so that both sides are React's first drawing under `scripting: enabled`; but for the one that
 * makes frames as high as their content.
 */
export async function openServed(page: Page, path: string): Promise<Page> {
  await page.route(/\/build\/(?!enhance-custom-html)/, (route) => route.abort());
  await page.setViewportSize({ width: WIDTHS[0], height: WINDOW_HEIGHT });
  // Only a font that is there already is sure to be shown.
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await settle(page);
  return page;
}

export async function openInEditor(
  page: Page,
  { site, pageId }: { readonly site: string; readonly pageId: string },
): Promise<Page> {
  await page.setViewportSize({ width: LEAST_EDITOR_WIDTH, height: EDITOR_HEIGHT });
  await openEditor(page, pageId, site);
  await settle(page);
  return page;
}

export async function showAt(page: Page, width: number): Promise<void> {
  await page.bringToFront();
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}

export async function drawAt(page: Page, width: (typeof WIDTHS)[number]): Promise<void> {
  const besides = Math.max(LEAST_EDITOR_WIDTH, width + EDITOR_WIDTH_BESIDE_SHEET);
  await page.bringToFront();
  await page.setViewportSize({ width: besides, height: EDITOR_HEIGHT });
  await page.keyboard.press(BREAKPOINT_KEYS[width]);
  await page.keyboard.press('0');
  await expect(page.locator('.rb-page')).toHaveJSProperty('offsetWidth', width);
}

/** From here on without motion, hover and the notice that visitors see only elsewhere, so that only the drawing counts. */
async function settle(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  });
  await page.addStyleTag({
    content:
      '.rb-page *{animation:none!important;transition:none!important;pointer-events:none!important;content-visibility:visible!important}#s-seccion-aviso{display:none!important}',
  });
}
