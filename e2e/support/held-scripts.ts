import type { Page } from '@playwright/test';

/** Scripts do not come before the answer is called, as on a slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = () => void resolve();
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await gate;
    await route.continue();
  });
  return letGo;
}
