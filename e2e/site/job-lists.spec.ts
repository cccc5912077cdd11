import type { Page } from '@playwright/test';
import { ADDRESS_IN_MONTERREY } from '#scripts/product/connection.ts';
import { violationsOf } from '../support/accessibility.ts';
import { drawAllBands } from '../support/bands.ts';
import { SAVED_PAGE } from '../support/saved-jobs.ts';
import { expect, test } from '../support/test.ts';

// The lists that only a browser can fill: what is near, and what is like the jobs that were looked at.

const MADRID = { latitude: 40.4168, longitude: -3.7038 };
const LEON = { latitude: 21.12, longitude: -101.68, accuracy: 50 };

function list(page: Page, type: 'NEARBY' | 'BROWSING_BASED' | 'RECOMMENDED') {
  return page.locator(`[data-personal-list="${type}"]`);
}

function cards(page: Page, type: 'NEARBY' | 'BROWSING_BASED') {
  return list(page, type).locator('[data-personal="cards"] article');
}

/** What the list says of the place; the texts it may say are on the page from the start. */
function told(page: Page) {
  return list(page, 'NEARBY').locator('[data-personal-status]');
}

/** Looks at the first job of a search, and gives its title. */
async function viewJob(page: Page): Promise<void> {
  // Who has had a list of their own wants to find again what they saw.
  await page.addInitScript(() => {
    try {
      if (localStorage.getItem('SAVED_JOBS') === null) localStorage.setItem('SAVED_JOBS', '[]');
    } catch {
      // A browser that stores nothing.
    }
  });
  // Where there is room for it, the page goes on to ask for the details of its first job.
  await page.goto('/buscar-empleos?keyword=repartidor', { waitUntil: 'networkidle' });
  const href = await page.locator('[data-part="results"] [data-job]').first().getAttribute('href');
  await page.goto(href ?? '');
}

interface Shift {
  readonly value: number;
  /** The elements that moved, with their boxes before and after. */
  readonly moved: readonly string[];
}

/** Collects everything that moves by itself, as browsers measure it. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join();
    const describe = (source: {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }) => {
      const name = source.node instanceof Element ? source.node.cloneNode(false) : source.node;
      const markup = name instanceof Element ? name.outerHTML : name?.textContent;
      return `${markup}: ${box(source.previousRect)} to ${box(source.currentRect)}`;
    };
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if (!('value' in entry && 'sources' in entry && 'hadRecentInput' in entry)) continue;
        if (entry.hadRecentInput || !Array.isArray(entry.sources)) continue;
        shifts.push({ value: Number(entry.value), moved: entry.sources.map(describe) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by itself on this page; less than 0.002 in all no visitor sees. */
async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate((): readonly Shift[] => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.002);
}

test('a job that was looked at brings others like it, in the room that waited for them', async ({
  page,
  problems,
}) => {
  await countShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SAVED_PAGE);
  await expect(page.getByText('Aún no has visto vacantes')).toBeVisible();
  await expect(page.getByText('Aún no guardas empleos')).toBeVisible();
  await viewJob(page);
  await page.goto(SAVED_PAGE);
  await drawAllBands(page);
  await list(page, 'BROWSING_BASED').scrollIntoViewIfNeeded();
  await expect(cards(page, 'BROWSING_BASED')).toHaveCount(6);
  await expectNoShifts(page);
  await cards(page, 'BROWSING_BASED').first().getByRole('button').click();
  await expect(page.locator('[data-saved-cards] article')).toHaveCount(1);
  expect(problems).toEqual([]);
});

/** px between the lines of each card and above its last one, the date; and under that. */
function roomInCards(page: Page): Promise<{ readonly above: number; readonly under: number }[]> {
  return cards(page, 'BROWSING_BASED').evaluateAll((articles) =>
    articles.map((card) => {
      const lines = [...(card.querySelector('h2,h3')?.parentElement?.children ?? [])];
      const [before, date] = lines.slice(-2).map((line) => line.getBoundingClientRect());
      const above = (date?.top ?? 0) - (before?.bottom ?? 0);
      return { above, under: card.getBoundingClientRect().bottom - (date?.bottom ?? 0) };
    }),
  );
}

test('a card of a list has no room that is left over, and its date at its foot', async ({
  page,
}) => {
  await viewJob(page);
  // The screen is lower than the list: room held for the cards goes only where their end is out of sight.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 500 });
    await page.goto(SAVED_PAGE);
    await list(page, 'BROWSING_BASED').evaluate((root) => root.scrollIntoView());
    await expect(cards(page, 'BROWSING_BASED')).toHaveCount(6);
    // Beside each other cards are as high as the one that says most.
    const alone = width === 390 ? Math.max : Math.min;
    // The room that was held goes a moment after the cards are there.
    await expect(async () => {
      const room = await roomInCards(page);
      expect(Math.max(...room.map(({ under }) => under))).toBeLessThan(20);
      expect(alone(...room.map(({ above }) => above))).toBeLessThan(4);
    }).toPass({ timeout: 20_000 });
  }
});

