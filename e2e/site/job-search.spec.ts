import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { brokenWords } from '../support/broken-words.ts';
import { cards, countOf, facet, firstCount } from '../support/job-search.ts';
import { listsToCome } from '../support/lists-to-come.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

test('from the home page through a suggestion to the jobs', async ({ page, problems }) => {
  await page.goto('/home');
  const field = page.getByPlaceholder('Buscar por palabra clave');
  await field.pressSequentially('repartidor', { delay: 20 });
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(4);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/buscar-empleos\?keyword=repartidor&radius=10&page=1$/);
  expect(await countOf(page)).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});

test('a chosen suggestion is what is searched', async ({ page }) => {
  await page.goto('/home');
  const field = page.getByPlaceholder('Buscar por palabra clave');
  await field.pressSequentially('chofer', { delay: 20 });
  // Options of a shorter text may give way to those of the whole until the very tap.
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ target }) => {
        const option = target instanceof Element && target.closest<HTMLElement>('[role="option"]');
        if (option) sessionStorage.setItem('test-chosen', option.innerText);
      },
      true,
    ),
  );
  await page.getByRole('option').first().click();
  await page.waitForURL(/buscar-empleos/);
  const text = await page.evaluate(() => sessionStorage.getItem('test-chosen') ?? '');
  await expect(page).toHaveURL(
    `/buscar-empleos?${new URLSearchParams({ keyword: text, radius: '10', page: '1' })}`,
  );
});

test('an empty search leads to all jobs', async ({ page }) => {
  await page.goto('/home');
  await page.getByPlaceholder('Buscar por palabra clave').press('Enter');
  await expect(page).toHaveURL(/\/buscar-empleos\?radius=10&page=1$/);
});

test('facets narrow the list to the number they tell, and chips take them away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos?keyword=repartidor');
  const all = await countOf(page);
  const state = await firstCount(page, 'state');
  await facet(page, state.value).click();
  await expect.poll(() => countOf(page)).toBe(state.count);
  await expect(page).toHaveURL(/keyword=repartidor&state=/);
  const company = await firstCount(page, 'company');
  await facet(page, company.value).click();
  await expect.poll(() => countOf(page)).toBe(company.count);
  await page.getByRole('link', { name: `Quitar filtro: ${state.value}` }).click();
  await expect(page).not.toHaveURL(/state=/);
  await page.getByRole('link', { name: 'Borrar filtros' }).first().click();
  await expect.poll(() => countOf(page)).toBe(all);
});

test('back and forward restore the list and where it was scrolled; a reload keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/buscar-empleos');
  const first = await cards(page).first().innerText();
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(cards(page).first()).not.toHaveText(first);
  const second = await cards(page).first().innerText();
  await page.evaluate(() => scrollTo(0, 900));
  // Playwright would scroll to what it clicks.
  await page.locator('a[rel="next"]').evaluate((next: HTMLElement) => next.click());
  await expect(page).toHaveURL(/page=3$/);
  await expect(cards(page).first()).not.toHaveText(second);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(cards(page).first()).toHaveText(second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(cards(page).first()).not.toHaveText(second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goBack();
  await page.goBack();
  await expect(cards(page).first()).toHaveText(first);
  await page.goForward();
  await expect(cards(page).first()).toHaveText(second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.reload();
  await expect(cards(page).first()).toHaveText(second);
});

test('the way back from a job leads to where the list was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/buscar-empleos?keyword=moto');
  const card = cards(page).nth(4);
  const title = await card.innerText();
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page).toHaveURL(/\/job\/[a-z0-9-]+\?returnToUrl=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 50);
  await page.evaluate(() =>
    addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY))),
  );
  await card.click();
  await page.getByRole('link', { name: 'para volver' }).click();
  await expect(page).toHaveURL('/buscar-empleos?keyword=moto');
  const left = await page.evaluate(() => Number(sessionStorage.getItem('left')));
  expect(left).toBeGreaterThan(500);
  await expect
    .poll(() => page.evaluate(() => scrollY), { message: `It was left at ${left}.` })
    .toBeGreaterThan(left - 50);
});

test('on a desktop the first job is shown beside the list, and a click shows another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos');
  const panel = page.getByRole('region', { name: 'Vacante elegida' });
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(
    await cards(page).first().innerText(),
  );
  const third = cards(page).nth(2);
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(
    await third.innerText(),
  );
  await expect(page).toHaveURL(/\?job=/);
  // A pointer on a card colours its border too.
  await page.mouse.move(0, 0);
  await page.reload();
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(
    await third.innerText(),
  );
  await expect(async () => {
    const borders = await page
      .locator('[data-part="results"] article')
      .evaluateAll((all) => all.map((card) => getComputedStyle(card).borderTopColor));
    expect(borders[2]).not.toBe(borders[1]);
    expect(borders[0]).toBe(borders[1]);
  }).toPass({ timeout: 20_000 });
});

