import type { Page } from '@playwright/test';
import { type EditedTestWidget, openNewPage, type TestSection } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const block = (id: string): TestSection => ({ sectionId: id, widgetId: `w-${id}` });

const box = (
  id: string,
  subSections: readonly TestSection[],
  options: object = {},
): TestSection => ({
  sectionId: id,
  subSections,
  options: { padding: 32, gap: 16, ...options },
});

const row = (id: string, subSections: readonly TestSection[]): TestSection =>
  box(id, subSections, { childDirection: 'horizontal' });

/** A column, a row of columns, two rows one above the other, an empty section and enough below to scroll. */
const SECTIONS = [
  box('one', [block('a'), block('b'), block('c')]),
  row('two', [box('left', [block('d')]), box('right', [block('e'), block('f')])]),
  box('grid', [
    row('lane1', [block('g'), block('h'), block('i')]),
    row('lane2', [block('j'), block('k'), block('l')]),
  ]),
  box('empty', []),
  box('three', ['m', 'n', 'o', 'p', 'q', 'r', 's', 't'].map(block)),
];

function widgetsIn(sections: readonly TestSection[]): EditedTestWidget[] {
  return sections.flatMap(({ widgetId, subSections = [] }) =>
    widgetId
      ? [{ id: widgetId, type: 'heading', content: { text: `Texto ${widgetId}`, level: 2 } }]
      : widgetsIn(subSections),
  );
}

const PAGE = { name: 'arrastre', widgets: widgetsIn(SECTIONS), sections: SECTIONS };

interface Slot {
  readonly zone: string;
  readonly index: number;
}

/** The slot that the line shows; null while there is none. */
async function shownSlot(page: Page): Promise<Slot | null> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const line = document.querySelector<HTMLElement>('[data-drag-mark="line"]');
    if (!line || line.getClientRects().length === 0) return null;
    const { zone = '', index } = line.dataset;
    return { zone, index: Number(index) };
  });
}

async function childrenOf(page: Page, id: string): Promise<string[]> {
  return page
    .locator(`#s-${id} > [id^="s-"]`)
    .evaluateAll((elements) => elements.map((element) => element.id.slice(2)));
}

/** Ids of the zone's children once the section is at the slot. */
function withMoved(children: readonly string[], id: string, index: number): string[] {
  const staying = (list: readonly string[]) => list.filter((child) => child !== id);
  return [...staying(children.slice(0, index)), id, ...staying(children.slice(index))];
}

type Side = 'left' | 'right' | 'top' | 'bottom' | 'middle';

/** A point of what can be seen of an element, so many pixels in from a side. */
async function pointAt(page: Page, selector: string, side: Side, inward = 3) {
  const { left, top, right, bottom } = await page.locator(selector).evaluate(async (element) => {
    // Once it moves no more: what was let go glides to its place, and the page scrolls on at its edges.
    const frame = () => new Promise(requestAnimationFrame);
    const placeOf = () => JSON.stringify(element.getBoundingClientRect());
    let last = placeOf();
    for (let still = 0, frames = 0; still < 2 && frames < 600; frames += 1) {
      await frame();
      const place = placeOf();
      still = place === last ? still + 1 : 0;
      last = place;
    }
    const rect = element.getBoundingClientRect();
    const pane = (element.closest('[data-desk], #left-pane') ?? element).getBoundingClientRect();
    return {
      left: Math.max(rect.left, pane.left),
      top: rect.top,
      right: Math.min(rect.right, pane.right),
      bottom: rect.bottom,
    };
  });
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return {
    left: { ...middle, x: left + inward },
    right: { ...middle, x: right - inward },
    top: { ...middle, y: top + inward },
    bottom: { ...middle, y: bottom - inward },
    middle,
  }[side];
}

async function lift(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  const { x, y } = await pointAt(page, selector, 'middle');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + 6, { steps: 2 });
}

/** Drags on to a point, until the line shows the slot that is expected there. */
async function dragTo(page: Page, to: { x: number; y: number }, slot: Slot): Promise<Slot> {
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expectSlot(page, slot);
  return slot;
}

const expectSlot = (page: Page, slot: Slot) => expect.poll(() => shownSlot(page)).toEqual(slot);

