import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import {
  expectSentInView,
  fillFirstPage,
  formReady,
  next,
  openForm,
  SENT,
  step,
} from '../support/apply-form.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

const SUBMIT = '**/submit?**';

/** The form, under what covers it at times. */
const card = (page: Page) => page.locator('[data-apply-form] > :has(> form[method="post"])');

const isCovered = (page: Page) =>
  card(page).evaluate((form) => getComputedStyle(form, '::after').visibility === 'visible');

const violations = (page: Page) => violationsOf(page, { include: 'main', tags: WCAG });

const expectStep = (page: Page, name: string) => expect(step(page, name)).toBeVisible();

/** From the second page to the one that was sent. */
async function finish(page: Page): Promise<void> {
  await page.getByLabel('¿Quién la emitió?').selectOption('none');
  await next(page).tap();
  await expectStep(page, 'Tu disponibilidad');
  await next(page).tap();
  await expectStep(page, 'Revisa tus respuestas');
  await next(page).tap();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
}

/** Holds calls back until it is told to let them go. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await isFree;
    await route.continue();
  });
  return () => letGo();
}

for (const [address, background] of [
  ['/aplicar/web', 'rgba(0, 0, 0, 0)'],
  ['/aplicar/cb', 'rgb(255, 255, 255)'],
] as const)
  test(`${address} lies under a cover for its first 200 ms, and while it is sent`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(address);
    expect(await isCovered(page)).toBe(true);
    const first = await card(page).evaluate((form) => {
      const [animation] = form.getAnimations({ subtree: true });
      const { backgroundColor, pointerEvents } = getComputedStyle(form, '::after');
      const duration = animation?.effect?.getTiming().duration;
      return { backgroundColor, pointerEvents, duration };
    });
    expect(first).toEqual({ backgroundColor: background, pointerEvents: 'none', duration: 200 });
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect.poll(() => isCovered(page)).toBe(false);
    await formReady(page);
    // The chat asks question by question; both are sent by the same button.
    if (address === '/aplicar/web') await fillFirstPage(page);
    const letGo = await hold(page, SUBMIT);
    const elsewhere = page.getByRole('button', { name: 'Seguir en otro teléfono' });
    await (address === '/aplicar/web' ? next(page) : elsewhere).tap();
    await expect(card(page)).toHaveAttribute('data-busy');
    await expect(card(page).locator('form')).toHaveAttribute('inert');
    expect(await isCovered(page)).toBe(true);
    // A save that takes longer says so where the button was pressed.
    const saving = page.getByText('Guardando tus respuestas…');
    await expect(saving).toHaveCSS('opacity', '1');
    await expect(saving).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    letGo();
    await expect(page.locator('[data-busy]')).toHaveCount(0);
  });

test('without a script nothing covers the form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/aplicar/web');
  // Playwright reads no styles where no script runs: what is covered would take no click.
  await expect(page.getByLabel('Nombre completo')).toBeVisible();
  const style = await page.content();
  expect(style).toContain('scripting:enabled');
  await context.close();
});

test('every state that an application passes through is accessible', async ({ page, context }) => {
  await openForm(page);
  await fillFirstPage(page);
  await test.step('no network', async () => {
    await context.setOffline(true);
    await next(page).tap();
    await expect(page.getByText('Sin conexión: guardado en tu teléfono').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('Sin conexión: guardado en tu teléfono')).toHaveCount(0);
  });
  await test.step('a server that fails', async () => {
    await page.route(SUBMIT, (route) => route.fulfill({ status: 500 }));
    await page.getByLabel('¿Quién la emitió?').selectOption('none');
    await next(page).tap();
    await expect(page.locator('[data-apply-failed]')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute(SUBMIT);
  });
  await test.step('a file on its way', async () => {
    await expectStep(page, 'Tu disponibilidad');
    const letGo = await hold(page, '**/api/upload?**');
    const buffer = Buffer.from('Ana Ruiz');
    const file = { name: 'mi cv.txt', mimeType: 'text/plain', buffer };
    await page.locator('input[name="q-cv"][type="file"]').setInputFiles(file);
    await expect(page.getByText(/^Subiendo/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    letGo();
    await expect(page.getByText('mi cv.txt (1 KB)')).toBeVisible();
  });
  await test.step('taken up again', async () => {
    await page.reload();
    await formReady(page);
    await expectStep(page, 'Tu disponibilidad');
    expect(await violations(page)).toEqual([]);
  });
  await test.step('a server that takes long to answer the last step', async () => {
    // Sooner than a person can, the page is saved with the next attempt only.
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/submit?') && answer.ok(),
    );
    await next(page).tap();
    await expectStep(page, 'Revisa tus respuestas');
    await saved;
    const letGo = await hold(page, SUBMIT);
    await next(page).tap();
    const sending = page.getByText('Enviando tu solicitud…');
    await expect(sending).toHaveCSS('opacity', '1');
    const slow = page.getByText('Tarda más de lo normal. No cierres esta página.');
    await expect(slow).toBeHidden();
    await slow.evaluate((line) => {
      for (const wait of line.getAnimations()) wait.finish();
    });
    await expect(slow).toBeVisible();
    await expect(sending).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    letGo();
  });
  await test.step('sent', async () => {
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('filled in from before', async () => {
    await openForm(page);
    await expect(page.getByText('Llenamos lo que ya nos habías contado.')).toBeVisible();
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz Soto');
    expect(await violations(page)).toEqual([]);
  });
});

