import type { Page } from '@playwright/test';
import { chunk } from 'lodash-es';
import { sampleRegistry } from '#runtime/generated/sample-registry.ts';
import { currentVersion } from '#schemas/documents/widget-version.ts';
import { WIDTHS } from '#scripts/product/widths.ts';
import { createEditedPage, EDITED_SITE, signIn } from '../support/edited-page.ts';
import { drawAt, openInEditor, openServed, showAt } from '../support/side-by-side.ts';
import { settled } from '../support/still.ts';
import { expect, test } from '../support/test.ts';

// Who lays out a page sees it as high as visitors do, whatever a widget holds.

/** Notices that visitors get from a script stand open on the canvas. */
const DRAWN_OTHERWISE = ['cookie-consent', 'location-notice'];

const SAMPLES = Object.entries(sampleRegistry)
  .filter(([type]) => !DRAWN_OTHERWISE.includes(type))
  .flatMap(([type, samples]) =>
    samples.map(({ content }) => ({ type, version: currentVersion(type), content })),
  )
  // A list of jobs like the one of the page: this page has none, and who chose it must find it again.
  .filter(({ content }) => !JSON.stringify(content).includes('"listType":"SIMILAR"'));

/** Rounding may differ by the place on the screen, in pixels. */
const TOLERANCE = 2;

/** Samples on one page. */
const AT_ONCE = 60;

// Only for the styles that this test puts into both pages.
test.use({ bypassCSP: true });

for (const [index, samples] of chunk(SAMPLES, AT_ONCE).entries()) {
  const [first, last] = [samples[0]?.type, samples.at(-1)?.type];
  test(`the editor shows the samples from ${first} to ${last} as high as visitors see them (${index + 1})`, async ({
    context,
  }) => {
    test.slow();
    const page = await context.newPage();
    await signIn(context.request);
    const { id } = await createEditedPage(context.request, {
      name: 'muestras',
      ...pageOf(samples),
    });
    const visitor = await openServed(page, `/content/v1/sites/${EDITED_SITE}/pages/${id}/preview`);
    const address = { site: EDITED_SITE, pageId: id };
    const editor = await openInEditor(await context.newPage(), address);
    // A font that a busy machine brings late is not used at all; how texts look in it is not what is asked here.
    for (const side of [visitor, editor])
      await side.addStyleTag({ content: '.rb-page *{font-family:sans-serif!important}' });
    for (const width of WIDTHS) {
      await showAt(visitor, width);
      expect(Object.keys(await heightsOf(visitor))).toHaveLength(samples.length);
      await drawAt(editor, width);
      await expect.poll(() => differences(visitor, editor), `at ${width} px`).toEqual([]);
    }
  });
}

type Sample = (typeof SAMPLES)[number];

/** A section for each sample, and something to show for those that name other widgets. */
function pageOf(samples: readonly Sample[]) {
  const own = samples.map((sample, index) => ({ id: `${sample.type}-${index}`, ...sample }));
  const named = new Set(own.flatMap(({ content }) => namedWidgets(content)));
  const widgets = [
    ...own,
    ...[...named].map((id) => ({ id, type: 'heading', content: { text: id, level: 3 } })),
  ];
  return { widgets, sections: own.map(({ id }) => ({ sectionId: `m-${id}`, widgetId: id })) };
}

function namedWidgets(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /[wW]idgets?(?:Id)?$/.test(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    namedWidgets(each, Array.isArray(value) ? name : key),
  );
}

/** Height of what shows a sample, in pixels, by its section. */
function heightsOf(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.rb-page [id^="s-m-"]')].map(({ id, firstElementChild }) => [
        id.slice('s-m-'.length),
        firstElementChild?.getBoundingClientRect().height ?? 0,
      ]),
    ),
  );
}

async function differences(visitor: Page, editor: Page): Promise<string[]> {
  return higherOrLower(await seenHeightsOf(visitor), await seenHeightsOf(editor));
}

/** Frames say by and by how high they are, and only where somebody looks. */
async function seenHeightsOf(page: Page): Promise<Record<string, number>> {
  await page.bringToFront();
  for (const frame of await page.locator('.rb-page iframe').all())
    await frame.scrollIntoViewIfNeeded();
  return settled(() => heightsOf(page));
}

function higherOrLower(served: Record<string, number>, drawn: Record<string, number>): string[] {
  return Object.entries(served)
    .filter(([section, height]) => !(Math.abs((drawn[section] ?? -99) - height) <= TOLERANCE))
    .map(([section, height]) => `${section}: ${height} → ${drawn[section]}`);
}
