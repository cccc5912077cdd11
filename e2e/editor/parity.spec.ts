import type { Page } from '@playwright/test';
import { WIDTHS } from '#scripts/product/widths.ts';
import { openEditor } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

// The editor draws with the visitor's components but in another bundle, at another place and with
// container queries where visitors get media queries. These tests hold the two together.

const PAGES = [
  { path: '/home', site: 'repartidores-mx', pageId: 'home' },
  {
    path: '/sobre-nosotros/quetzal-entregas',
    site: 'repartidores-mx',
    pageId: 'quetzal-entregas',
  },
  { path: '/buscar-empleos', site: 'repartidores-mx', pageId: 'buscar-empleos' },
  { path: '/norte/sobre-nosotros', site: 'almacenes-norte', pageId: 'sobre-nosotros' },
] as const;

/** Height of the visitor's window; the editor's frame is as high, for what is fixed in it. */
const WINDOW_HEIGHT = 900;

/** Top bar, label above the sheet, desk below it and the path of the selection, in pixels. */
const EDITOR_HEIGHT = WINDOW_HEIGHT + 48 + 40 + 24 + 32;

/** Both panes and the desk beside the sheet, in pixels. */
const EDITOR_WIDTH_BESIDE_SHEET = 280 + 320 + 100;

/** Narrower windows show the panes over the canvas, in pixels. */
const LEAST_EDITOR_WIDTH = 1100;

const BREAKPOINT_KEYS = { 390: '1', 820: '2', 1440: '3' } as const;

/** Rounding of half pixels may differ by the place of the page on the screen. */
const TOLERANCE = 1;

// Only for the style that this test puts into both pages.
test.use({ bypassCSP: true });

for (const { path, ...address } of PAGES) {
  test(`the editor shows ${path} as visitors see it, at every width`, async ({ context }) => {
    const visitor = await openServed(await context.newPage(), path);
    const editor = await openInEditor(await context.newPage(), address);
    for (const width of WIDTHS) {
      const served = await servedNodes(visitor, width);
      await drawAt(editor, width);
      expect(served.length).toBeGreaterThan(30);
      const whats = (nodes: readonly DrawnNode[]) => nodes.map(({ what }) => what);
      // What blocks show of jobs comes after the page.
      await expect
        .poll(async () => whats(await drawnNodes(editor)), `at ${width} px`)
        .toEqual(whats(served));
      await expect
        .poll(
          async () =>
            (await drawnNodes(editor)).flatMap((node, index) => differences(served[index], node)),
          `at ${width} px`,
        )
        .toEqual([]);
    }
  });
}

/**
 * What the canvas draws in another way than visitors get it: nobody fills in a form there, and notices that visitors get from a
 * script stand open.
 */
const DRAWN_OTHERWISE = [
  'muestra-application-form-v1',
  'muestra-application-form-v2',
  'cookie-consent',
  'location-notice',
];

test('the editor shows each widget as high as visitors see it, at every width', async ({
  context,
}) => {
  const visitor = await openServed(await context.newPage(), '/muestrario');
  const address = { site: 'repartidores-mx', pageId: 'muestrario' };
  const editor = await openInEditor(await context.newPage(), address);
  for (const width of WIDTHS) {
    await showAt(visitor, width);
    const served = await heightsOfSamples(visitor);
    await drawAt(editor, width);
    expect(Object.keys(served).length).toBeGreaterThan(90);
    await expect
      .poll(async () => higherOrLower(served, await heightsOfSamples(editor)), `at ${width} px`)
      .toEqual([]);
  }
});

test('the editor shows the page of a job by one of the site', async ({ context }) => {
  const editor = await openInEditor(await context.newPage(), {
    site: 'repartidores-mx',
    pageId: 'job',
  });
  const title = editor.locator('.rb-page h1');
  await expect(title).not.toBeEmpty();
  const job = editor.locator('.rb-page a[href*="/job/"]').first();
  await expect(job).toBeVisible();
});

/** Height of what shows a widget, in pixels, by its section; of every section of the page that shows one. */
function heightsOfSamples(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll('.rb-page [id^="s-seccion-"]')].filter(
      (section) => !section.querySelector('[id^="s-seccion-"]'),
    );
    return Object.fromEntries(
      sections.map(({ id, firstElementChild }) => [
        id.slice('s-seccion-'.length),
        Math.max(0, firstElementChild?.getBoundingClientRect().height ?? 0),
      ]),
    );
  });
}

