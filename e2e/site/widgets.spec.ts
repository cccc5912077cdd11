import type { Locator, Page } from '@playwright/test';
import { WIDTHS } from '#scripts/product/widths.ts';
import { drawAllBands } from '../support/bands.ts';
import { expect, test } from '../support/test.ts';

const COMPANY_PAGE = '/sobre-nosotros/quetzal-entregas';

const PHONE = { width: 390, height: 844 };

/** Top left corner of the window, where no widget reacts to the pointer. */
const NOWHERE = [2, 2] as const;

test.describe('flip cards', () => {
  const cards = (page: Page) => page.locator('[data-flip-card]');
  const flipButton = (card: Locator) => card.getByRole('button');

  /** Positions of the cards that show their text. */
  const flipped = (page: Page) =>
    cards(page).evaluateAll((all) =>
      all.flatMap((card, index) => (card.getAttribute('data-flipped') === 'true' ? [index] : [])),
    );

  /** Resolves when nothing on the page turns any more. */
  async function turnsEnded(page: Page): Promise<void> {
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const turns = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.all(turns.map(({ finished }) => finished.catch(() => {})));
    });
  }

  /** Opens the company page once the script has taken the cards over from the stylesheet. */
  async function openCards(page: Page): Promise<void> {
    await page.goto(COMPANY_PAGE);
    await expect(cards(page).first()).toHaveAttribute('data-flipped', 'false');
    // What is drawn above them later would move them away from under the pointer.
    await drawAllBands(page);
    await cards(page).first().scrollIntoViewIfNeeded();
  }

  test('hovering flips a card, leaving turns it back and never two are flipped; a click toggles the one under the mouse', async ({
    page,
  }) => {
    await openCards(page);
    await cards(page).nth(0).hover();
    await expect.poll(() => flipped(page)).toEqual([0]);
    await cards(page).nth(2).hover();
    await expect.poll(() => flipped(page)).toEqual([2]);
    await page.mouse.move(...NOWHERE);
    await expect.poll(() => flipped(page)).toEqual([]);
    await test.step('a click', async () => {
      await cards(page).nth(1).hover();
      await expect.poll(() => flipped(page)).toEqual([1]);
      await page.mouse.down();
      await page.mouse.up();
      await expect.poll(() => flipped(page)).toEqual([]);
      await page.mouse.down();
      await page.mouse.up();
      await expect.poll(() => flipped(page)).toEqual([1]);
    });
  });

  test('Enter and Space toggle one card at a time, whose text is hidden till then; Escape turns back, and the state is announced', async ({
    page,
  }) => {
    await openCards(page);
    const button = flipButton(cards(page).nth(0));
    const text = cards(page).nth(0).locator('[data-flip-text]');
    await button.focus();
    await expect.poll(() => flipped(page)).toEqual([]);
    await expect(text).toBeHidden();
    await page.keyboard.press('Enter');
    await expect.poll(() => flipped(page)).toEqual([0]);
    await expect(text).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect.poll(() => flipped(page)).toEqual([]);
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect.poll(() => flipped(page)).toEqual([]);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await test.step('one card at a time', async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(flipButton(cards(page).nth(1))).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => flipped(page)).toEqual([1]);
    });
  });

  test('a card is 280 px high at every width and turns in 0.6 s', async ({ page }) => {
    await openCards(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      expect(heights, `at ${width} px`).toEqual([280, 280, 280]);
      await expect(cards(page).first().locator('> div')).toHaveCSS('transition-duration', '0.6s');
    }
  });

  test('nothing turns under reduced motion, the text still shows', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCards(page);
    await cards(page).nth(0).hover();
    await expect(cards(page).nth(0).locator('[data-flip-text]')).toBeVisible();
    await expect(cards(page).nth(0).locator('> div')).toHaveCSS('transform', 'none');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

    test('each tap turns a card exactly once', async ({ page }) => {
      await openCards(page);
      await cards(page)
        .nth(0)
        .evaluate((card) => {
          const seen: (string | null)[] = [];
          Object.assign(window, { seen });
          new MutationObserver(() => {
            const now = card.getAttribute('data-flipped');
            if (now !== (seen.at(-1) ?? 'false')) seen.push(now);
          }).observe(card, { attributes: true });
        });
      for (const turned of [[0], []]) {
        await cards(page).nth(0).tap();
        await expect.poll(() => flipped(page)).toEqual(turned);
        await turnsEnded(page);
        expect(await flipped(page)).toEqual(turned);
      }
      expect(await page.evaluate('seen')).toEqual(['true', 'false']);
    });

    test('tapping another card turns the first one back', async ({ page }) => {
      await openCards(page);
      await cards(page).nth(0).tap();
      await cards(page).nth(1).tap();
      await expect.poll(() => flipped(page)).toEqual([1]);
    });
  });
});

