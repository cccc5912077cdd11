import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { listsToCome } from '../support/lists-to-come.ts';
import { expect, test } from '../support/test.ts';

/** Who has saved one job wants to find again what they saw. */
async function beginList(page: Page): Promise<void> {
  await page.goto('/buscar-empleos');
  await page.locator('[data-save-job]').nth(2).click();
  await page.waitForFunction(() => localStorage.getItem('SAVED_JOBS') !== null);
}

/** Once the script of the job's page has run. */
async function remembered(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('rumbo_mine') !== null);
}

/** What a card says of the past takes no room. Its height is not that of another page, whose font may have come late. */
async function expectNoRoomOfMark(card: Locator): Promise<void> {
  const [marked, bare] = await card.evaluate((element) => {
    const height = () => element.getBoundingClientRect().height;
    const before = height();
    const marks = element.querySelectorAll<HTMLElement>('.rb-told');
    for (const mark of marks) mark.style.display = 'none';
    const without = height();
    for (const mark of marks) mark.style.display = '';
    return [before, without];
  });
  expect(marked).toBe(bare);
}

/** What the browser keeps under a key. */
function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test.use({ viewport: { width: 390, height: 844 } });

test('a job that was opened and applied for in a chat says so on its card and among my jobs', async ({
  page,
  context,
  problems,
}) => {
  await context.route('https://chat.repartidores.example/**', (route) =>
    route.fulfill({ body: 'Chat' }),
  );
  await beginList(page);
  const card = page.locator('[data-card]').first();
  const title = await card.locator('[data-job]').innerText();
  await card.locator('[data-job]').click();
  await expect(page.getByText('Abre un chat con')).toBeVisible();
  await remembered(page);
  await page.goBack();
  await expect(card).toContainText('Ya la viste');
  await expectNoRoomOfMark(card);

  await card.locator('[data-job]').click();
  const question = page.getByText('¿Aplicaste a esta vacante?');
  await expect(page.getByText('Abre un chat con')).toBeVisible();
  // Its script hears of the way that is opened.
  await page.waitForLoadState('networkidle');
  await expect(question).toBeHidden();
  const chat = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Aplicar/ })
    .filter({ visible: true })
    .first()
    .click();
  const tab = await chat;
  await tab.waitForLoadState();
  await tab.close();
  await expect(question).toBeVisible();
  expect(await violationsOf(page, { include: '[data-ask-applied]' })).toEqual([]);
  await page.getByRole('button', { name: 'Sí, apliqué' }).click();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(card).toContainText('Ya aplicaste');

  await page.goto('/empleos-guardados');
  const applied = page.locator('[data-trail-list="APPLIED"]');
  await expect(applied.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('[data-trail-list="VIEWED"]')).toContainText('Aún no abres vacantes');
  await listsToCome(page);
  expect(await violationsOf(page, { include: 'main' })).toEqual([]);
  expect(problems).toEqual([]);
});

test('who has not applied yet is asked no second time', async ({ page, context, problems }) => {
  await context.route('https://chat.repartidores.example/**', (route) =>
    route.fulfill({ body: 'Chat' }),
  );
  await beginList(page);
  const card = page.locator('[data-card]').first();
  await card.locator('[data-job]').click();
  await remembered(page);
  const question = page.getByText('¿Aplicaste a esta vacante?');
  // Its script hears of the way that is opened.
  await page.waitForLoadState('networkidle');
  const chat = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Aplicar/ })
    .filter({ visible: true })
    .first()
    .click();
  await (await chat).close();
  await page.getByRole('button', { name: 'Todavía no' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(card).toContainText('Ya la viste');
  await expect(card).not.toContainText('Ya aplicaste');
  expect(problems).toEqual([]);
});

test('the panel says how far the job is, and who the company is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos');
  await page.getByPlaceholder('Ciudad o estado').pressSequentially('guadalaj');
  await page.getByRole('option', { name: /^Guadalajara/ }).click();
  await page.waitForURL(/location=Guadalajara/);
  await expect.poll(() => kept(page, 'rumbo_zone')).not.toBeNull();

  await page.goto('/buscar-empleos?keyword=monterrey');
  await page.locator('[data-job]').first().click();
  const panel = page.getByRole('region', { name: 'Vacante elegida' });
  await expect(panel.getByText(/^A \d+ km de tu zona$/)).toBeVisible();
  await expect(panel.getByRole('link', { name: /vacantes? abiertas?$/ })).toBeVisible();
});