test('a job whose details do not come leaves the one that is shown, and the next tap brings it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos');
  const panel = page.getByRole('region', { name: 'Vacante elegida' });
  const shown = panel.locator('[data-shown-job]');
  const first = await cards(page).first().getAttribute('data-job');
  const third = await cards(page).nth(2).getAttribute('data-job');
  await expect(shown).toHaveAttribute('data-slug', first ?? '');
  await page.route(/fragment=/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /fragment=/.test(request.url()));
  await cards(page).nth(2).click();
  await failed;
  await expect(panel.getByText('No job details available')).toHaveCount(0);
  await expect(shown).toHaveAttribute('data-slug', first ?? '');
  await expect(cards(page).and(page.locator('[aria-current]'))).toHaveAttribute(
    'data-job',
    first ?? '',
  );
  await expect(page).toHaveURL(`/buscar-empleos?job=${first}`);
  await page.unrouteAll();
  await cards(page).nth(2).click();
  await expect(shown).toHaveAttribute('data-slug', third ?? '');
});

test('a place from the suggestions searches around it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos');
  const all = await countOf(page);
  const place = page.locator('input[name="location"]').first();
  await place.pressSequentially('guadal', { delay: 20 });
  await page.getByRole('option', { name: /Guadalajara, Jalisco/ }).click();
  await expect(page).toHaveURL(/location=Guadalajara%2C\+Jalisco%2C\+M%C3%A9xico--20\.\d+--/);
  await expect(page.locator('[data-part="count"]')).toContainText('cerca de Guadalajara');
  const near = await countOf(page);
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(all);
});

test('a company is found by its legal name, however the address is encoded', async ({ page }) => {
  const name = 'Cumbre Última Milla, S.A. de C.V.';
  const counts: number[] = [];
  for (const query of [
    `company=${encodeURIComponent(name)}`,
    `${new URLSearchParams({ company: name })}`,
  ]) {
    await page.goto(`/buscar-empleos?${query}`);
    counts.push(await countOf(page));
    const companies = await page.locator('[data-part="results"] article').allInnerTexts();
    expect(companies.every((text) => text.includes(name))).toBe(true);
  }
  expect(counts[0]).toBeGreaterThan(50);
  expect(counts[1]).toBe(counts[0]);
  await page.goto('/buscar-empleos?company=Cumbre');
  await expect(page.getByText('Por ahora no hay vacantes así')).toBeVisible();
});

