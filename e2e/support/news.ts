import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

const isNews = (request: Request) => request.url().endsWith('/application-events');

/**
 * To be called before a workspace is opened.
 * @returns waits until its window listens: what happens before is found by asking for the list again
 */
export function watchListening(page: Page): () => Promise<void> {
  let asked = 0;
  let answered = 0;
  page.on('request', (request) => {
    if (isNews(request)) asked += 1;
  });
  page.on('response', (response) => {
    if (isNews(response.request())) answered += 1;
  });
  page.on('requestfailed', async (request) => {
    // One that was answered fails, too, once the window listens no more.
    if (isNews(request) && (await request.response()) === null) answered += 1;
  });
  return () => expect.poll(() => asked > 0 && answered === asked).toBe(true);
}

/** News of the applications of other tests, which are of the same site, does not reach the window. */
export async function keepNewsAway(page: Page): Promise<void> {
  await page.route('**/application-events', (route) => route.abort());
}
