import type { Locator, Page } from '@playwright/test';
import {
  CLOSED_JOB,
  COMPANYLESS_APPLY_URL,
  COMPANYLESS_JOB,
  HOSTILE_JOB,
  MISSING_JOB,
  UNTITLED_JOB,
} from '#scripts/product/test-jobs.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1000 };

function hearts(page: Page) {
  return page.locator('[data-save-job]:visible');
}

/** Once the browser keeps it. */
async function saveFirstJob(page: Page): Promise<void> {
  await page.goto('/buscar-empleos');
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
}

test('a wide screen shows a job’s facts beside its text, each of them once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos?pay=1');
  await page.goto((await page.locator('a[data-job]').first().getAttribute('href')) ?? '');
  const main = page.locator('main');
  const pay = main.locator('dt').filter({ hasText: /^(?:Sueldo|Pago)$/ });
  await expect(pay).toHaveCount(1);
  await expect(pay).toBeVisible();
  const facts = await main.locator('dl').first().boundingBox();
  const text = await main.getByRole('heading', { level: 2 }).first().boundingBox();
  expect(facts?.x).toBeGreaterThan(text?.x ?? 0);
  expect(facts?.y).toBeLessThan(text?.y ?? 0);
  await page.setViewportSize(TABLET);
  await expect
    .poll(async () => (await main.locator('dl').first().boundingBox())?.x)
    .toBeLessThan(facts?.x ?? 0);
});

test('a saved job is saved everywhere: list, detail, header and other tabs', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/buscar-empleos');
  const other = await context.newPage();
  await other.setViewportSize(PHONE);
  await other.goto('/buscar-empleos');
  await hearts(page).nth(1).click();
  for (const tab of [page, other]) {
    await expect(hearts(tab).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(tab.getByRole('link', { name: 'Empleos guardados: 1' })).toBeVisible();
  }
  const title = await page.locator('[data-job]').nth(1).innerText();
  await page.locator('[data-job]').nth(1).click();
  await page.waitForURL(/\/job\//);
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await other.goto('/empleos-guardados');
  await expect(other.locator('[data-saved-cards] article')).toHaveCount(1);
  await expect(other.locator('[data-saved-cards] article')).toContainText(title);
  await hearts(page).first().click();
  await expect(other.locator('[data-saved-cards] article')).toHaveCount(0);
  await expect(other.getByText('Aún no guardas empleos')).toBeVisible();
  await expect(other.locator('[data-count-label]').first()).toBeHidden();
});

test('saved jobs are kept under the key of the specification, without their description', async ({
  page,
}) => {
  await saveFirstJob(page);
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('SAVED_JOBS') ?? '[]'));
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ agencyId: 'entregas', description: '' });
  expect(saved[0].urlSlug).toMatch(/^[a-z0-9-]+$/);
});

test('a saved job that has closed is taken out, and the visitor is told', async ({ page }) => {
  await saveFirstJob(page);
  await page.evaluate(() => {
    const [job] = JSON.parse(localStorage.getItem('SAVED_JOBS') ?? '[]');
    const closed = { ...job, id: '999999999', urlSlug: 'cerrada-1', title: 'Ya cerrada' };
    localStorage.setItem('SAVED_JOBS', JSON.stringify([closed, job]));
  });
  await page.goto('/empleos-guardados');
  await expect(page.getByText('Quitamos «Ya cerrada»: ya cerró.')).toBeVisible();
  await expect(page.locator('[data-saved-cards] article')).toHaveCount(1);
  const slugs = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('SAVED_JOBS') ?? '[]').map(
        (job: { urlSlug: string }) => job.urlSlug,
      ),
    );
  await expect.poll(slugs).not.toContain('cerrada-1');
});