function higherOrLower(served: Record<string, number>, drawn: Record<string, number>): string[] {
  return Object.entries(served)
    .filter(([section]) => !DRAWN_OTHERWISE.includes(section))
    .filter(([section, height]) => !(Math.abs((drawn[section] ?? -9) - height) <= 2))
    .map(([section, height]) => `${section}: ${height} → ${drawn[section]}`);
}

/** Scripts are kept away, so that both sides are React's first drawing under `scripting: enabled`. */
async function openServed(page: Page, path: string): Promise<Page> {
  await page.route('**/build/**', (route) => route.abort());
  await page.setViewportSize({ width: WIDTHS[0], height: WINDOW_HEIGHT });
  // Only a font that is there already is sure to be shown.
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await settle(page);
  return page;
}

async function openInEditor(
  page: Page,
  { site, pageId }: { readonly site: string; readonly pageId: string },
): Promise<Page> {
  await page.setViewportSize({ width: LEAST_EDITOR_WIDTH, height: EDITOR_HEIGHT });
  await openEditor(page, pageId, site);
  await settle(page);
  return page;
}

async function servedNodes(page: Page, width: number): Promise<DrawnNode[]> {
  await showAt(page, width);
  return drawnNodes(page);
}

async function showAt(page: Page, width: number): Promise<void> {
  await page.bringToFront();
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}

async function drawAt(page: Page, width: (typeof WIDTHS)[number]): Promise<void> {
  const besides = Math.max(LEAST_EDITOR_WIDTH, width + EDITOR_WIDTH_BESIDE_SHEET);
  await page.bringToFront();
  await page.setViewportSize({ width: besides, height: EDITOR_HEIGHT });
  await page.keyboard.press(BREAKPOINT_KEYS[width]);
  await page.keyboard.press('0');
  await expect(page.locator('.rb-page')).toHaveJSProperty('offsetWidth', width);
}

interface DrawnNode {
  /** Section, element and text: what stands here, in reading order. */
  readonly what: string;
  /** x, y, width and height in pixels, relative to the page's root; zeros for what is not drawn. */
  readonly box: readonly number[];
  /** Computed values that a wrong cascade would change. */
  readonly style: string;
}

/** From here on without motion, hover and the notice that visitors see only elsewhere, so that only the drawing counts. */
async function settle(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addStyleTag({
    content:
      '.rb-page *{animation:none!important;transition:none!important;pointer-events:none!important;content-visibility:visible!important}#s-seccion-aviso{display:none!important}',
  });
}

/** Lazy pictures too, in the size that the width asks for. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('.rb-page img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** Every section and, inside them, every element with a text of its own or a picture. */
async function drawnNodes(page: Page): Promise<DrawnNode[]> {
  await loadPictures(page);
  return page.evaluate(() => {
    const root = document.querySelector('.rb-page');
    if (!root) return [];
    const origin = root.getBoundingClientRect();
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data : ''))
        .join('')
        .trim();
    const isShown = (element: Element) =>
      element.matches('[id^="s-"], img, svg, video, input, select, textarea') ||
      ownText(element) !== '';
    return [...root.querySelectorAll('[id^="s-"], [id^="s-"] *')]
      .filter((element) => !element.matches('script, style, .rb-drawn *'))
      .filter(isShown)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { fontSize, fontFamily, fontWeight, color, display } = getComputedStyle(element);
        const isDrawn = element.getClientRects().length > 0;
        const section = element.closest('[id^="s-"]')?.id;
        // The editor requests the marks that pages draw themselves.
        const tag = element.matches('.rb-drawn') ? 'img' : element.tagName.toLowerCase();
        return {
          what: `${section} ${tag} ${ownText(element)}`.trim(),
          box: isDrawn ? [x - origin.x, y - origin.y, width, height] : [0, 0, 0, 0],
          style: [fontSize, fontFamily, fontWeight, color, display].join(' | '),
        };
      });
  });
}

function differences(served: DrawnNode | undefined, drawn: DrawnNode): string[] {
  if (!served) return [];
  const moved = drawn.box.some(
    (value, index) => Math.abs(value - (served.box[index] ?? 0)) > TOLERANCE,
  );
  const rounded = (box: readonly number[]) => box.map((value) => value.toFixed(1)).join(' ');
  return [
    ...(moved ? [`${drawn.what}: ${rounded(served.box)} → ${rounded(drawn.box)}`] : []),
    ...(served.style === drawn.style ? [] : [`${drawn.what}: ${served.style} → ${drawn.style}`]),
  ];
}
