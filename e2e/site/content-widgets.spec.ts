import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The page that shows every widget. */
const STYLE_GUIDE = '/muestrario';

const PHONE = { width: 390, height: 844 };
/** Top left corner of the window, where no widget reacts to the pointer. */
const NOWHERE = [2, 2] as const;

const DESKTOP = { width: 1440, height: 900 };

async function open(page: Page, size = DESKTOP): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const tracked: string[] = [];
    Object.assign(window, { tracked });
    document.addEventListener('rumbo:event', (event) => {
      const { eventName } = (event as CustomEvent<{ eventName: string }>).detail;
      // The forms of the page tell theirs as they wake.
      if (eventName !== 'Form_Page') tracked.push(eventName);
    });
  });
  await page.goto(STYLE_GUIDE);
  await page.mouse.move(...NOWHERE);
}

function tracked(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { tracked: string[] }).tracked);
}

function section(page: Page, widget: string): Locator {
  return page.locator(`#s-seccion-${widget}`);
}

for (const width of [1280, 1440]) {
  test(`the header with links, search and button stands on one line at ${width} px`, async ({
    page,
  }) => {
    await open(page, { width, height: 900 });
    await expect(async () => {
      // A font that comes too late for the first drawing is used from the next page on.
      await page.reload();
      const box = await page.getByRole('banner').boundingBox();
      expect(box?.height).toBeLessThan(80);
    }).toPass({ timeout: 20_000 });
  });

  test(`with wider type than its own, the header keeps its button beside its logo at ${width} px`, async ({
    page,
  }) => {
    await page.route('**/fonts/**', (route) => route.abort());
    await open(page, { width, height: 900 });
    const header = page.getByRole('banner');
    const parts = [header.getByRole('link').first(), header.getByRole('search')];
    const last = header.getByRole('link', { name: 'Buscar empleos' });
    const lines = async () => {
      const boxes = await Promise.all([...parts, last].map((part) => part.boundingBox()));
      return new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size;
    };
    await expect.poll(lines).toBe(1);
  });
}

test.describe('company directory', () => {
  const names = (page: Page) =>
    section(page, 'company-directory').locator('li').filter({ visible: true }).allTextContents();

  test('shows six, then all eight after a second and a half, by keyboard', async ({ page }) => {
    await page.clock.install({ time: '2030-01-01T08:00:00' });
    await open(page);
    const root = section(page, 'company-directory');
    await expect(root.getByText('Mostrando 6 DSPs')).toBeVisible();
    const more = root.getByRole('button', { name: 'Ver mais' });
    await more.focus();
    // From here on time passes only where the test lets it.
    await page.clock.pauseAt('2030-01-01T09:00:00');
    await page.keyboard.press('Enter');
    const loading = root.getByRole('button', { name: 'Carregando...' });
    await expect(loading).toBeDisabled();
    await page.clock.runFor(1499);
    await expect(loading).toBeDisabled();
    await page.clock.runFor(1);
    await expect(root.getByText('Mostrando 8 DSPs')).toBeVisible();
    await expect(root.getByRole('button')).toHaveCount(0);
    expect(await names(page)).toHaveLength(8);
    await expect(root.locator('li').nth(6).getByRole('link')).toBeFocused();
  });

  test('sorts the whole list from A to Z or from Z to A', async ({ page }) => {
    await open(page);
    const order = section(page, 'company-directory').getByLabel('Ordenar por');
    expect((await names(page))[0]).toContain('Colibrí');
    await order.focus();
    await page.keyboard.press('ArrowDown');
    await expect(order).toHaveValue('descending');
    expect((await names(page))[0]).toContain('Tenochtli');
    expect(await names(page)).toHaveLength(6);
  });
});

test('the blog list sorts by relevance, newest and oldest first', async ({ page }) => {
  await open(page);
  const root = section(page, 'blog-list');
  await expect(root.getByText('Mostrando 3 Blogs')).toBeVisible();
  const dates = () =>
    root.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  const relevant = await dates();
  const order = root.getByLabel('Ordenar por');
  await order.selectOption('O mais novo primeiro');
  const newest = await dates();
  expect(newest).toEqual([...relevant].sort().reverse());
  await order.selectOption('Mais antigo primeiro');
  expect(await dates()).toEqual([...newest].reverse());
  await order.selectOption('Mais relevante');
  expect(await dates()).toEqual(relevant);
});

test.describe('carousels', () => {
  /** Slides wholly inside the window of a carousel. */
  const shown = (root: Locator) =>
    root.locator('[data-slide]').evaluateAll((slides) =>
      slides.flatMap((slide, index) => {
        const frame = slide.closest('section')?.getBoundingClientRect();
        const box = slide.getBoundingClientRect();
        const isInside = frame && box.left >= frame.left - 1 && box.right <= frame.right + 1;
        return isInside ? [index] : [];
      }),
    );

  test('related blogs show as many at once as each width has room for', async ({ page }) => {
    await open(page);
    const root = section(page, 'blogs');
    for (const [width, count] of [
      [390, 1],
      [820, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => shown(root)).toHaveLength(count);
      await expect(root.getByRole('button')).toHaveCount(width < 1024 ? 2 : 0);
    }
  });

  test('buttons page by one slide and stop at the ends, by keyboard', async ({ page }) => {
    await open(page, PHONE);
    const root = section(page, 'blogs');
    const previous = root.getByRole('button', { name: /anterior/i });
    const next = root.getByRole('button', { name: /siguiente/i });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.focus();
    for (const index of [1, 2]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => shown(root)).toEqual([index]);
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(root)).toEqual([2]);
    await previous.press('Space');
    await expect.poll(() => shown(root)).toEqual([1]);
  });

  test('testimonials announce each move', async ({ page }) => {
    await open(page, PHONE);
    const root = section(page, 'testimonials-carousel');
    await root.getByRole('button', { name: /siguiente/i }).click();
    await expect.poll(() => shown(root)).toEqual([1]);
    await root.getByRole('button', { name: /anterior/i }).click();
    await expect.poll(() => shown(root)).toEqual([0]);
    await expect.poll(() => tracked(page)).toEqual(['Navigate_Right', 'Navigate_Left']);
  });

  test('departments lead to as many jobs as they say', async ({ page }) => {
    await open(page);
    const department = section(page, 'department-carousel').getByRole('listitem').first();
    const count = await department.getByText(/^[\d,]+ vacantes$/).innerText();
    await department.getByRole('link').click();
    await expect(page).toHaveURL(/buscar-empleos/);
    await expect(page.getByText(count, { exact: true }).filter({ visible: true })).not.toHaveCount(
      0,
    );
  });
});

