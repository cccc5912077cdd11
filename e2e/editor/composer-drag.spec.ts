import type { Locator, Page } from '@playwright/test';
import { createEditedForm } from '../support/edited-form.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
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
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { x: box.x + 40, y: box.y + box.height / 2, bottom: box.y + box.height };
}

async function lift(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(row(page, name));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10, { steps: 3 });
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
  await page.mouse.move(third.x, third.bottom - 2, { steps: 5 });
  await expect(page.locator('[data-form-outline] > [aria-hidden]')).toBeVisible();
  await page.mouse.up();
  await expect(rows(page).nth(5)).toContainText('Pregunta a0');
  await expect(rows(page).nth(5)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Deshacer: Mover pregunta' }).click();
  expect(await names(page)).toEqual(before);

  await lift(page, 'Pregunta a1');
  await page.mouse.move(third.x, third.bottom - 2, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await names(page)).toEqual(before);

  await lift(page, 'Pregunta a0');
  const left = page.getByRole('complementary', { name: 'Contenido del formulario' });
  const box = await left.boundingBox();
  if (!box) throw new Error('There is no outline.');
  const bottom = box.y + box.height - 8;
  await page.mouse.move(third.x, bottom, { steps: 5 });
  await expect.poll(() => left.evaluate((pane) => pane.scrollTop)).toBeGreaterThan(300);
  const target = await middleOf(row(page, 'Pregunta b3'));
  await page.mouse.move(target.x, target.bottom - 2, { steps: 5 });
  await page.mouse.up();
  const inOther = (await names(page)).indexOf('Pregunta a0');
  expect(inOther).toBeGreaterThan((await names(page)).indexOf('Página b'));

  await left.evaluate((pane) => pane.scrollTo(0, 0));
  await lift(page, 'Página a');
  await page.mouse.move(third.x, bottom, { steps: 5 });
  await expect
    .poll(() =>
      left.evaluate((pane) => pane.scrollTop + pane.clientHeight > pane.scrollHeight - 400),
    )
    .toBe(true);
  const last = await middleOf(row(page, 'Pregunta b11'));
  await page.mouse.move(last.x, Math.min(last.bottom - 2, bottom), { steps: 5 });
  await page.mouse.up();
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
