import { createEventId } from '#server/events/event-id.ts';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { signIn } from '../support/edited-page.ts';
import { pageTokenOf } from '../support/sent-events.ts';
import { expect, test } from '../support/test.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';

/** None of them begins a visit, which other tests count. */
function events(times: number, eventName: string, widgetId: string | null = null) {
  return Array.from({ length: times }, () => ({
    eventId: createEventId(Date.now()),
    age: 0,
    websiteId: 'medido',
    pageUrl: '/medido/otra',
    previousEventId: 'before',
    widgetId,
    eventName,
    eventData: {},
  }));
}

test('over each block of a page stands how often it was seen and clicked, where few did in words', async ({
  page,
}) => {
  const pageToken = await pageTokenOf(page.request, '/medido/otra');
  const answer = await page.request.post('/events/v2/agencies/medida/handle-events', {
    headers: { 'user-agent': AGENT },
    data: [
      ...events(30, 'Page_View'),
      ...events(25, 'Widget_View', 'titulo'),
      ...events(4, 'CTA_Click', 'titulo'),
    ].map((event) => ({ ...event, pageToken })),
  });
  expect(answer.ok()).toBe(true);
  await signIn(page.request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/editor#/medido/otra');
  const numbers = page.getByRole('region', { name: 'Vistas y clics de cada bloque' });
  await page.getByRole('button', { name: 'Más herramientas' }).click();
  const toggle = page.getByRole('menuitemcheckbox', { name: 'Vistas y clics de cada bloque' });
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await toggle.click();
  await expect(numbers.getByRole('status')).toContainText(/3\d vistas de esta página en 28 días/);
  const title = numbers.getByRole('button', { name: /Vistas: [23]0\. Clics: menos de 10\./ });
  await expect(title).toBeVisible();
  await expect(numbers.getByRole('button', { name: /: nadie lo vio$/ })).toBeVisible();
  const include = '[aria-label="Vistas y clics de cada bloque"]';
  expect(await violationsOf(page, { include, tags: WCAG })).toEqual([]);
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Dónde está la selección' })).toContainText(
    'Título',
  );
  await page.keyboard.press('v');
  await expect(numbers).toBeHidden();
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.keyboard.press('v');
    await expect(numbers).toBeVisible();
    await numbers.getByRole('button', { name: 'Ocultar los números' }).click();
    await expect(numbers).toBeHidden();
  }
});

test('numbers that cannot be loaded are asked for again', async ({ page }) => {
  await signIn(page.request);
  await page.route('**/results/blocks?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/editor#/medido/otra');
  await page.locator('#canvas').focus();
  await page.keyboard.press('v');
  const numbers = page.getByRole('region', { name: 'Vistas y clics de cada bloque' });
  await expect(numbers.getByRole('status')).toHaveText('No se pudieron cargar los números.');
  await page.unroute('**/results/blocks?*');
  await numbers.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(numbers.getByRole('status')).not.toHaveText('No se pudieron cargar los números.');
});
