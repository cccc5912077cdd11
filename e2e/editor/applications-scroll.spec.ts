import type { Page } from '@playwright/test';
import { apply, newName } from '../support/applying.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const COUNT = 200;

const LONG_NAME = 'Guadalupe '.repeat(30);

/** As tall as eight rows of the table. */
const PAGE_PX = 450;

const rows = (page: Page) => page.getByRole('list', { name: 'Solicitudes' }).getByRole('listitem');

/** Places in the list in the order in which keys and readers go through them. */
const places = (page: Page): Promise<readonly number[]> =>
  rows(page).evaluateAll((items) => items.map((item) => Number(item.ariaPosInSet)));

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

/** Place of the row that has the focus. */
const focusedPlace = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.ariaPosInSet ?? Number.NaN));

/** The table with the same application many times, which would take minutes to send. */
async function openLongTable(page: Page): Promise<void> {
  const name = newName('Lupe');
  await signIn(page.request);
  await apply(page.request, name);
  await page.route('**/applications?**', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [row] = body.data;
    const data = Array.from({ length: COUNT }, (_, index) => ({
      ...row,
      id: row.id.slice(0, -6) + String(index).padStart(6, '0'),
      ...(index === 0 && { name: LONG_NAME, jobTitle: LONG_NAME }),
    }));
    await route.fulfill({ response, json: { ...body, data, total: COUNT, next: null } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/editor#/~applications/${EDITED_SITE}?q=${encodeURIComponent(name)}`);
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(COUNT));
}

test('a list that is scrolled makes no elements, draws what is in sight, and is read in its order again', async ({
  page,
}) => {
  await openLongTable(page);
  const made = await rows(page).evaluateAll((items) => {
    for (const item of items) item.dataset['seen'] = 'yes';
    return items.length;
  });
  await rows(page).first().hover();
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, PAGE_PX);
  await expect(page.locator('li[aria-posinset="97"]')).toBeInViewport();
  expect(await page.locator('li[data-seen="yes"]').count()).toBe(made);
  await expect(async () => {
    const read = await places(page);
    expect(read).toEqual(ascending(read));
  }).toPass();
  await expect(page.locator('li[aria-posinset="97"] a')).toHaveAttribute(
    'data-application',
    /000096$/,
  );
});

test('the row with the focus stays however far the list is scrolled, and Tab goes on from it', async ({
  page,
}) => {
  await openLongTable(page);
  await rows(page).nth(1).getByRole('link').focus();
  await page.mouse.move(600, 500);
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, PAGE_PX);
  await expect(page.locator('li[aria-posinset="97"]')).toBeInViewport();
  expect(await focusedPlace(page)).toBe(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusedPlace(page)).toBe(3);
  await expect(page.locator('li[aria-posinset="3"]')).toBeInViewport();
});

test('a held Tab goes through every row in turn', async ({ page }) => {
  await openLongTable(page);
  await rows(page).first().getByRole('checkbox').focus();
  const passed: number[] = [];
  for (let pressed = 0; pressed < 150; pressed += 1) {
    passed.push(await focusedPlace(page));
    await page.keyboard.press('Tab');
  }
  expect(passed).toEqual(ascending(passed));
  expect(new Set(passed).size).toBe(50);
});

test('a name of any length ends before the next column', async ({ page }) => {
  await openLongTable(page);
  /** Of the longest name and of another, both in one drawing. */
  const widths = () =>
    rows(page).evaluateAll((items) =>
      items.slice(0, 2).map((item) => item.querySelector('a')?.getBoundingClientRect().width),
    );
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set(await widths()).size, `at ${width} px`).toBe(1);
  }
});