test.describe('frequent questions', () => {
  const items = (page: Page) => page.locator('main details');
  const open = (page: Page) =>
    items(page).evaluateAll((all) =>
      all.flatMap((item, index) => (item.hasAttribute('open') ? [index] : [])),
    );

  test('the first of five answers is open at the start', async ({ page }) => {
    await page.goto('/home');
    await expect(items(page)).toHaveCount(5);
    await expect.poll(() => open(page)).toEqual([0]);
  });

  test('opening an answer closes the other one', async ({ page }) => {
    await page.goto('/home');
    await items(page).nth(3).locator('summary').click();
    await expect.poll(() => open(page)).toEqual([3]);
    await items(page).nth(1).locator('summary').press('Enter');
    await expect.poll(() => open(page)).toEqual([1]);
    await items(page).nth(1).locator('summary').click();
    await expect.poll(() => open(page)).toEqual([]);
  });
});

test.describe('heroes', () => {
  const MIN_HEIGHTS = [
    { width: 390, minHeight: 760 },
    { width: 820, minHeight: 620 },
    { width: 1440, minHeight: 550 },
  ];

  // The second company's heading has three lines, its text four.
  const paths = ['/home', COMPANY_PAGE, '/sobre-nosotros/norte-agil-logistica', '/norte/home'];
  for (const path of paths) {
    test(`the hero of ${path} is exactly as high as each width asks for`, async ({ page }) => {
      await page.goto(path);
      for (const { width, minHeight } of MIN_HEIGHTS) {
        await page.setViewportSize({ width, height: 900 });
        const hero = page.locator('[data-hero]');
        await expect(hero).toHaveCSS('min-height', `${minHeight}px`);
        await expect.poll(async () => (await hero.boundingBox())?.height).toBe(minHeight);
      }
    });
  }
});