test('from the home page to a saved job by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home');
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByPlaceholder('Buscar por palabra clave')).toBeFocused();
  await page.keyboard.type('chofer', { delay: 20 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(async () => {
    // Options of a shorter text may give way to those of the whole.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option').first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=chofer/);
  await expect(page.locator('[data-search-region]')).toHaveAttribute('data-live', '');
  await tabTo(page.locator('input[name="state"]').first());
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/state=/);
  await expect(page.locator('input[name="state"]:checked').first()).toBeFocused();
  const chosen = page.getByRole('region', { name: 'Vacante elegida' });
  const slug = (await cards(page).first().getAttribute('data-job')) ?? '';
  // What is put in while somebody goes through it by Tab would take the focus along.
  await expect(chosen.locator('[data-shown-job]')).toHaveAttribute('data-slug', slug);
  await tabTo(cards(page).first());
  await page.keyboard.press('Enter');
  await expect(chosen).toBeFocused();
  const save = chosen.getByRole('button', { name: /^Guardar/ });
  await tabTo(save);
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(chosen.getByRole('link', { name: /^Aplicar/ })).toBeFocused();
  const title = await chosen.getByRole('heading', { level: 2 }).first().innerText();
  await tabTo(page.getByRole('contentinfo').getByRole('link', { name: 'Empleos guardados' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/empleos-guardados');
  await expect(page.locator('[data-saved-cards] article')).toContainText([title]);
});

test('with text twice as large the narrowest phone breaks no word, and the heart stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  // As wide as the longest of its words needs, or more.
  const isWhole = (element: HTMLElement) => {
    const { width } = element.getBoundingClientRect();
    element.style.width = 'min-content';
    element.style.overflowWrap = 'normal';
    return width >= element.getBoundingClientRect().width;
  };
  const toggle = page.locator('[data-filter-toggle] > summary');
  const choices = page
    .locator('[data-filter-toggle] ~ form')
    .locator('label > span, button > span');
  await expect(async () => {
    // A font that comes too late for the first drawing, as on a busy machine, is used from the next page on.
    await page.goto('/buscar-empleos?keyword=repartidor');
    expect(await toggle.evaluate(isWhole)).toBe(true);
    await toggle.click();
    expect(await choices.count()).toBeGreaterThan(20);
    expect(await choices.evaluateAll(brokenWords)).toEqual([]);
  }).toPass({ timeout: 20_000 });
  await toggle.click();
  const titles = page.locator('[data-card] h2, [data-card] h3').filter({ hasText: 'Repartidor' });
  expect(await titles.first().evaluate(isWhole)).toBe(true);
  await page.locator('[data-card] a').first().click();
  await expect(page).toHaveURL(/\/job\//);
  const heart = page.locator('.rb-save').filter({ visible: true }).last();
  await expect(heart).toBeVisible();
  const { x = 320, width = 0 } = (await heart.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
});

test('pay in both scales is whole in the narrow column of a computer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos?pay=2000');
  const select = page.locator('select[name="pay"]');
  await expect(select.locator('option:checked')).toContainText('$2,000/sem · $8,600/mes');
  const shown = await select.evaluate((field: HTMLSelectElement) => {
    const { whiteSpace, fontSize } = getComputedStyle(field);
    const { offsetWidth: width, offsetHeight: height } = field;
    Object.assign(field.style, { width: 'max-content', maxWidth: 'none' });
    const widthOf = (text: string) => {
      field.replaceChildren(new Option(text));
      return field.offsetWidth;
    };
    const text = field.selectedOptions[0]?.text ?? '';
    const lines = text.split(' · ');
    return {
      whiteSpace,
      isOneLine: widthOf(text) <= width,
      cutOff: lines.filter((line, index) => widthOf(index === 0 ? `${line} ·` : line) > width),
      isHighEnough: height >= lines.length * 1.3 * Number.parseFloat(fontSize),
    };
  });
  expect(shown).toEqual({
    whiteSpace: 'normal',
    isOneLine: false,
    cutOff: [],
    isHighEnough: true,
  });
});

/** Screens of phones, a tablet and a computer, and the narrowest with text twice as large. */
const SCREENS = [
  { width: 390, height: 844, text: '100%' },
  { width: 820, height: 1180, text: '100%' },
  { width: 1440, height: 900, text: '100%' },
  { width: 320, height: 640, text: '200%' },
];

for (const path of ['/buscar-empleos?location=Guadalajara', '/norte/job-search'])
  test(`with every filter of ${path} open nothing is covered, cut off or minded by axe`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('[data-live]')).toHaveCount(1);
    for (const { width, height, text } of SCREENS) {
      await page.setViewportSize({ width, height });
      await listsToCome(page);
      await unfoldFilters(page, text);
      for (const top of [0, 700]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        const minded = await violationsOf(page, { include: 'main', tags: WCAG });
        expect(minded, `at ${width} px, scrolled to ${top}`).toEqual([]);
      }
      await expect.poll(() => widest(page), `cut off at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
test('with text of 160 % words of the filters stay whole, and the fields of a search are as high as what they hold', async ({
  page,
}) => {
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/buscar-empleos');
    await unfoldFilters(page, '160%');
    const option = page.locator('label:has(input[name="shift"])', { hasText: 'Mañana' }).first();
    const lines = await option.locator('span').first().evaluate(linesOf);
    expect(lines, `at ${width} px`).toBe(1);
    const [submit, keyword] = await Promise.all([
      page
        .locator('main')
        .getByRole('button', { name: 'Buscar', exact: true })
        .first()
        .boundingBox(),
      page.locator('input[name="keyword"]').first().boundingBox(),
    ]);
    expect(Math.abs((submit?.height ?? 0) - (keyword?.height ?? 99))).toBeLessThan(16);
  }
});

function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** Where the page and its fields end, in CSS pixels: a page that clips does not scroll to what it cuts off. */
function widest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('[data-search-region] :is(label, select)')];
    const ends = fields.map((field) => field.getBoundingClientRect().right);
    return Math.max(document.documentElement.scrollWidth, ...ends);
  });
}

/** Opens all that a search's filters unfold, with text of a size. */
function unfoldFilters(page: Page, text: string): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    for (const details of document.querySelectorAll('details'))
      if (details.closest('[data-part="filter"]')) details.open = true;
  }, text);
}
