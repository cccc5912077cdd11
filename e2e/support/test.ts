import { test as base, expect } from '@playwright/test';

/** Sites of the tests that ask before they measure, as `{agencyId}/{siteId}`. */
const ASKING_SITES = ['entregas/repartidores-mx', 'almacenes/almacenes-norte', 'medida/medido'];

/** Calls that read though they are no GET. */
const READING_POSTS = /\/v1\/personalisation\/|\/job-details$|\/type-ahead\?/;

interface TestOptions {
  /** Whether visitors have not been asked yet; otherwise they have said no. */
  readonly isFirstVisit: boolean;
}

/** Most tests of one worker. */
const MOST_TESTS = 1024;
let tests = 0;

/** A network of its own, from the block for documents: what is counted by network is counted for each test alone. */
function nextNetwork(workerIndex: number): string {
  tests += 1;
  return `2001:db8:${(workerIndex * MOST_TESTS + tests).toString(16)}::1`;
}

interface TestFixtures {
  /** What a visitor never sees: script errors, refused resources, CSP violations. */
  readonly problems: string[];
}

export const test = base.extend<TestOptions & TestFixtures>({
  isFirstVisit: [false, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) =>
    use({ 'x-forwarded-for': nextNetwork(workerIndex), ...extraHTTPHeaders }),
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addInitScript(sayNo, ASKING_SITES);
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // An answer that a test changes may still be on its way to it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  problems: async ({ page, javaScriptEnabled }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push(`console: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      // What is named ahead of scripts, where none runs.
      if (!javaScriptEnabled && request.resourceType() === 'script') return;
      // A page that is left does not wait for what it reads; what it sends must arrive.
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      const isRead = request.method() === 'GET' || READING_POSTS.test(request.url());
      if (!isLeft || !isRead) problems.push(`failed: ${request.url()}`);
    });
    await use(problems);
  },
});

/** Runs in each page before its scripts. */
function sayNo(sites: readonly string[]): void {
  try {
    const no = { version: 1, time: '2026-01-01T00:00:00Z', categories: ['needed'] };
    const choices = Object.fromEntries(sites.map((site) => [site, no]));
    if (localStorage.getItem('rumbo_consent') === null)
      localStorage.setItem('rumbo_consent', JSON.stringify(choices));
  } catch {
    // A frame without storage of its own.
  }
}

export { expect };