test('nearby jobs say how far they are once the visitor says where that is', async ({ page }) => {
  // The device answers, and from then on pages may ask it without a tap.
  await page.addInitScript((coords) => {
    const geolocation = {
      getCurrentPosition(found: (position: object) => void) {
        sessionStorage.setItem('permitted', '1');
        found({ coords });
      },
    };
    const query = async () => ({
      state: sessionStorage.getItem('permitted') === '1' ? 'granted' : 'prompt',
    });
    Object.defineProperty(navigator, 'geolocation', { value: geolocation });
    Object.defineProperty(navigator, 'permissions', { value: { query } });
  }, LEON);
  await page.goto(SAVED_PAGE);
  await list(page, 'NEARBY').scrollIntoViewIfNeeded();
  await expect(list(page, 'NEARBY').getByText('Elige desde dónde buscar')).toBeVisible();
  await expect(told(page)).toHaveText('');
  expect(await violationsOf(page)).toEqual([]);
  await list(page, 'NEARBY').getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(cards(page, 'NEARBY')).toHaveCount(6);
  await expect(list(page, 'NEARBY').getByRole('status').first()).toHaveText('Cerca de León');
  await expect(cards(page, 'NEARBY').first().locator('[lang="en"]')).toHaveText(/\d+ miles/);
  await page.reload();
  await list(page, 'NEARBY').scrollIntoViewIfNeeded();
  await expect(cards(page, 'NEARBY')).toHaveCount(6);
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('where the address of the connection tells the town', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': ADDRESS_IN_MONTERREY } });

  test('near jobs come without asking the device, with their distance', async ({ page }) => {
    await page.goto(SAVED_PAGE);
    await list(page, 'NEARBY').scrollIntoViewIfNeeded();
    await expect(cards(page, 'NEARBY')).toHaveCount(6);
    for (const card of await cards(page, 'NEARBY').all()) {
      await expect(card).toContainText('Nuevo León');
      await expect(card.locator('[lang="en"]')).toHaveText(/\(\d{1,2} miles\)/);
    }
    await expect(told(page)).toHaveText('');
    await expect(
      list(page, 'NEARBY').getByRole('button', { name: 'Usar mi ubicación' }),
    ).toBeVisible();
  });
});

test.describe('where the device says at once that it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: LEON });

  for (const width of [390, 1440])
    test(`no list and no opened job moves what is around it, ${width} px wide`, async ({
      page,
    }) => {
      await countShifts(page);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/buscar-empleos?keyword=repartidor');
      const job = page.locator('[data-part="results"] [data-job]').nth(2);
      const title = await job.innerText();
      await job.click();
      await expect(page.locator('[data-shown-job] header')).toContainText(title);
      await page.waitForLoadState('networkidle');
      await expectNoShifts(page);
      const heart = page.locator('[data-save-job]:visible').first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.goto(SAVED_PAGE);
      await drawAllBands(page);
      await expect(page.locator('[data-saved-cards] article')).toHaveCount(1);
      for (const type of ['NEARBY', 'BROWSING_BASED'] as const) {
        await list(page, type).scrollIntoViewIfNeeded();
        await expect(cards(page, type)).toHaveCount(6);
      }
      await expectNoShifts(page);
    });
});

test.describe('where the device is far from all jobs', () => {
  test.use({ permissions: ['geolocation'], geolocation: MADRID });

  test('the list of near jobs says so, and offers a search in its place', async ({ page }) => {
    await page.goto(SAVED_PAGE);
    await list(page, 'NEARBY').scrollIntoViewIfNeeded();
    await expect(told(page)).toHaveText('Tu ubicación queda fuera de la zona donde hay vacantes.');
    const empty = list(page, 'NEARBY').locator('[data-personal="empty"]');
    await expect(empty).toContainText('Elige desde dónde buscar');
    await expect(empty.getByRole('link')).toHaveAttribute('href', '/buscar-empleos');
    await expect(cards(page, 'NEARBY')).toHaveCount(0);
  });
});

test('nearby jobs say what is missing when the visitor keeps the place to themselves', async ({
  page,
}) => {
  await page.goto(SAVED_PAGE);
  await list(page, 'NEARBY').scrollIntoViewIfNeeded();
  await expect(list(page, 'NEARBY').getByText('Elige desde dónde buscar')).toBeVisible();
  await expect(told(page)).toHaveText('');
  await list(page, 'NEARBY').getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(told(page)).toHaveText(
    'Failed to get the location — Permite la ubicación en tu navegador o busca por ciudad.',
  );
  await expect(told(page).locator('[lang="en"]')).toBeVisible();
});