test('saved jobs are there without a network, and rubbish in the storage is no harm', async ({
  page,
}) => {
  await saveFirstJob(page);
  await page.route('**/job-details', (route) => route.abort());
  await page.goto('/empleos-guardados');
  await expect(page.locator('[data-saved-cards] article')).toHaveCount(1);
  for (const rubbish of ['{', '7', '[null, 1, {"urlSlug": 5}]', '"<img src=x>"']) {
    await page.evaluate((text) => localStorage.setItem('SAVED_JOBS', text), rubbish);
    await page.reload();
    await expect(page.getByText('Aún no guardas empleos')).toBeVisible();
  }
});

test('sharing copies the job’s own address and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await page.goto('/buscar-empleos?keyword=chofer');
  await page.locator('[data-job]').first().click();
  await page.waitForURL(/\/job\//);
  // It says so for some seconds.
  const told = page.waitForFunction(() =>
    document.body.innerText.includes('Link is copied to clipboard'),
  );
  await page.getByRole('button', { name: 'Compartir: copiar el enlace' }).click();
  await told;
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url().split('?')[0]);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a job is shared by the phone’s own sheet where it has one, and by WhatsApp', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => {
        Object.assign(window, { shared: data });
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await openJob(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const [url = ''] = page.url().split('?');
    await page.getByRole('button', { name: 'Compartir con otra aplicación' }).tap();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual({ title, url });

    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    const plain = await context.newPage();
    await plain.goto(url);
    const opened = context.waitForEvent('page');
    await plain.getByRole('button', { name: 'Compartir por WhatsApp' }).tap();
    await expect(plain.locator('[data-share="native"]')).toBeHidden();
    const chat = await opened;
    await chat.waitForURL('https://wa.me/**');
    expect(new URL(chat.url()).searchParams.get('text')).toBe(`${title} ${url}`);
  });
});

/** Opens the first job of a search on its own page. */
async function openJob(page: Page): Promise<void> {
  await page.goto('/buscar-empleos?keyword=chofer');
  const href = await page.locator('[data-part="results"] [data-job]').first().getAttribute('href');
  await page.goto(href ?? '');
}

/** The only one of its kind, and all of it in sight, from the middle of the job. */
async function expectInSight(page: Page, control: Locator): Promise<void> {
  await page.locator('[data-shown-job]').evaluate((job) => {
    const { top, height } = job.getBoundingClientRect();
    scrollBy(0, top + height / 2 - innerHeight / 2);
  });
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(control).toHaveCount(1);
  await expect(control).toBeInViewport({ ratio: 1 });
}

function companyMark(page: Page): Locator {
  return page.locator('[data-shown-job] > header > span');
}

test('on a phone the one button to apply stays in sight, and the company’s mark is left out', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openJob(page);
  await expectInSight(page, page.getByRole('link', { name: /^Aplicar/ }));
  await expect(companyMark(page)).toBeHidden();
  await page.setViewportSize(TABLET);
  await expect(companyMark(page)).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.goto(CLOSED_JOB);
  await expectInSight(page, page.getByRole('button', { name: 'Vacante cerrada' }));
});

test.describe('the mark of a job’s company', () => {
  test.use({ viewport: TABLET });

  test('comes with the page itself, also where no picture does', async ({ page }) => {
    await page.route(/\.(svg|png|jpe?g|webp|avif)(\?|$)/, (route) => route.abort());
    await page.goto(CLOSED_JOB);
    await expect(companyMark(page).locator('.rb-drawn')).toBeVisible();
    await expect(companyMark(page)).toHaveText('');
  });

  test('is its initials where the site has no logo of it, and left out on a phone', async ({
    page,
  }) => {
    await page.goto(UNTITLED_JOB);
    await expect(companyMark(page)).toBeVisible();
    await expect(companyMark(page)).toHaveText('ES');
    await expect(companyMark(page).locator('svg, img')).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await expect(companyMark(page)).toBeHidden();
    await expect(page.getByText('Empresa Sin Logotipo').first()).toBeVisible();
  });

  test('is a briefcase where the job names no company, and left out on a phone', async ({
    page,
  }) => {
    await page.goto(COMPANYLESS_JOB);
    const briefcase = page.locator('[data-shown-job] > header li', { hasText: 'Tiempo completo' });
    const drawn = await briefcase.locator('svg').innerHTML();
    await expect(companyMark(page).locator('svg')).toBeVisible();
    expect(await companyMark(page).locator('svg').innerHTML()).toBe(drawn);
    await expect(companyMark(page)).toHaveText('');
    await page.setViewportSize(PHONE);
    await expect(companyMark(page)).toBeHidden();
  });
});

