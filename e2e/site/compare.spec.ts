import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { brokenWords } from '../support/broken-words.ts';
import { PHONE } from '../support/phone.ts';
import { saveJobs } from '../support/saved-jobs.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

const picks = (page: Page) => page.getByRole('checkbox', { name: /^Comparar/ });
const compare = (page: Page) => page.getByRole('button', { name: 'Comparar', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Tus vacantes, lado a lado' });

test('two or three saved jobs stand beside each other, first in what they differ', async ({
  page,
  problems,
}) => {
  await saveJobs(page, 4);
  await picks(page).nth(0).check();
  await expect(page.getByText('1 elegida: elige otra u otras 2')).toBeVisible();
  await expect(compare(page)).toBeHidden();
  await picks(page).nth(1).check();
  await picks(page).nth(2).check();
  await expect(picks(page).nth(3)).toBeDisabled();
  await compare(page).tap();
  const titles = await page.locator('[data-saved-cards] [data-job]').allInnerTexts();
  await expect(sheet(page).getByRole('columnheader').getByRole('link')).toHaveText(
    titles.slice(0, 3),
  );
  for (const name of ['Sueldo', 'Horario', 'Vehículo', 'Licencia', 'Prestaciones'])
    await expect(sheet(page).getByRole('rowheader', { name }).first()).toBeAttached();
  const names = await sheet(page).locator('tbody th').allInnerTexts();
  const same = names.map((name) => Number(name.includes('igual en todas')));
  expect(same).toEqual(same.toSorted());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);

  await sheet(page).getByRole('button', { name: 'Cerrar' }).tap();
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('button', { name: 'Dejar de elegir' }).tap();
  await expect(picks(page).first()).not.toBeChecked();
  await expect(picks(page).nth(3)).toBeEnabled();
  await expect(compare(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test('on the narrowest phone no word is broken and nothing covers the titles, with text twice as large too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await saveJobs(page, 3);
  for (const index of [0, 1, 2]) await picks(page).nth(index).check();
  const besides = page.locator('[data-compare-bar] > *, [data-saved-note] label');
  for (const size of ['200%', '100%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
    expect(await besides.evaluateAll(brokenWords), size).toEqual([]);
  }
  await compare(page).tap();
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
    const titles = sheet(page).getByRole('columnheader').getByRole('link');
    await expect(titles).toHaveCount(3);
    expect(await titles.evaluateAll(brokenWords), size).toEqual([]);
    const head = await sheet(page).getByRole('button', { name: 'Cerrar' }).boundingBox();
    const first = await titles.first().boundingBox();
    expect(first?.y, size).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) / 2);
  }
});

test('jobs are chosen, compared and left by keyboard alone', async ({ page }) => {
  await saveJobs(page, 2);
  await tabTo(picks(page).first());
  await page.keyboard.press('Space');
  await tabTo(picks(page).last());
  await page.keyboard.press('Space');
  await tabTo(compare(page));
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(compare(page)).toBeFocused();
});

test('one job alone is compared with nothing', async ({ page }) => {
  await saveJobs(page, 1);
  await expect(picks(page)).toBeHidden();
});

test('what the comparison knows of a job goes with it', async ({ page }) => {
  await saveJobs(page, 3);
  await picks(page).nth(0).check();
  await picks(page).nth(1).check();
  await page.locator('[data-saved-cards] [data-save-job]').first().click();
  await expect(page.getByText('1 elegida: elige otra u otras 2')).toBeVisible();
  await expect(compare(page)).toBeHidden();
});

test('a job that does not tell its pay or licence says so in words, beside one that does', async ({
  page,
}) => {
  await page.route('**/job-details', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first, ...others] = answer.data;
    const details = { postedAt: first.details.postedAt };
    await route.fulfill({ json: { ...answer, data: [{ ...first, details }, ...others] } });
  });
  await saveJobs(page, 2);
  await picks(page).nth(0).check();
  await picks(page).nth(1).check();
  await compare(page).tap();
  for (const name of ['Sueldo', 'Horario', 'Licencia']) {
    const row = sheet(page)
      .locator('tbody')
      .filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row.getByRole('cell').filter({ hasText: 'Sin dato' })).toHaveCount(1);
  }
  await expect(sheet(page)).not.toContainText('$0');
});

test('a job that closed since it was listed keeps its column and its name, and leaves the list with them', async ({
  page,
}) => {
  await saveJobs(page, 3);
  const title = await page.locator('[data-saved-cards] [data-job]').first().innerText();
  await page.route('**/job-details', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const data = answer.data.filter((job: { title: string }) => job.title !== title);
    await route.fulfill({ json: { ...answer, data } });
  });
  await picks(page).nth(0).check();
  await picks(page).nth(1).check();
  await compare(page).tap();
  const column = sheet(page).getByRole('columnheader').filter({ hasText: title });
  await expect(column).toContainText('Ya cerró');
  await expect(sheet(page).getByText('Ya cerró')).toHaveCount(1);
  await sheet(page).getByRole('button', { name: 'Cerrar' }).tap();
  await expect(page.getByText(`Quitamos «${title}»: ya cerró.`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