test('a list whose script does not come offers to ask again', async ({ page }) => {
  await viewJob(page);
  await page.route(/personal-cards/, (route) => route.abort());
  await page.goto(SAVED_PAGE);
  const retry = list(page, 'BROWSING_BASED').getByRole('link', { name: 'Intentar de nuevo' });
  await expect(retry).toBeVisible();
  await page.unroute(/personal-cards/);
  await retry.click();
  // The page comes anew, and may do so only after it was scrolled.
  await expect(async () => {
    await list(page, 'BROWSING_BASED').scrollIntoViewIfNeeded();
    await expect(cards(page, 'BROWSING_BASED')).toHaveCount(6, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

test.describe('saved jobs whose script does not come', () => {
  const failed = (page: Page) => page.getByText('No pudimos mostrar tus empleos guardados');
  const retry = (page: Page) =>
    page.locator('[data-saved-list]').getByRole('link', { name: 'Intentar de nuevo' });

  async function saveJob(page: Page): Promise<void> {
    await viewJob(page);
    const heart = page.locator('[data-save-job]:visible').first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }

  test('are said to be there still, and come when the network is back', async ({
    page,
    context,
  }) => {
    await saveJob(page);
    await page.route(/saved-cards/, (route) => route.abort());
    await page.goto(SAVED_PAGE);
    await expect(failed(page)).toBeVisible();
    await context.setOffline(true);
    await retry(page).click();
    await expect(failed(page)).toBeVisible();
    await page.unroute(/saved-cards/);
    await context.setOffline(false);
    await expect(page.locator('[data-saved-cards] article')).toHaveCount(1);
    await expect(failed(page)).toBeHidden();
  });

  test('are told of by the page itself after a while', async ({ page }) => {
    await saveJob(page);
    await page.route(/job-list.*\.[jt]s/, (route) => route.abort());
    await page.goto(SAVED_PAGE);
    await expect(failed(page)).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(failed(page)).toBeVisible();
    await page.unroute(/job-list.*\.[jt]s/);
    await retry(page).click();
    await expect(page.locator('[data-saved-cards] article')).toHaveCount(1);
  });
});

test('without the network a list offers to ask again, and fills itself when it is back', async ({
  page,
  context,
}) => {
  await viewJob(page);
  await page.route('**/v1/personalisation/**', (route) => route.abort());
  await page.goto(SAVED_PAGE);
  await list(page, 'BROWSING_BASED').scrollIntoViewIfNeeded();
  const retry = list(page, 'BROWSING_BASED').getByRole('link', { name: 'Intentar de nuevo' });
  await expect(retry).toBeVisible();
  await page.unroute('**/v1/personalisation/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(cards(page, 'BROWSING_BASED')).toHaveCount(6);
});

test('a browser that stores nothing shows the pages all the same', async ({ page, problems }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await viewJob(page);
  await expect(page.getByRole('heading', { name: 'Vacantes parecidas' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Guardar empleo/ })).toHaveCount(0);
  await page.goto(SAVED_PAGE);
  await expect(list(page, 'BROWSING_BASED')).toContainText('Aún no has visto vacantes');
  await expect(page.getByText('Tu navegador no deja guardar empleos')).toBeVisible();
  expect(problems).toEqual([]);
});

test('where a visit came from goes with the application, from the page where it began', async ({
  page,
}) => {
  await page.goto('/home?utm_source=volante&source=qr&gclid=1');
  await viewJob(page);
  const apply = page.getByRole('link', { name: 'Aplicar' }).first();
  await apply.evaluate((link) => link.addEventListener('click', (click) => click.preventDefault()));
  await apply.dispatchEvent('click');
  const href = new URL((await apply.getAttribute('href')) ?? '', page.url());
  expect(Object.fromEntries(href.searchParams)).toMatchObject({
    utm_source: 'volante',
    source: 'qr',
  });
  expect(href.search).not.toContain('gclid');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('similar jobs are on the page, and personal lists say what they need', async ({ page }) => {
    await viewJob(page);
    const similar = page.locator('[data-widget="job-list"]', { hasText: 'Vacantes parecidas' });
    await expect(similar.locator('article')).toHaveCount(6);
    await page.goto(SAVED_PAGE);
    await expect(list(page, 'NEARBY').getByText('Activa JavaScript para verlas.')).toBeVisible();
    await expect(list(page, 'NEARBY').getByRole('button')).toHaveCount(0);
  });

  test('saved jobs say what they need, and neither that there are none nor that they failed', async ({
    page,
  }) => {
    await page.goto(SAVED_PAGE);
    const saved = page.locator('[data-saved-list]');
    await expect(
      saved.getByText(
        'Tus empleos guardados viven en este navegador. Activa JavaScript para verlos.',
      ),
    ).toBeVisible();
    await expect(saved.getByText('Aún no guardas empleos')).toBeHidden();
    await expect(saved.getByText('No pudimos mostrar tus empleos guardados')).toBeHidden();
    await expect(saved.locator('[data-personal="waiting"]')).toBeHidden();
  });

  test('recommendations say what they need, and offer nothing that only a script can do', async ({
    page,
  }) => {
    await page.goto('/recomendados');
    const recommended = list(page, 'RECOMMENDED');
    await expect(
      recommended.getByText(
        'Estas vacantes se eligen en tu navegador. Activa JavaScript para verlas.',
      ),
    ).toBeVisible();
    await expect(recommended.getByText('No pudimos cargar estas vacantes')).toBeHidden();
    await expect(recommended.locator('[data-personal="waiting"]')).toBeHidden();
    await expect(recommended.getByRole('link')).toHaveCount(0);
  });
});
