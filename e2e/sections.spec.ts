import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

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

for (const width of [390, 820]) {
  test(`rows become columns at ${width} px and desktop-only sections vanish`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pruebas/secciones');
    const [first, second] = [await box(page, 'col-uno'), await box(page, 'col-dos')];
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
    expect(second.width).toBeCloseTo(first.width, 0);
    expect(second.y - first.y - first.height).toBeCloseTo(width < 768 ? 8 : 40, 0);
    await expect(page.locator('#s-solo-escritorio')).toBeHidden();
  });
}

test('desktop-only sections show on desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/pruebas/secciones');
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

  for (const name of names) {
    test(`${name} waits below the fold and plays in half a second at 20 %`, async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 700 });
      await page.goto('/pruebas/animaciones');
      const section = page.locator(`#s-${name}`);
      await expect.poll(() => opacity(page, name)).toBe(0);
      const duration = await section.evaluate(
        (element) => getComputedStyle(element).animationDuration,
      );
      expect(duration).toBe('0.5s');
      await section.evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      await expect.poll(() => opacity(page, name)).toBe(1);
    });
  }

  test('a section that shows less than 20 % still waits', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.goto('/pruebas/animaciones');
    const section = page.locator('#s-fade-in');
    await expect.poll(() => opacity(page, 'fade-in')).toBe(0);
    await section.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight + height * 0.1, behavior: 'instant' });
    });
    await page.waitForTimeout(800);
    expect(await opacity(page, 'fade-in')).toBe(0);
  });

  for (const [name, leaves] of [
    ['fade-in-out', true],
    ['zoom-in-out', true],
    ['fade-in', false],
    ['slide-left', false],
  ] as const) {
    test(`${name} ${leaves ? 'also plays' : 'does not play'} on leaving`, async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 700 });
      await page.goto('/pruebas/animaciones');
      await page
        .locator(`#s-${name}`)
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect.poll(() => opacity(page, name)).toBe(1);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      if (leaves) await expect.poll(() => opacity(page, name)).toBe(0);
      else {
        await page.waitForTimeout(800);
        expect(await opacity(page, name)).toBe(1);
      }
    });
  }

  test('nothing moves or hides under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/pruebas/animaciones');
    for (const name of names) expect(await opacity(page, name)).toBe(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('every section is visible', async ({ page }) => {
      await page.goto('/pruebas/animaciones');
      await page.waitForTimeout(700);
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
    await expect.poll(() => drawn(page), { timeout: 20_000 }).toBe(later);
  });

  test('wait for the reader on a slow phone, and are there when she comes', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/home');
    await page.waitForTimeout(1500);
    expect(await drawn(page)).toBe(0);
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
