import type { Locator, Page } from '@playwright/test';
import { createEditedForm } from '../support/edited-form.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { letGo, settled, stillBox } from '../support/still.ts';
import { expect, test } from '../support/test.ts';

const questions = (page: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ keyId: `${page}${index}`, type: 'short-text', label: `Pregunta ${page}${index}` },
  }));

const PAGES = ['a', 'b'].map((keyId) => ({
  ...{ keyId, title: `Página ${keyId}` },
  sections: [{ keyId: `s${keyId}`, questions: questions(keyId, 12) }],
}));

const rows = (page: Page) => page.locator('[data-form-outline]').getByRole('button');
const row = (page: Page, name: string) =>
  rows(page).filter({ hasText: new RegExp(`${name}(?!\\d)`) });

async function open(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 700 });
  await signIn(page.request);
  const id = await createEditedForm(page.request, 'arrastre', PAGES);
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  await expect(rows(page)).toHaveCount(29);
}

async function middleOf(target: Locator) {
  const box = await stillBox(target);
  return { x: box.x + 40, y: box.y + box.height / 2, bottom: box.y + box.height };
}

async function lift(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(row(page, name));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10, { steps: 3 });
}

/**
 * Moves to the lower edge of a row, until the line shows that what is dragged goes there.
 * @param findName asked again for each try: where the list scrolled on, another row stands far from its edges
 */
async function dragBelow(page: Page, findName: string | (() => Promise<string>)): Promise<void> {
  const line = page.locator('[data-form-outline] > [aria-hidden]');
  await expect(async () => {
    const name = typeof findName === 'string' ? findName : await findName();
    const { x, bottom } = await middleOf(row(page, name));
    await page.mouse.move(x, bottom - 2, { steps: 5 });
    await expect
      .poll(async () => ((await line.boundingBox())?.y ?? 0) - bottom, { timeout: 2_000 })
      .toBeCloseTo(0, -1);
  }).toPass();
}

/** The question of page b that stands closest to a height: far from the edges, where the list would scroll. */
async function questionNear(page: Page, y: number): Promise<string> {
  const questions = rows(page).filter({ hasText: /Pregunta b\d/ });
  const middles = await questions.evaluateAll((all) =>
    all.map((question) => {
      const { top, bottom } = question.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  const distances = middles.map((middle) => Math.abs(middle - y));
  return `Pregunta b${distances.indexOf(Math.min(...distances))}`;
}

const names = async (page: Page) =>
  (await rows(page).allTextContents()).map((text) => text.replace(/(Texto|Tiene).*/, ''));

test('questions and pages are dragged among the rows by mouse; Escape lets go, undo takes back', async ({
  page,
}) => {
  await open(page);
  const before = await names(page);
  await lift(page, 'Pregunta a0');
  const third = await middleOf(row(page, 'Pregunta a2'));
  await dragBelow(page, 'Pregunta a2');
  await letGo(page);
  await expect(rows(page).nth(5)).toContainText('Pregunta a0');
  await expect(rows(page).nth(5)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Deshacer: Mover pregunta' }).click();
  await expect.poll(() => names(page)).toEqual(before);

  await lift(page, 'Pregunta a1');
  await dragBelow(page, 'Pregunta a2');
  await page.keyboard.press('Escape');
  await letGo(page);
  expect(await names(page)).toEqual(before);

  await lift(page, 'Pregunta a0');
  const left = page.getByRole('complementary', { name: 'Contenido del formulario' });
  const box = await stillBox(left);
  const scrolled = () => left.evaluate((pane) => pane.scrollTop);
  /** Away from the edge the list scrolls no more. */
  const stopScrolling = async () => {
    await page.mouse.move(third.x, box.y + box.height / 2, { steps: 5 });
    await settled(scrolled);
  };
  const bottom = box.y + box.height - 8;
  await page.mouse.move(third.x, bottom, { steps: 5 });
  await expect.poll(scrolled).toBeGreaterThan(300);
  await stopScrolling();
  await dragBelow(page, () => questionNear(page, box.y + box.height / 2));
  await letGo(page);
  await expect
    .poll(async () => {
      const found = await names(page);
      return found.indexOf('Pregunta a0') - found.indexOf('Página b');
    })
    .toBeGreaterThan(0);

  await left.evaluate((pane) => pane.scrollTo(0, 0));
  await lift(page, 'Página a');
  await page.mouse.move(third.x, bottom, { steps: 5 });
  await expect
    .poll(() =>
      left.evaluate((pane) => pane.scrollTop + pane.clientHeight > pane.scrollHeight - 400),
    )
    .toBe(true);
  await stopScrolling();
  const last = await middleOf(row(page, 'Pregunta b11'));
  await page.mouse.move(last.x, Math.min(last.bottom - 2, bottom - 40), { steps: 5 });
  await expect(page.locator('[data-form-outline] > [aria-hidden]')).toBeInViewport();
  await letGo(page);
  await expect(page.getByRole('button', { name: 'Deshacer: Mover página' })).toBeEnabled();
  const after = await names(page);
  expect(after.indexOf('Página b')).toBeLessThan(after.indexOf('Página a'));
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a finger that rests on a question drags it', async ({ page, context }) => {
    await open(page);
    const cdp = await context.newCDPSession(page);
    const [from, to] = [
      await middleOf(row(page, 'Pregunta a0')),
      await middleOf(row(page, 'Pregunta a3')),
    ];
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      point?: { x: number; y: number },
    ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    await touch('touchStart', { x: from.x, y: from.y });
    await expect(page.locator('[data-dragged]')).toBeVisible();
    for (let step = 1; step <= 5; step++) {
      const y = from.y + ((to.bottom - 2 - from.y) * step) / 5;
      await touch('touchMove', { x: from.x, y });
    }
    await touch('touchEnd');
    await expect(rows(page).nth(6)).toContainText('Pregunta a0');
  });
});