test('a closed job says so and cannot be applied for', async ({ page }) => {
  const response = await page.goto(CLOSED_JOB);
  expect(response?.status()).toBe(200);
  await expect(
    page.getByText('Este puesto está cerrado y ya no está disponible para solicitudes.'),
  ).toBeVisible();
  const apply = page.getByRole('button', { name: 'Vacante cerrada' }).first();
  await expect(apply).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Aplicar' })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a job that names no place to apply leads to the form of its site', async ({ page }) => {
  await page.goto(UNTITLED_JOB);
  await page.getByRole('link', { name: 'Aplicar' }).first().click();
  await expect(page).toHaveURL(/\/aplicar\/web\?jobId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitud para repartidor');
});

test('a missing job is a 404 that leads on', async ({ page }) => {
  const response = await page.goto(MISSING_JOB);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('No job details available')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todas las vacantes' }).click();
  await expect(page).toHaveURL('/buscar-empleos');
});

test('a job without title and logo shows what the specification says', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await page.goto(UNTITLED_JOB);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Title Not Available');
  await expect(page.getByText('Empresa Sin Logotipo').first()).toBeVisible();
});

test('hostile jobs are only text', async ({ page, problems }) => {
  await page.goto(HOSTILE_JOB);
  await expect(page.locator('main')).toContainText('Hola');
  await expect(page).toHaveTitle(/Hostil/);
  expect(
    await page.locator('main [onclick], main [onerror], main a[href^="javascript"]').count(),
  ).toBe(0);
  expect(problems).toEqual([]);
});

test.describe('the way back', () => {
  const HOSTILE = [
    'https://otro.example/',
    '//otro.example',
    '/\\otro.example',
    'javascript:alert(1)',
  ];
  for (const url of HOSTILE) {
    test(`never leaves the site: ${url}`, async ({ page }) => {
      await page.goto(`${CLOSED_JOB}?returnToUrl=${encodeURIComponent(url)}`);
      await expect(page.getByRole('link', { name: 'para volver' })).toHaveAttribute(
        'href',
        '/buscar-empleos',
      );
    });
  }
});

test('jobs of one tenant are not to be found at the other', async ({ page, request }) => {
  expect((await request.get(`/norte${CLOSED_JOB}`)).status()).toBe(404);
  await page.goto('/norte/job-search');
  await expect(page.locator('[data-part="count"]')).toHaveText(/^\d+ vacantes/);
  const href = await page.locator('[data-part="results"] [data-job]').first().getAttribute('href');
  expect(href).toMatch(/^\/norte\/job\//);
  expect((await request.get(href?.replace('/norte', '') ?? '')).status()).toBe(404);
  await page.goto(href ?? '');
  await expect(page.getByRole('link', { name: 'para volver' })).toHaveAttribute(
    'href',
    /^\/norte\/job-search/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button to apply leads to where the job is applied for, in a tab of its own', async ({
    page,
    context,
  }) => {
    await context.route('https://contratista.example/**', (route) => route.fulfill({ body: '' }));
    for (const viewport of [PHONE, TABLET]) {
      await page.setViewportSize(viewport);
      await page.goto(`${COMPANYLESS_JOB}?utm_source=volante`);
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: /^Aplicar/ }).click();
      const contractor = await opened;
      await expect(contractor).toHaveURL(COMPANYLESS_APPLY_URL);
      await contractor.waitForLoadState();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await contractor.close();
    }
  });
});
