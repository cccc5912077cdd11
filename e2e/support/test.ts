import { test as base, expect } from '@playwright/test';

/** A page that collects what a visitor never sees: script errors, refused resources, CSP violations. */
export const test = base.extend<{ problems: string[] }>({
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push(`console: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that is left does not wait for its icon, nor for scripts that come after it.
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isLeft || !/-icon\.png$|\/build\/[^/]+\.js$/.test(request.url()))
        problems.push(`failed: ${request.url()}`);
    });
    await use(problems);
  },
});

export { expect };
