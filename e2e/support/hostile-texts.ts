import type { Page } from '@playwright/test';
import { xssCorpus } from '#server/testing/xss-corpus.ts';

/** Ways out of where a text may stand: a tag, an attribute, a script, a title. */
const BEFORE = ['', '">', "'>", '</script>', '</textarea></title>', '--><!--'];

/** More than 500, each short enough for any text of a form. */
export const HOSTILE_TEXTS: readonly string[] = BEFORE.flatMap((before) =>
  xssCorpus.map((payload) => `${before}${payload}`.replaceAll('\0', '')),
).filter((payload) => payload.length <= 200);

/** What a payload would do: it says so in the page, or the page's policy refuses it aloud. */
export async function watchForHarm(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.assign(window, { hurt: 0, alert: () => Reflect.set(window, 'hurt', 1) });
  });
  return () =>
    page.evaluate(() => ({
      hurt: Reflect.get(window, 'hurt'),
      scripted: document.querySelectorAll(
        'main :is([onerror], [onload], [onclick], [onfocus], [onmouseover], [ontoggle])',
      ).length,
      brought: document.querySelectorAll(
        'main :is(iframe, object, embed, base, meta, a[href^="javascript:" i], img[src="x"])',
      ).length,
    }));
}

/** What is seen where nothing ran. */
export const HARMLESS = { hurt: 0, scripted: 0, brought: 0 };