for (const { widget, event } of [
  { widget: 'tabs', event: 'Tab_Change' },
  { widget: 'tab-carousel', event: 'Tab_Change' },
  { widget: 'social-feed', event: 'Social_Switch' },
]) {
  test(`${widget}: arrow keys choose a tab, and one panel is open`, async ({ page }) => {
    await open(page);
    const root = section(page, widget);
    const tabs = root.getByRole('tab');
    const last = (await tabs.count()) - 1;
    const panels = root.getByRole('tabpanel');
    await expect(panels).toHaveCount(1);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(panels).toHaveAttribute(
      'aria-labelledby',
      `${await tabs.nth(1).getAttribute('id')}`,
    );
    await page.keyboard.press('End');
    await expect(tabs.nth(last)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    expect(new Set(await tracked(page))).toEqual(new Set([event]));
  });
}

test.describe('cookie consent', () => {
  test.use({ isFirstVisit: true });
  const bar = (page: Page) => page.locator('#cookies');

  test('asks first, remembers the choice and can be asked again', async ({ page }) => {
    await page.goto(STYLE_GUIDE);
    await expect(bar(page)).toBeVisible();
    // Only the links that skip to what the page is about come before it.
    for (const skip of await page.locator('body > a').all()) {
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(bar(page).locator(':focus')).toHaveCount(1);
    await bar(page).getByRole('button', { name: 'Aceptar' }).press('Enter');
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('contentinfo').getByText('Preferencias de cookies').click();
    await expect(bar(page)).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('rumbo_consent'));
    expect(JSON.parse(kept ?? '{}')).toHaveProperty(['entregas/repartidores-mx', 'version'], 1);
  });

  test('shifts nothing', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (
            entry as PerformanceEntry & { value: number }
          ).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(STYLE_GUIDE);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThanOrEqual(0.01);
  });
});

test.describe('location notice', () => {
  const tell = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('rumbo:location-outside')));
  const notice = (page: Page) => section(page, 'location-notice').getByRole('status');

  /** Opens the page and shows the notice; from here on time passes only where the test lets it. */
  async function openNotice(page: Page): Promise<void> {
    await page.clock.install({ time: '2030-01-01T08:00:00' });
    await open(page);
    await expect(notice(page).getByText('Aún no llegamos a tu zona')).toBeHidden();
    await page.clock.pauseAt('2030-01-01T09:00:00');
    // Its script comes when the page has loaded; whoever tells earlier is not heard.
    await expect(async () => {
      await page.clock.runFor(10);
      await tell(page);
      await expect(notice(page).getByText('Aún no llegamos a tu zona')).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
  }

  test('shows once per session and leaves after ten seconds', async ({ page }) => {
    await openNotice(page);
    await page.clock.runFor(9_900);
    await expect(notice(page).getByText('Aún no llegamos a tu zona')).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice(page).getByText('Aún no llegamos a tu zona')).toBeHidden();
    await page.reload();
    await tell(page);
    await expect(notice(page).getByText('Aún no llegamos a tu zona')).toBeHidden();
  });

  test('waits while the keyboard is in it, and closes', async ({ page }) => {
    await openNotice(page);
    const close = notice(page).getByRole('button');
    await close.focus();
    await page.clock.runFor(30_000);
    await expect(close).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(close).toBeHidden();
  });
});

test('the countdown runs by the second and ends with its text', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const root = section(page, 'countdown-timer');
  const seconds = root.locator('[data-unit="seconds"]');
  const before = await seconds.innerText();
  await page.clock.runFor(1000);
  await expect(seconds).not.toHaveText(before);
  await page.clock.setSystemTime('2031-03-09T00:00:00Z');
  await page.clock.runFor(1100);
  await expect(root.getByText('Ya están abiertas: busca la tuya.')).toBeVisible();
  await expect(seconds).toBeHidden();
});

test('events that end while a copy of the page waits are not shown', async ({ page }) => {
  await page.clock.install({ time: '2031-04-01T00:00:00Z' });
  await open(page);
  const events = section(page, 'events').locator('[data-end]');
  const ends = await events.evaluateAll((all) =>
    all.map((item) => [Number((item as HTMLElement).dataset['end']), item.checkVisibility()]),
  );
  expect(ends.length).toBeGreaterThan(1);
  for (const [end, isVisible] of ends)
    expect(isVisible).toBe(Number(end) > Date.parse('2031-04-01T00:00:00Z'));
});

test('paper shows each answer and note, opened on the screen or not', async ({ page }) => {
  await open(page);
  const folded = page.locator('main :is([data-disclosure], #s-seccion-faq details):not([open])');
  const parts = folded.locator('> :not(summary)');
  expect(await parts.count()).toBeGreaterThan(3);
  for (const part of await parts.all()) await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const part of await parts.all()) await expect(part).toBeVisible();
});
