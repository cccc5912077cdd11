import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { drawAllBands } from '../support/bands.ts';
import { HEADERS } from '../support/edited-page.ts';
import { listsToCome } from '../support/lists-to-come.ts';
import {
  agree,
  measuringQuestion,
  openMeasured,
  refuse,
  watchEvents,
} from '../support/sent-events.ts';
import { expect, test } from '../support/test.ts';

test.use({ isFirstVisit: true, viewport: { width: 390, height: 844 }, hasTouch: true });

/** What works without agreement, on use: the keys of a form that was opened. */
const FORM_KEYS = /^(?:submissions?(?:Id)?|rumbo_draft\..*)$/;
/** Calls that a page needs to show itself, none of which tells what somebody did. */
const SERVICES =
  /^\/(?:v1\/personalisation\/|v4\/agencies\/|api\/v1\/application\/session\/create)/;

interface Kept {
  readonly local: readonly string[];
  readonly session: readonly string[];
}

function keptBy(page: Page): Promise<Kept> {
  return page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
}

/** Calls that carry something to a server. */
function watchCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !SERVICES.test(pathname)) calls.push(pathname);
  });
  return calls;
}

/** The sites with what their addresses begin with. */
const SITES = { 'repartidores-mx': '', 'almacenes-norte': '/norte' } as const;

interface ListedPage {
  readonly url: string;
  readonly status: string;
  readonly type: string;
}

/** Every page that visitors can open, those that no sitemap names among them, and a job of each site. */
async function addressesOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [site, prefix] of Object.entries(SITES)) {
    const answer = await page.request.get(`/content/v1/sites/${site}/pages`, { headers: HEADERS });
    const { data } = (await answer.json()) as { readonly data: readonly ListedPage[] };
    const pages = data.filter(({ status }) => status !== 'draft');
    found.push(...pages.map(({ url }) => `${prefix}${url}`).filter((url) => !url.includes('{')));
    const search = pages.find(({ type }) => type === 'JOB_LISTING');
    await page.goto(`${prefix}${search?.url}`);
    const job = page.locator('[data-card] a[data-job]').first();
    found.push((await job.getAttribute('href')) ?? '');
  }
  return found;
}

/** Sites whose settings ask on each of their pages, as `{agencyId}/{siteId}`. */
const REPARTIDORES = 'entregas/repartidores-mx';
const NORTE = 'almacenes/almacenes-norte';

const OTHERS = [
  '/buscar-empleos?keyword=chofer&city=Monterrey',
  '/buscar-empleos?view=map',
  '/no-existe',
];

async function openJob(page: Page): Promise<void> {
  await page.goto('/buscar-empleos');
  const href = await page.locator('[data-card] a[data-job]').first().getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.locator('[data-shown-job]').first()).toBeVisible();
}

/** Leaves for something without scripts, so that what waits is sent. */
async function leave(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}

async function namesOf(events: () => Promise<{ readonly eventName: string }[]>): Promise<string[]> {
  return [...new Set((await events()).map(({ eventName }) => eventName))];
}

test('no page of either site writes or sends anything before a choice', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000);
  const calls = watchCalls(context);
  const addresses = [...(await addressesOf(page)), ...OTHERS];
  expect(addresses.length).toBeGreaterThan(40);
  const visitInTab = async () => {
    const tab = await context.newPage();
    for (let at = addresses.pop(); at !== undefined; at = addresses.pop())
      await staySilent(tab, at);
  };
  // Each page gets time to do what it must not, which tabs give to several at once.
  await Promise.all([visitInTab(), visitInTab(), visitInTab()]);
  expect(calls).toEqual([]);
});

async function staySilent(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const site = address.startsWith('/norte') ? NORTE : REPARTIDORES;
  await expect(page.locator('[data-consent-site]'), address).toHaveAttribute(
    'data-consent-site',
    site,
  );
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await sleep(300);
  const { local, session } = await keptBy(page);
  const unasked = [...local, ...session].filter((key) => !FORM_KEYS.test(key));
  expect(unasked, address).toEqual([]);
  expect(await page.context().cookies(), address).toEqual([]);
}