test.describe('header menu', () => {
  test.use({ viewport: PHONE });

  const menu = (page: Page) => page.locator('header details');
  const summary = (page: Page) => menu(page).locator('summary');
  const firstLink = (page: Page) => menu(page).getByRole('link').first();

  async function openMenu(page: Page): Promise<void> {
    await page.goto('/home');
    await summary(page).click();
    await expect(firstLink(page)).toBeVisible();
  }

  test('Escape closes it and gives the focus back', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Tab');
    await expect(firstLink(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(firstLink(page)).toBeHidden();
    await expect(summary(page)).toBeFocused();
  });

  test('a click elsewhere closes it', async ({ page }) => {
    await openMenu(page);
    await page.mouse.click(PHONE.width / 2, PHONE.height - 20);
    await expect(firstLink(page)).toBeHidden();
  });

  test('tabbing past its last link closes it', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(firstLink(page)).toBeHidden();
  });

  test('closed, its links are no stops for the keyboard', async ({ page }) => {
    await page.goto('/home');
    await summary(page).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull();
  });

  test('the skip link comes first and leads past the header', async ({ page }) => {
    await page.goto('/home');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test('a second skip link leads to the list of jobs, past its search and filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar a las vacantes' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-widget="job-list"] :focus')).toBeVisible();
  await page.goto('/job/no-hay');
  await expect(skip).toHaveCount(0);
});

test('the header follows the number of jobs that another tab saves', async ({ context }) => {
  const [tab, other] = [await context.newPage(), await context.newPage()];
  await tab.goto('/home');
  await other.goto(COMPANY_PAGE);
  const badge = tab.locator('[data-count-label]');
  await expect(badge).toBeHidden();
  await other.evaluate(() =>
    localStorage.setItem(
      'SAVED_JOBS',
      JSON.stringify([
        { agencyId: 'entregas', id: '1', urlSlug: 'uno' },
        { agencyId: 'entregas', id: '2', urlSlug: 'dos' },
        { agencyId: 'almacenes', id: '3', urlSlug: 'tres' },
      ]),
    ),
  );
  await expect(badge).toHaveText('2');
  await expect(tab.getByRole('link', { name: 'Empleos guardados: 2' })).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('SAVED_JOBS'));
  await expect(badge).toBeHidden();
});

test.describe('logo strip', () => {
  const strip = (page: Page) => page.getByRole('region', { name: /empresas/ });
  const track = (page: Page) => strip(page).locator('ul').first();
  const left = async (page: Page) => (await track(page).boundingBox())?.x;
  const playState = (page: Page) =>
    track(page).evaluate((element) => getComputedStyle(element).animationPlayState);

  async function openStrip(page: Page): Promise<void> {
    await page.goto('/home');
    await drawAllBands(page);
    await strip(page).scrollIntoViewIfNeeded();
    await page.mouse.move(...NOWHERE);
  }

  test('passes by in 30 s', async ({ page }) => {
    await openStrip(page);
    await expect(track(page)).toHaveCSS('animation-duration', '30s');
    const before = await left(page);
    await expect.poll(() => left(page)).toBeLessThan(before ?? 0);
  });

  test('stands still under the pointer and moves on after it', async ({ page }) => {
    await openStrip(page);
    const box = await strip(page).locator('div:has(> ul)').boundingBox();
    if (!box) throw new Error('The strip is not shown');
    await page.mouse.move(box.x + 200, box.y + box.height / 2);
    await expect.poll(() => playState(page)).toBe('paused');
    const before = await left(page);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await left(page)).toBe(before);
    await page.mouse.move(...NOWHERE);
    await expect.poll(() => playState(page)).toBe('running');
  });

  test('stops and starts by its button', async ({ page }) => {
    await openStrip(page);
    const pause = page.getByRole('checkbox', { name: 'Detener el movimiento' });
    await pause.press('Space');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => playState(page)).toBe('paused');
    await pause.press('Space');
    await expect.poll(() => playState(page)).toBe('running');
  });

  test('a logo that the keyboard reaches is wholly in sight', async ({ page }) => {
    await openStrip(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await strip(page).scrollIntoViewIfNeeded();
      await page.getByRole('checkbox', { name: 'Detener el movimiento' }).focus();
      const links = strip(page).getByRole('link');
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      expect(await links.count()).toBeGreaterThan(0);
    }
  });

  test('is a still grid of all logos under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStrip(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(track(page)).toHaveCSS('animation-name', 'none');
      const logos = strip(page).getByRole('listitem');
      await expect(logos).toHaveCount(8);
      for (const logo of await logos.all()) {
        const box = await logo.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      await expect(strip(page).getByRole('checkbox')).toHaveCount(0);
    }
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('what was tapped does not keep the colours of a pointer', async ({ page }) => {
    await page.goto('/home');
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    );
    const button = page.locator('main a.rb-button:visible').first();
    const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await color();
    await button.tap();
    // Phones leave the hover where a finger was; a browser without a window may not.
    await button.hover();
    await button.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true);
    expect(await color()).toBe(before);
  });
});
