import { SHIPPED_PAGES } from '#scripts/product/shipped-pages.ts';
import { expect, test } from '../support/test.ts';

test('the policy of every page forbids inline scripts and styles without a hash', async ({
  request,
}) => {
  for (const { path } of SHIPPED_PAGES) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(await response.text()).not.toContain(' style="');
  }
});

test('an injected inline script does not run', async ({ page }) => {
  await page.goto('/home');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = '/assets/missing';
    document.body.append(image);
    return new Promise((resolve) => setTimeout(() => resolve('injected' in window), 300));
  });
  expect(ran).toBe(false);
});

test('clicks on tracked links are announced once, with widget and name', async ({ page }) => {
  await page.goto('/sobre-nosotros/quetzal-entregas');
  await page.evaluate(() => {
    document.addEventListener('rumbo:event', (event) => {
      const before: unknown[] = JSON.parse(sessionStorage.getItem('tracked') ?? '[]');
      const all = [...before, (event as CustomEvent).detail];
      sessionStorage.setItem('tracked', JSON.stringify(all));
    });
  });
  await page.getByRole('link', { name: 'Explorar oportunidades' }).first().click();
  await page.waitForURL(/buscar-empleos/);
  const tracked = await page.evaluate(() => sessionStorage.getItem('tracked'));
  expect(JSON.parse(tracked ?? '[]')).toEqual([
    expect.objectContaining({ eventName: 'Hero_CTA_Click', widgetId: 'portada' }),
  ]);
});