test('what was told before is filled in again after a reload, also once v1 has begun a session', async ({
  page,
}) => {
  await openForm(page);
  await fillFirstPage(page);
  await next(page).tap();
  await finish(page);
  await openForm(page, '/aplicar-v1/web');
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz Soto');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('submissions')))
    .toContain('ayudante');
  await page.reload();
  await formReady(page);
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz Soto');
});

test('v1 goes on where its session could not be made', async ({ page }) => {
  await page.route('**/session/create?**', (route) => route.fulfill({ status: 503 }));
  await openForm(page, '/aplicar-v1/web');
  await fillFirstPage(page);
  await next(page).tap();
  await expectStep(page, 'Revisa tus respuestas');
  await next(page).tap();
  await expectSentInView(page);
});

test("'No soy yo' leaves nothing, nor does the way back show it", async ({ page }) => {
  await openForm(page);
  await fillFirstPage(page);
  await next(page).tap();
  await finish(page);
  await page.goto('/aplicar/web?again=1');
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz Soto');
  await page.goto('/home');
  await page.goto('/aplicar/web?again=2');
  await formReady(page);
  await page.getByRole('button', { name: 'No soy yo' }).tap();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ['values_v2', 'applied', 'submissions', 'submissionId'])
    expect(kept).not.toContain(key);
  expect(kept.filter((key) => key.startsWith('rumbo_draft.'))).toEqual([]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/again=1$/);
  await expect(page.getByLabel('Nombre completo')).toHaveValue('');
});

test('a drop-off of the CV alone is kept among the drop-offs once it was sent', async ({
  page,
}) => {
  await openForm(page, '/aplicar/web?dropOffType=RESUME_DROP_OFF');
  // The page of the CV, with all else of it disabled.
  await expect(page.getByLabel('Por la mañana')).toBeDisabled();
  const parsed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('parse-resume')) parsed.push(request.url());
  });
  const buffer = Buffer.from('Ana Ruiz Soto, chofer, 55 1234 5678');
  const file = { name: 'mi cv.txt', mimeType: 'text/plain', buffer };
  await page.locator('main input[type="file"]:visible').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Quitar' }).first()).toBeVisible();
  await next(page).tap();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  for (const key of ['dropOffApplied', 'applied'])
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name), key))
      .toBe('["repartidor"]');
  expect(parsed).toEqual([]);
});

test('a save whose script did not come says so once, and goes through by the next tap', async ({
  page,
}) => {
  const raised: string[] = [];
  page.on('pageerror', ({ message }) => raised.push(message));
  await page.route('**/build/save-queue*', (route) => route.abort());
  await openForm(page);
  await fillFirstPage(page);
  await next(page).tap();
  await expect(page.locator('[data-apply-failed]')).toBeVisible();
  await expect.poll(() => raised).toEqual(['Form submission error: Status 0']);
  await page.unroute('**/build/save-queue*');
  await finish(page);
});

test('who goes on with another phone finds a link, and there what was answered', async ({
  page,
  browser,
  baseURL,
}) => {
  await openForm(page);
  await fillFirstPage(page);
  await page.getByRole('button', { name: 'Seguir en otro teléfono' }).tap();
  await page.getByRole('button', { name: 'Crear enlace' }).tap();
  const link = page
    .getByRole('main')
    .getByText(/https?:\/\/\S+/)
    .first();
  await expect(link).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const address = (await link.textContent())?.match(/https?:\/\/\S+/)?.[0] ?? '';
  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await phone.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Seguir' }).click();
  await expect(other.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz Soto');
  await phone.close();
});
