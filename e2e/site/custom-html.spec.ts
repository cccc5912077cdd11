import type { Frame, Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/base/chromium.ts';
import { expect, test } from '../support/test.ts';

// What a whole browser does on its own must be what protects here: tests usually run with its popup blocker off.
test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

const TITLES = ['Bueno', 'Hostil', 'Mentiroso', 'Creciente', 'Fugitivo', 'Ventanas', 'Roto'];

const frameElement = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);

/** Opens the page of frames as a visitor who has something to lose, and lets every frame load. */
async function open(page: Page): Promise<void> {
  await page.goto('/pruebas/inicio');
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'secreto', value: 'de-la-pagina', url: origin }]);
  await page.evaluate(() => {
    localStorage.setItem('secreto', 'de-la-pagina');
    sessionStorage.setItem('secreto', 'de-la-pagina');
  });
  await page.goto('/pruebas/marcos');
  for (const title of TITLES) await frameElement(page, title).scrollIntoViewIfNeeded();
}

async function frameOf(page: Page, title: string): Promise<Frame> {
  const element = await frameElement(page, title).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame ${title}.`);
  return frame;
}

/** What the hostile script says that it could do; empty until it has tried everything. */
async function attempts(page: Page): Promise<Record<string, unknown>> {
  const told = page.frameLocator('iframe[title="Hostil"]').locator('pre');
  await expect(told).not.toBeEmpty();
  return JSON.parse((await told.textContent()) ?? '{}');
}

/** Height of a frame as it is laid out, in CSS pixels. */
function heightOf(page: Page, title: string): Promise<number> {
  return frameElement(page, title).evaluate((frame) => frame.getBoundingClientRect().height);
}

/** Height of a frame once it has stayed the same for half a second of drawn pictures, in CSS pixels. */
function settledHeight(page: Page, title: string): Promise<number> {
  return frameElement(page, title).evaluate(async (frame) => {
    let height = frame.getBoundingClientRect().height;
    for (let same = 0; same < 30; same += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = frame.getBoundingClientRect().height;
      if (now !== height) same = 0;
      height = now;
    }
    return height;
  });
}

/** Waits until the page has heard whatever a frame has said so far: messages keep their order. */
async function hearAll(page: Page, title: string): Promise<void> {
  const last = `last of ${title}`;
  await page.evaluate((awaited) => {
    addEventListener('message', ({ data }) => {
      if (data === awaited) document.documentElement.dataset['heard'] = awaited;
    });
  }, last);
  await (await frameOf(page, title)).evaluate((said) => parent.postMessage(said, '*'), last);
  await expect(page.locator('html')).toHaveAttribute('data-heard', last);
}

test('hostile content reaches neither the page nor what the visitor keeps; it sends, navigates and asks nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  const dialogs: string[] = [];
  await page.route(/evil\.example|intruso/, (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page);
  const { breakout, text, ...tried } = await attempts(page);
  await test.step('it reaches nothing', async () => {
    const done = Object.entries(tried).filter(([, said]) => !String(said).startsWith('refused'));
    expect(Object.keys(tried).length).toBeGreaterThan(24);
    expect(done).toEqual([]);
    expect(breakout).toBe(0);
    expect(text).toBe('</script><img class="fuera" src="x"><!--<script>');
    const kept = await page.evaluate(() => [
      document.cookie,
      Object.keys(localStorage).filter((key) => key !== 'rumbo_consent').length,
    ]);
    expect(kept).toEqual(['secreto=de-la-pagina', 1]);
  });
  await test.step('it sends, navigates and asks nothing', async () => {
    await page.waitForLoadState('networkidle');
    // Pictures are all that may come from elsewhere; there is nothing to tell with them.
    await expect.poll(() => sent).toEqual(['https://evil.example/foto.png']);
    expect(dialogs).toEqual([]);
    await expect(page).toHaveURL(/\/pruebas\/marcos$/);
    await expect(page.getByRole('heading', { name: 'Marcos' })).toBeVisible();
  });
});

test('a frame that leads itself to another page of the site shows nothing of it', async ({
  page,
}) => {
  await open(page);
  for (const [title, code] of [
    ['Bueno', "setTimeout(() => location.assign('/pruebas/inicio'))"],
    [
      'Roto',
      `const away = document.createElement('meta'); away.httpEquiv = 'refresh';
       away.content = '0;url=/pruebas/inicio'; document.head.append(away)`,
    ],
  ] as const) {
    const frame = await frameOf(page, title);
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/pruebas/inicio') && response.frame() === frame,
    );
    await frame.evaluate(code);
    await answered;
    // The browser's own error page, which is of no site.
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
  }
  await expect(page).toHaveURL(/\/pruebas\/marcos$/);
});

test('the frame document is sandboxed even where nothing frames it', async ({ page }) => {
  await page.goto('/pruebas/inicio');
  await page.evaluate(() => localStorage.setItem('secreto', 'de-la-pagina'));
  await page.goto('/pruebas/marcos?frame=bueno');
  await expect(page.getByRole('button', { name: 'Más' })).toBeVisible();
  const storage = await page.evaluate(() => {
    try {
      return localStorage.getItem('secreto');
    } catch (error) {
      return error instanceof DOMException ? error.name : '';
    }
  });
  expect([await page.evaluate(() => origin), storage]).toEqual(['null', 'SecurityError']);
});

test('heights: those of the content count, within bounds, and from no other window', async ({
  page,
}) => {
  await open(page);
  await test.step('broken content leaves its neighbours alone', async () => {
    await expect(page.frameLocator('iframe[title="Roto"]').getByText('Roto')).toBeVisible();
    await expect.poll(() => heightOf(page, 'Bueno')).toBe(80);
  });
  await test.step('only a whole height within bounds counts, however often one is told', async () => {
    await expect.poll(() => heightOf(page, 'Mentiroso')).toBe(333);
    await hearAll(page, 'Mentiroso');
    expect(await heightOf(page, 'Mentiroso')).toBe(333);
  });
  await test.step('content as high as its frame and more does not grow for ever', async () => {
    const settled = await settledHeight(page, 'Creciente');
    // 200 px of its own, and 40 px of padding for each time it may tell: at first, when asked, when it settles.
    expect(settled).toBeLessThanOrEqual(320);
    // A message of its own, though its height is known, starts nothing anew.
    const frame = await frameOf(page, 'Creciente');
    await frame.evaluate((rumboHeight) => parent.postMessage({ rumboHeight }, '*'), settled);
    await hearAll(page, 'Creciente');
    expect(await settledHeight(page, 'Creciente')).toBe(settled);
  });
  await test.step('a frame is as high as its content, also when that changes', async () => {
    // By the keyboard: a browser with much to do still sends a pointer to where a scrolled frame was.
    await page.frameLocator('iframe[title="Bueno"]').getByRole('button').press('Enter');
    await expect.poll(() => heightOf(page, 'Bueno')).toBe(680);
  });
  await test.step('a message from another window moves no frame', async () => {
    const bad = await frameOf(page, 'Bueno');
    await bad.evaluate(() => {
      for (let i = 0; i < parent.length; i += 1) parent[i]?.postMessage({ rumboHeight: 777 }, '*');
    });
    await page.evaluate(() => window.postMessage({ rumboHeight: 777 }, '*'));
    await bad.evaluate(() => parent.postMessage({ rumboHeight: 778 }, '*'));
    // Its own message came last, and its content does not answer to the frame's height: it stays what it asked for.
    await expect.poll(() => heightOf(page, 'Bueno')).toBe(778);
    expect(await heightOf(page, 'Mentiroso')).toBe(333);
    expect(await heightOf(page, 'Creciente')).toBeLessThan(777);
  });
});

test('content that follows its frame does not answer to each height of a frame that moves', async ({
  page,
}) => {
  await open(page);
  // Once it has moved; a busy machine that stops in the midst of it makes it rest more than once.
  await expect(async () => expect(await toldOfMove(page)).toHaveLength(1)).toPass();
});

/** What a frame with content that follows it says while it is given one height after the other. */
function toldOfMove(page: Page): Promise<readonly unknown[]> {
  return frameElement(page, 'Creciente').evaluate(async (element) => {
    // A copy, which the page makes no higher by itself.
    const frame = element.cloneNode() as HTMLIFrameElement;
    document.body.prepend(frame);
    frame.scrollIntoView();
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const heights: unknown[] = [];
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow) heights.push(data);
    });
    for (let height = 400; height < 440; height += 1) {
      frame.height = String(height);
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
    frame.remove();
    return heights;
  });
}

test('a script opens no window by itself, a link that is clicked does', async ({ page }) => {
  await open(page);
  const told = page.frameLocator('iframe[title="Ventanas"]').getByText('Ninguna');
  await expect(told).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  // By the keyboard, for the reason told above: the first press of a busy browser opened nothing.
  const link = page.frameLocator('iframe[title="Bueno"]').getByRole('link', { name: 'Inicio' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')]);
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => [origin === 'null', opener])).toEqual([false, null]);
});

test('without scripts a frame keeps its height and shows its content', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pruebas/marcos');
  await expect(page.frameLocator('iframe[title="Bueno"]').getByRole('button')).toBeVisible();
  const box = await frameElement(page, 'Bueno').boundingBox();
  expect(box?.height).toBe(200);
  await context.close();
});
