import { test as base, expect } from '@playwright/test';

/** Sites of the tests that ask before they measure, as `{agencyId}/{siteId}`. */
const ASKING_SITES = ['entregas/repartidores-mx', 'almacenes/almacenes-norte', 'medida/medido'];

interface TestOptions {
  /** Whether visitors have not been asked yet; otherwise they have said no. */
  readonly isFirstVisit: boolean;
}

interface TestFixtures {
  /** What a visitor never sees: script errors, refused resources, CSP violations. */
  readonly problems: string[];
}

export const test = base.extend<TestOptions & TestFixtures>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addInitScript(sayNo, ASKING_SITES);
    await use(context);
  },
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push(`console: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that is left does not wait for its icon, for scripts that come after it, nor for copies of saved jobs.
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      const isCopy = request.resourceType() === 'fetch' && request.method() === 'GET';
      if (!isLeft || !(isCopy || /-icon\.png$|\/build\/[^/]+\.js$/.test(request.url())))
        problems.push(`failed: ${request.url()}`);
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