test('what was opened is forgotten with one tap', async ({ page }) => {
  await beginList(page);
  await page.locator('[data-job]').nth(1).click();
  await remembered(page);
  await page.goto('/empleos-guardados');
  const viewed = page.locator('[data-trail-list="VIEWED"]');
  await expect(viewed.getByRole('article')).toHaveCount(1);
  await viewed.getByRole('button', { name: 'Borrar lo que vi' }).click();
  await expect(viewed).toContainText('Aún no abres vacantes');
  await expect.poll(() => kept(page, 'rumbo_mine')).toBeNull();
});

test('the place of a search is offered again, and says how far jobs are', async ({ page }) => {
  await page.goto('/buscar-empleos');
  const place = page.getByPlaceholder('Ciudad o estado');
  await place.pressSequentially('guadalaj');
  await page.getByRole('option', { name: /^Guadalajara/ }).click();
  await page.waitForURL(/location=Guadalajara/);
  await expect.poll(() => kept(page, 'rumbo_zone')).not.toBeNull();

  await page.goto('/buscar-empleos?keyword=monterrey');
  const offer = page.getByRole('button', { name: 'Buscar en mi zona: Guadalajara' });
  await expect(offer).toBeVisible();
  await expect(page.locator('[data-card]').first()).toContainText(/ · a \d+ km/);
  expect(await violationsOf(page, { include: 'search' })).toEqual([]);
  await page.locator('[data-job]').first().click();
  await expect(page.getByText(/^A \d+ km de tu zona$/)).toBeVisible();
  await page.goBack();
  await offer.click();
  await page.waitForURL(/location=Guadalajara/);
  await expect(offer).toBeHidden();

  await page.goto('/buscar-empleos?city=Monterrey&view=map');
  await page.getByRole('button', { name: 'Ir a mi zona' }).click();
  await page.getByRole('link', { name: 'Buscar en esta zona' }).click();
  await page.waitForURL(/coordinates=2\d\.\d+%2C-10\d/);

  await page.goto('/home');
  const keyword = page.getByPlaceholder('Buscar por palabra clave');
  await keyword.fill('moto');
  // What is suggested comes a moment later, and lies over the offer.
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyword.press('Escape');
  await offer.click();
  await page.waitForURL(/keyword=moto&radius=10&page=1&location=Guadalajara/);
  await expect(place).toHaveValue('Guadalajara, Jalisco, México');

  await page.goto('/buscar-empleos');
  await page.getByRole('button', { name: 'Olvidar mi zona' }).click();
  await expect(page.getByText('Olvidar mi zona')).toBeHidden();
  await expect.poll(() => kept(page, 'rumbo_zone')).toBeNull();
});

test('a job leads to the one before and after it in its list, without one to the list alone', async ({
  page,
}) => {
  await page.goto('/buscar-empleos');
  const jobs = page.locator('[data-card] [data-job]');
  const [first = '', second = ''] = await jobs.allInnerTexts();
  await jobs.first().click();
  const ways = page.getByRole('navigation', { name: 'Otras vacantes de la lista' });
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Siguiente' })).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Anterior' })).toBeHidden();
  await ways.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await ways.getByRole('link', { name: 'Anterior' }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.waitForLoadState();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByRole('link', { name: 'para volver' })).toBeVisible();
  await expect(ways).toBeHidden();
});

test('the ways on from a job cross the pages of its list, also without a script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/buscar-empleos');
  const slugs = () =>
    page
      .locator('[data-card] [data-job]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-job') ?? ''));
  const last = (await slugs()).at(-1) ?? '';
  await page.goto('/buscar-empleos?page=2');
  const [first = ''] = await slugs();
  await page.goto(`/job/${last}?returnToUrl=%2Fbuscar-empleos`);
  const ways = page.getByRole('navigation', { name: 'Otras vacantes de la lista' });
  await ways.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(`/job/${first}?returnToUrl=%2Fbuscar-empleos%3Fpage%3D2`);
  await expect(page.getByRole('link', { name: 'para volver' })).toHaveAttribute(
    'href',
    '/buscar-empleos?page=2',
  );
  await context.close();
});
