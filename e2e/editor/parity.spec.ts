import type { Page } from '@playwright/test';
import { WIDTHS } from '#scripts/product/widths.ts';
import { drawAt, openInEditor, openServed, showAt } from '../support/side-by-side.ts';
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
  { path: '/aplicar/web', site: 'repartidores-mx', pageId: 'aplicar-web' },
  { path: '/norte/sobre-nosotros', site: 'almacenes-norte', pageId: 'sobre-nosotros' },
] as const;

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

async function servedNodes(page: Page, width: number): Promise<DrawnNode[]> {
  await showAt(page, width);
  return drawnNodes(page);
}

interface DrawnNode {
  /** Section, element and text: what stands here, in reading order. */
  readonly what: string;
  /** x, y, width and height in pixels, relative to the page's root; zeros for what is not drawn. */
  readonly box: readonly number[];
  /** Computed values that a wrong cascade would change. */
  readonly style: string;
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