/** Lets go, and expects the section exactly where the line was. */
async function drop(page: Page, id: string, slot: Slot): Promise<void> {
  const before = await childrenOf(page, slot.zone);
  await page.mouse.up();
  await expect.poll(() => childrenOf(page, slot.zone)).toEqual(withMoved(before, id, slot.index));
  await expect(page.locator('[data-drag-layer]')).toBeHidden();
}

test('a drop lands where the line was: columns, rows, lanes, zones beside and inside', async ({
  page,
}) => {
  await openNewPage(page, PAGE);
  await lift(page, '#s-a');
  let slot = await dragTo(page, await pointAt(page, '#s-c', 'bottom'), { zone: 'one', index: 3 });
  await drop(page, 'a', slot);

  await lift(page, '#s-b');
  slot = await dragTo(page, await pointAt(page, '#s-d', 'bottom'), { zone: 'left', index: 1 });
  await drop(page, 'b', slot);

  await lift(page, '#s-e');
  slot = await dragTo(page, await pointAt(page, '#s-right', 'left', 2), { zone: 'two', index: 1 });
  await drop(page, 'e', slot);

  await lift(page, '#s-g');
  slot = await dragTo(page, await pointAt(page, '#s-k', 'right'), { zone: 'lane2', index: 2 });
  await drop(page, 'g', slot);

  await lift(page, '#s-h');
  slot = await dragTo(page, await pointAt(page, '#s-grid', 'top', 2), { zone: 'root', index: 2 });
  await drop(page, 'h', slot);

  await lift(page, '#s-h');
  slot = await dragTo(page, await pointAt(page, '#s-empty', 'middle'), { zone: 'empty', index: 0 });
  await drop(page, 'h', slot);
});

