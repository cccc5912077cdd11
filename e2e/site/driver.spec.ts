import type { Locator, Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

// Ten drivers on a phone, each on the way to the job that fits their life.

/** No one should need more to be at a fitting job. */
const MOST_TAPS = 8;

const SEARCH = '/buscar-empleos';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Driver {
  tap(target: Locator): Promise<void>;
  taps(): number;
}

function createDriver(): Driver {
  let taps = 0;
  return {
    async tap(target) {
      taps += 1;
      await target.tap();
    },
    taps: () => taps,
  };
}

const cards = (page: Page) => page.locator('[data-part="results"] [data-job]');
const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const show = (page: Page) => page.getByRole('button', { name: /^Ver [\d,]+ vacantes?$/ });

/** What the job's page says in the line with a name. */
const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').first();

/** Once what was chosen is searched. */
async function chosen(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator('[data-part="results"]')).not.toHaveAttribute('aria-busy', 'true');
}

async function openFirst(page: Page, driver: Driver): Promise<void> {
  await driver.tap(cards(page).first());
  await expect(page).toHaveURL(/\/job\//);
  expect(driver.taps()).toBeLessThanOrEqual(MOST_TAPS);
}

interface Wish {
  readonly who: string;
  readonly group: string;
  readonly value: string;
  readonly address: RegExp;
  readonly fact: string;
  readonly says: RegExp;
}

const WISHES: readonly Wish[] = [
  {
    who: 'has no vehicle finds one of the company',
    group: 'Vehículo',
    value: 'De la empresa',
    address: /vehicle=company/,
    fact: 'Vehículo',
    says: /empresa|incluid|nuestr|te damos|propia de/i,
  },
  {
    who: 'works nights finds a night shift',
    group: 'Turno',
    value: 'Noche',
    address: /shift=night/,
    fact: 'Horario',
    says: /\d{1,2}:\d{2}|noche|nocturn/i,
  },
  {
    who: 'has a motorcycle licence finds who asks for it',
    group: 'Licencia',
    value: 'Motociclista',
    address: /licence=motociclista/,
    fact: 'Licencia',
    says: /moto/i,
  },
  {
    who: 'wants two days off finds a week of five',
    group: 'Días de trabajo',
    value: '5 días a la semana',
    address: /days=5/,
    fact: 'Horario',
    says: /lunes a viernes|martes a sábado|miércoles a domingo|jueves a lunes|5 días|cinco días|\ba\b/i,
  },
];

for (const wish of WISHES)
  test(`who ${wish.who}`, async ({ page, problems }) => {
    const driver = createDriver();
    await page.goto(SEARCH);
    await driver.tap(page.getByText('Filtros', { exact: true }));
    await driver.tap(facet(page, wish.group).getByText(wish.value, { exact: true }));
    await chosen(page, wish.address);
    await driver.tap(show(page));
    await openFirst(page, driver);
    await expect(fact(page, wish.fact)).toHaveText(wish.says);
    expect(problems).toEqual([]);
  });

test('who wants the best pay has it first', async ({ page }) => {
  const driver = createDriver();
  await page.goto(SEARCH);
  await driver.tap(page.getByRole('link', { name: 'Mejor pagados' }));
  await chosen(page, /sort=pay/);
  const pay = await page.locator('[data-card]').first().innerText();
  await openFirst(page, driver);
  const said = await fact(page, 'Sueldo').innerText();
  expect(pay.replace(/\s+/g, ' ')).toContain(said.replace(/\s+/g, ' '));
});

test('who lives in Guadalajara is told how far each job is, nearest first', async ({ page }) => {
  const driver = createDriver();
  await page.goto(SEARCH);
  await driver.tap(page.getByPlaceholder('Ciudad o estado'));
  await page.keyboard.type('guadalaj');
  await driver.tap(page.getByRole('option', { name: /^Guadalajara/ }));
  await chosen(page, /location=Guadalajara/);
  await driver.tap(page.getByRole('link', { name: 'Más cercanos' }));
  await chosen(page, /sort=distance/);
  await openFirst(page, driver);
  await expect(
    fact(page, 'Lugar')
      .or(page.getByText(/Jalisco/).first())
      .first(),
  ).toContainText(/Jalisco/);
});

test('who looks every day sees what is new, and what was seen before', async ({ page }) => {
  const driver = createDriver();
  await page.goto(SEARCH);
  await driver.tap(page.getByText('Filtros', { exact: true }));
  await facet(page, 'Publicada').getByRole('combobox').selectOption('week');
  await chosen(page, /posted=week/);
  await driver.tap(show(page));
  await driver.tap(page.locator('[data-card] [data-save-job]').first());
  await openFirst(page, driver);
  await page.waitForFunction(() => localStorage.getItem('rumbo_mine') !== null);
  await page.goBack();
  await expect(page.locator('[data-card]').first()).toContainText('Ya la viste');
});

test('who uses a keyboard comes from the filter to the job', async ({ page }) => {
  await page.goto(SEARCH);
  const toggle = page.locator('[data-filter-toggle] > summary');
  await tabTo(toggle);
  await page.keyboard.press('Enter');
  await tabTo(page.locator('input[name="vehicle"][value="company"]'));
  await page.keyboard.press('Space');
  await chosen(page, /vehicle=company/);
  await tabTo(show(page));
  await page.keyboard.press('Enter');
  await tabTo(cards(page).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/job\//);
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who has an old phone filters by a form', async ({ page }) => {
    const driver = createDriver();
    await page.goto(SEARCH);
    await driver.tap(page.getByText('Filtros', { exact: true }));
    await driver.tap(facet(page, 'Licencia').getByText('Sin licencia', { exact: true }));
    await driver.tap(page.getByRole('button', { name: 'Aplicar filtros' }));
    await expect(page).toHaveURL(/licence=none/);
    await openFirst(page, driver);
    await expect(page.getByRole('link', { name: /^Aplicar/ }).first()).toBeVisible();
  });
});

test.describe('with text twice as large on 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('who sees badly finds a morning shift, and nothing is cut off', async ({ page }) => {
    const driver = createDriver();
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto(SEARCH);
    await driver.tap(page.getByText('Filtros', { exact: true }));
    await driver.tap(facet(page, 'Turno').getByText('Mañana', { exact: true }));
    await chosen(page, /shift=morning/);
    await expectNoSideways(page);
    await driver.tap(show(page));
    await openFirst(page, driver);
    await expectNoSideways(page);
  });
});

async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}
