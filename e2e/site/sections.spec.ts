import type { Page } from '@playwright/test';
import { drawAllBands } from '../support/bands.ts';
import { expect, test } from '../support/test.ts';

async function box(page: Page, id: string) {
  const found = await page.locator(`#s-${id}`).boundingBox();
  if (!found) throw new Error(`Section ${id} is not shown`);
  return found;
}

test('rows stand side by side on desktop, their shares counting what the gap leaves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pruebas/secciones');
  const [row, first, second] = [
    await box(page, 'fila'),
    await box(page, 'col-uno'),
    await box(page, 'col-dos'),
  ];
  const inner = second.x + second.width - first.x;
  expect(first.y).toBe(second.y);
  expect(second.x - first.x - first.width).toBeCloseTo(40, 0);
  expect(first.width).toBeCloseTo((inner - 40) * 0.25, 0);
  expect(second.width).toBeCloseTo((inner - 40) * 0.75, 0);
  expect(inner).toBeLessThanOrEqual(row.width);
});

test('rows become columns and desktop-only sections vanish on narrow screens', async ({ page }) => {
  await page.goto('/pruebas/secciones');
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = [await box(page, 'col-uno'), await box(page, 'col-dos')];
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
    expect(second.width).toBeCloseTo(first.width, 0);
    expect(second.y - first.y - first.height).toBeCloseTo(width < 768 ? 8 : 40, 0);
    await expect(page.locator('#s-solo-escritorio')).toBeHidden();
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(page.locator('#s-solo-escritorio')).toBeVisible();
});

test.describe('entry animations', () => {
  const names = [
    'fade-in',
    'fade-in-out',
    'slide-left',
    'slide-right',
    'slide-top',
    'slide-bottom',
    'zoom-in-out',
  ];

  const opacity = (page: Page, id: string) =>
    page.locator(`#s-${id}`).evaluate((element) => Number(getComputedStyle(element).opacity));

  /** Opens the page once every section below the fold waits. */
  async function open(page: Page): Promise<void> {
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.goto('/pruebas/animaciones');
    for (const name of names) await expect.poll(() => opacity(page, name)).toBe(0);
  }

  /** Resolves when the page has seen what is in sight now, and has moved all that it wants to. */
  async function playedOut(page: Page, id: string): Promise<void> {
    await page.locator(`#s-${id}`).evaluate(async (section) => {
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(section));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const playing = document.getAnimations().filter(({ playState }) => playState === 'running');
      await Promise.all(playing.map(({ finished }) => finished.catch(() => {})));
    });
  }

  test('each waits below the fold and plays in half a second at 20 %', async ({ page }) => {
    await open(page);
    for (const name of names) {
      const section = page.locator(`#s-${name}`);
      expect(await opacity(page, name), `${name} waits`).toBe(0);
      await expect(section).toHaveCSS('animation-duration', '0.5s');
      await section.evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      await playedOut(page, name);
      await expect.poll(() => opacity(page, name)).toBe(1);
    }
  });

  /** Scrolls to where so many pixels of a section show at the lower edge of the window. */
  async function reveal(page: Page, id: string, pixels: number): Promise<void> {
    await page.locator(`#s-${id}`).evaluate((element, shown) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight + shown, behavior: 'instant' });
    }, pixels);
    await playedOut(page, id);
  }

  test('a section that shows 10 or 18 % still waits, and plays at 22 %', async ({ page }) => {
    await open(page);
    await drawAllBands(page);
    const { height } = await box(page, 'fade-in');
    for (const { share, plays } of [
      { share: 0.1, plays: false },
      { share: 0.18, plays: false },
      { share: 0.22, plays: true },
    ])
      await test.step(`at ${share * 100} %`, async () => {
        await reveal(page, 'fade-in', height * share);
        await expect.poll(() => opacity(page, 'fade-in')).toBe(plays ? 1 : 0);
      });
  });

  test.describe('a section taller than five screens', () => {
    const id = 'taller-than-screens';
    const height = 360;

    /** Opens the page in a window that never shows 20 % of the section. */
    async function openLow(page: Page): Promise<void> {
      await page.setViewportSize({ width: 1000, height });
      await page.goto('/pruebas/animaciones');
      await drawAllBands(page);
      expect((await box(page, id)).height).toBeGreaterThan(height * 5);
      await expect.poll(() => opacity(page, id)).toBe(0);
    }

    test('waits while it shows on half of the screen and plays once it fills it', async ({
      page,
    }) => {
      await openLow(page);
      await reveal(page, id, height / 2);
      expect(await opacity(page, id)).toBe(0);
      await reveal(page, id, height);
      await expect.poll(() => opacity(page, id)).toBe(1);
    });

    test('plays for who scrolls to it in small steps', async ({ page }) => {
      await openLow(page);
      for (let shown = 0; shown < height * 1.5; shown += 12) await reveal(page, id, shown);
      await expect.poll(() => opacity(page, id)).toBe(1);
    });
  });

  test('those with a way out also play on leaving, the others do not', async ({ page }) => {
    await open(page);
    for (const [name, leaves] of [
      ['fade-in-out', true],
      ['zoom-in-out', true],
      ['fade-in', false],
      ['slide-left', false],
    ] as const) {
      await page
        .locator(`#s-${name}`)
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await playedOut(page, name);
      await expect.poll(() => opacity(page, name)).toBe(1);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await playedOut(page, name);
      await expect.poll(() => opacity(page, name), name).toBe(leaves ? 0 : 1);
    }
  });

  test('nothing moves or hides under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/pruebas/animaciones');
    for (const name of names) expect(await opacity(page, name)).toBe(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('every section is visible', async ({ page }) => {
      await page.goto('/pruebas/animaciones');
      for (const name of names) await expect(page.locator(`#s-${name}`)).toHaveCSS('opacity', '1');
    });
  });
});

test.describe('the bands of a long page', () => {
  async function drawn(page: Page): Promise<number> {
    return page.locator('main .rb-drawn').count();
  }

  test('are all drawn before long', async ({ page }) => {
    await page.goto('/home');
    const later = await page.locator('main > * > * + *').count();
    expect(later).toBeGreaterThan(2);
    // At once on a quick device; a machine busy with other tests may count as a slow one.
    await expect.poll(() => drawn(page)).toBe(later);
  });

  test('wait for the reader on a slow phone, and are there when she comes', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/home');
    const early = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return performance.now() < 7500 ? document.querySelectorAll('main .rb-drawn').length : 0;
    });
    expect(early, 'drawn in the first 7.5 s').toBe(0);
    const last = page.locator('main h2').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect((await last.boundingBox())?.height).toBeGreaterThan(10);
  });

  test('are all there without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/home');
    const skipped = await page
      .locator('main > * > *')
      .evaluateAll((all) =>
        all.filter((band) => getComputedStyle(band).contentVisibility === 'auto'),
      );
    expect(skipped).toEqual([]);
    await context.close();
  });
});