test('where the visit came from stays in the tab, and a refusal leaves nothing but itself', async ({
  page,
  context,
}) => {
  const calls = watchCalls(context);
  await page.goto('/home?utm_source=volante&x=1');
  expect(await keptBy(page)).toEqual({ local: [], session: ['rumbo_source'] });
  await refuse(page);
  await openJob(page);
  await leave(page);
  await page.goto('/home');
  expect(await keptBy(page)).toEqual({ local: ['rumbo_consent'], session: ['rumbo_source'] });
  expect(calls).toEqual([]);
  await expect(measuringQuestion(page)).toBeHidden();
});

test('with Global Privacy Control nobody is asked, and the end of the page lets one agree', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const events = await watchEvents(page);
  await page.goto('/home');
  const line = page.getByRole('complementary', { name: 'Privacidad y medición' });
  await line.getByRole('button', { name: 'Permitir que se mida mi visita' }).click();
  await expect(line.getByRole('button', { name: 'Dejar de medir y borrar lo mío' })).toBeFocused();
  await expect(measuringQuestion(page)).toBeHidden();
  // What measures is loaded after agreement; who leaves before it is there tells nothing.
  await expect.poll(async () => (await keptBy(page)).session).toContain('_jpeid');
  await leave(page);
  expect(await namesOf(events)).toContain('Page_View');
});

test('searching, filtering, the map, a job, saving, sharing and the way to apply are told as they happen', async ({
  page,
}) => {
  const events = await watchEvents(page);
  await page.goto('/home?utm_medium=papel&utm_source=volante');
  await agree(page);
  await openMeasured(page, '/buscar-empleos?keyword=chofer');
  await page.getByText('Filtros', { exact: true }).click();
  await page.getByRole('checkbox', { name: /Noche/ }).check();
  await expect(page).toHaveURL(/shift=/);
  await openMeasured(page, '/buscar-empleos?keyword=chofer');
  await page.getByRole('link', { name: 'Mapa' }).click();
  await expect(page).toHaveURL(/view=map/);
  await openJob(page);
  await openMeasured(page, page.url());
  const heart = page.locator('[data-save-job]:visible').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-share="copy"]').first().click();
  // Its script may come only now, and what it tells is sent some seconds later.
  await expect.poll(() => namesOf(events)).toContain('Job_Share');
  await page.evaluate(() => {
    // The contractor's page is not opened.
    addEventListener('click', (event) => event.preventDefault());
    document
      .querySelector<HTMLElement>('a[data-apply-job], [data-shown-job] a[data-event]')
      ?.click();
  });
  await leave(page);
  const wanted = [
    'Page_View',
    'Search',
    'Facet_Change',
    'Map_Open',
    'Job_View',
    'Job_Save',
    'Job_Share',
    'CTA_Click',
    'Apply_Click',
  ];
  expect(await namesOf(events)).toEqual(expect.arrayContaining(wanted));
  const search = (await events()).find(({ eventName }) => eventName === 'Search');
  expect(search).toMatchObject({ keywordSearched: 'chofer', searchDepth: 1, source: 'volante' });
});

test('each block tells what it is for by its own name', async ({ page }) => {
  const events = await watchEvents(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await agree(page);
  await openMeasured(page, '/muestrario');
  // Where links lead is not opened.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    }),
  );
  await page.locator('a[data-event="Hero_CTA_Click"]').first().click();
  await page.locator('a[data-event="CTA_Click"]:visible').first().click();
  await page
    .locator('video[data-event]')
    .first()
    .evaluate((film: HTMLVideoElement) => film.play().catch(() => undefined));
  const carousel = page.locator('#s-seccion-testimonials-carousel');
  await carousel.getByRole('button', { name: /siguiente/i }).click();
  await carousel.getByRole('button', { name: /anterior/i }).click();
  for (const block of ['social-feed', 'tabs'])
    await page.locator(`#s-seccion-${block}`).getByRole('tab', { selected: false }).first().click();
  const signUp = page.locator('#muestra-sign-up');
  await signUp.getByLabel('Correo electrónico').fill('ximena@correo.example');
  await signUp.getByRole('checkbox').check();
  await signUp.getByRole('button', { name: 'Avísenme' }).click();
  await expect(signUp.getByText(/^¡Listo! Te avisamos/)).toBeVisible();
  await leave(page);
  expect(await namesOf(events)).toEqual(
    expect.arrayContaining([
      'Hero_CTA_Click',
      'CTA_Click',
      'Hero_Video_Play',
      'Navigate_Right',
      'Navigate_Left',
      'Social_Switch',
      'Tab_Change',
      'Alert_Sign_Up',
    ]),
  );
  expect(JSON.stringify(await events())).not.toContain('ximena');
});