test('it lands there as well scrolled, zoomed, let go while moving; Escape takes it back', async ({
  page,
}) => {
  await openNewPage(page, PAGE);
  await page.keyboard.press('0');
  const before = await childrenOf(page, 'one');
  await lift(page, '#s-a');
  const { x, y } = await pointAt(page, '#canvas', 'bottom', 12);
  await page.mouse.move(x, y, { steps: 3 });
  await expect.poll(() => pointAt(page, '#s-t', 'top').then((point) => point.y < y)).toBe(true);
  let slot = await dragTo(page, await pointAt(page, '#s-t', 'top'), { zone: 'three', index: 7 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await childrenOf(page, 'one')).toEqual(before);
  expect(await childrenOf(page, 'three')).not.toContain('a');

  for (const [scale, id, index] of [
    [0.5, 'm', 5],
    [1.5, 'n', 4],
  ] as const) {
    await zoomTo(page, scale);
    await page.locator('#s-three').scrollIntoViewIfNeeded();
    await lift(page, `#s-${id}`);
    slot = await dragTo(page, await pointAt(page, '#s-q', 'bottom', 1), { zone: 'three', index });
    await drop(page, id, slot);
  }

  await page.keyboard.press('F');
  await lift(page, '#s-b');
  const to = await pointAt(page, '#s-f', 'bottom');
  await page.mouse.move(to.x, to.y - 40, { steps: 3 });
  await expect.poll(() => shownSlot(page)).not.toBeNull();
  await page.mouse.move(to.x, to.y, { steps: 9 });
  // Without waiting: what the line showed when the button went up is what counts.
  await page.mouse.up();
  const shown = await lastSlot(page);
  await expect
    .poll(async () => (await childrenOf(page, shown.zone)).indexOf('b'))
    .toBe(shown.index);
});

async function zoomTo(page: Page, scale: number): Promise<void> {
  const { x, y } = await pointAt(page, '#canvas', 'middle');
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  const from = Number(await page.locator('#canvas').getAttribute('data-scale'));
  await page.mouse.wheel(0, -400 * Math.log(scale / from));
  await page.keyboard.up('Control');
  await expect(page.locator('#canvas')).toHaveAttribute('data-scale', String(scale));
}

/** What the line showed last; it says so still once it is hidden. */
function lastSlot(page: Page): Promise<Slot> {
  return page
    .locator('[data-drag-mark="line"]')
    .evaluate(({ dataset: { zone = '', index } }: HTMLElement) => ({ zone, index: Number(index) }));
}

test('palette, outline and canvas exchange what they hold', async ({ page }) => {
  await openNewPage(page, PAGE);
  await page.keyboard.press('A');
  await lift(page, '[data-drag-source="widget:heading"]');
  let slot = await dragTo(page, await pointAt(page, '#s-e', 'top'), { zone: 'right', index: 0 });
  await page.mouse.up();
  await expect.poll(() => childrenOf(page, 'right')).toHaveLength(3);
  expect((await childrenOf(page, 'right')).slice(1)).toEqual(['e', 'f']);

  await page.locator('#canvas').focus();
  await page.keyboard.press('L');
  await expect(page.getByRole('treeitem').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('*');
  const rowOf = (id: string) => `[data-drag-node="${id}"]`;
  await lift(page, rowOf('c'));
  slot = await dragTo(page, await pointAt(page, rowOf('one'), 'bottom'), { zone: 'one', index: 0 });
  await drop(page, 'c', slot);

  await lift(page, rowOf('c'));
  slot = await dragTo(page, await pointAt(page, '#s-d', 'bottom'), { zone: 'left', index: 1 });
  await drop(page, 'c', slot);

  await lift(page, '#s-c');
  slot = await dragTo(page, await pointAt(page, rowOf('empty'), 'middle'), {
    zone: 'empty',
    index: 0,
  });
  await drop(page, 'c', slot);
});

test('the keyboard alone carries a block through nested zones and a new one onto the page', async ({
  page,
}) => {
  await openNewPage(page, PAGE);
  const live = page.locator('[data-drag-live]');
  await page.locator('#s-c').click();
  await page.keyboard.press('Space');
  await expect(live).toContainText('Levantaste Título. Posición 3 de 3 en Sección «Texto w-a»');
  await page.keyboard.press('ArrowDown');
  await expect(live).toContainText('Posición 2 de 6 en Página');
  await page.keyboard.press('ArrowRight');
  await expectSlot(page, { zone: 'two', index: 0 });
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  await expectSlot(page, { zone: 'right', index: 1 });
  await page.keyboard.press('Space');
  await expect.poll(() => childrenOf(page, 'right')).toEqual(['e', 'c', 'f']);
  await expect(live).toContainText('Soltaste Título. Posición 2 de 3 en Sección «Texto w-e»');
  await expect(page.locator('#canvas')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(live).toContainText('Título no cambió de lugar');
  expect(await childrenOf(page, 'right')).toEqual(['e', 'c', 'f']);

  await page.keyboard.press('A');
  await page.locator('[data-drag-source="widget:heading"]').focus();
  await page.keyboard.press('Space');
  await expectSlot(page, { zone: 'right', index: 2 });
  await page.keyboard.press('Enter');
  await expect.poll(() => childrenOf(page, 'right')).toHaveLength(4);
  expect((await childrenOf(page, 'right')).toSpliced(2, 1)).toEqual(['e', 'c', 'f']);
});

test('keys that follow the one that picks up before the page can draw it are not lost', async ({
  page,
}) => {
  await openNewPage(page, PAGE);
  await page.locator('#s-c').click();
  await page.evaluate(() => {
    for (const code of ['Space', 'Home', 'Escape']) {
      const key = code === 'Space' ? ' ' : code;
      const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }
  });
  await expect(page.locator('[data-drag-live]')).toContainText('Título no cambió de lugar');
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('what the keyboard carries is said in that language', async ({ page }) => {
    await openNewPage(page, PAGE);
    const live = page.locator('[data-drag-live] [aria-live]');
    await page.locator('#s-c').click();
    await page.keyboard.press('Space');
    await expect(live).toContainText('You picked up Heading. Position 3 of 3 in Section');
    await page.keyboard.press('ArrowUp');
    await expect(live).toHaveText('Position 2 of 3 in Section “Texto w-a”.');
    await page.keyboard.press('Escape');
    await expect(live).toHaveText('Cancelled. Heading did not move.');
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a finger that rests picks a block up, and what it is let go over takes it', async ({
    page,
  }) => {
    await openNewPage(page, PAGE);
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const from = await pointAt(page, '#s-a', 'middle');
    const to = await pointAt(page, '#s-c', 'bottom');
    await touch('touchStart', [from]);
    await expect(page.locator('[data-drag-layer]')).toBeVisible();
    await touch('touchMove', [{ x: to.x, y: (from.y + to.y) / 2 }]);
    await touch('touchMove', [to]);
    await expectSlot(page, { zone: 'one', index: 3 });
    await touch('touchEnd', []);
    await expect.poll(() => childrenOf(page, 'one')).toEqual(['b', 'c', 'a']);
    await expect(page.locator('[data-drag-layer]')).toBeHidden();
  });
});