test('what blocks are for, and how quick the page was, is told', async ({ page }) => {
  await page.addInitScript(() => {
    // Every visit is one of the sampled.
    Math.random = () => 0.1;
  });
  const events = await watchEvents(page);
  await page.goto('/home');
  await agree(page);
  await openMeasured(page, '/muestrario');
  await page.getByRole('tab', { selected: false }).first().click();
  // A block counts once it was in view for a second, and is told some seconds later.
  await expect.poll(() => namesOf(events)).toContain('Widget_View');
  await leave(page);
  expect(await namesOf(events)).toEqual(
    expect.arrayContaining(['Page_View', 'Widget_View', 'Tab_Change', 'Web_Vitals']),
  );
});

test('a block that is higher than the window is seen where it fills half of it', async ({
  page,
}) => {
  const events = await watchEvents(page);
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/home');
  await agree(page);
  await openMeasured(page, '/blogs/como-convertirte-en-repartidor-en-mexico');
  await drawAllBands(page);
  const [widgetId, hidden] = await page.evaluate(() => {
    const { blocks = '' } = document.querySelector<HTMLElement>('[data-blocks]')?.dataset ?? {};
    const high = blocks
      .split(' ')
      .map((block) => block.split(':'))
      .map(([id = '', widget = '']) => ({ widget, element: document.getElementById(id) }))
      .filter(({ element }) => (element?.offsetHeight ?? 0) > 3 * innerHeight);
    const [first, second] = high;
    first?.element?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return [first?.widget, second?.widget];
  });
  const seen = async () =>
    (await events())
      .filter(({ eventName }) => eventName === 'Widget_View')
      .map((event) => event.widgetId);
  expect(widgetId).toBeDefined();
  await expect.poll(seen).toContain(widgetId);
  await leave(page);
  expect(await seen()).not.toContain(hidden ?? 'none');
});

test('taking it back ends sending at once and empties what it kept', async ({ page }) => {
  await page.goto('/home');
  await agree(page);
  await openJob(page);
  await expect.poll(async () => (await keptBy(page)).local).toContain('rumbo_jobs');
  const forgotten = page.waitForRequest(/\/forget-visitor$/);
  await page.getByRole('button', { name: 'Dejar de medir y borrar lo mío' }).click();
  expect((await forgotten).postDataJSON()).toEqual({ userId: expect.any(String) });
  await expect.poll(() => keptBy(page)).toEqual({ local: ['rumbo_consent'], session: [] });
  const events = await watchEvents(page);
  await page.reload();
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .click();
  await leave(page);
  expect(await events()).toEqual([]);
});

test('withdrawal in one tab ends sending in the other, and a browser that begins to say no empties what a yes kept', async ({
  page,
  context,
}) => {
  await page.goto('/home');
  await agree(page);
  await openMeasured(page, '/home');
  const other = await context.newPage();
  const events = await watchEvents(other);
  await openMeasured(other, '/sobre-nosotros');
  const withdraw = { name: 'Dejar de medir y borrar lo mío' };
  await page.getByRole('button', withdraw).click();
  await expect(other.getByRole('button', withdraw)).toBeHidden();
  // What it had told before may have been sent by then; what waited is not.
  const before = await events();
  await leave(other);
  expect(await events()).toEqual(before);

  await page.getByRole('button', { name: 'Permitir que se mida mi visita' }).click();
  await expect.poll(async () => (await keptBy(page)).local).toContain('_jsid');
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const forgotten = page.waitForRequest(/\/forget-visitor$/);
  await page.goto('/sobre-nosotros');
  await forgotten;
  await expect.poll(() => keptBy(page)).toEqual({ local: ['rumbo_consent'], session: [] });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} px the question leaves the page usable and is well made`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/buscar-empleos');
    await expect(measuringQuestion(page)).toBeVisible();
    await listsToCome(page);
    expect(await violationsOf(page, { include: 'body', tags: WCAG })).toEqual([]);
    await page.getByPlaceholder('Buscar por palabra clave').fill('chofer');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=chofer/);
    await listsToCome(page);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await expect(async () => {
      const [link, question] = await Promise.all([
        page.getByRole('contentinfo').getByRole('link').last().boundingBox(),
        measuringQuestion(page).boundingBox(),
      ]);
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
    }).toPass({ timeout: 20_000 });
  });
