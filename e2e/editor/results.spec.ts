import { addDays, SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { createEventId } from '#server/events/event-id.ts';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { signIn } from '../support/edited-page.ts';
import { pageTokenOf } from '../support/sent-events.ts';
import { expect, test } from '../support/test.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';

function events(times: number, eventName: string, changes: object = {}) {
  return Array.from({ length: times }, () => ({
    eventId: createEventId(Date.now()),
    age: 0,
    websiteId: 'medido',
    pageUrl: '/medido/inicio',
    previousEventId: null,
    eventName,
    eventData: {},
    ...changes,
  }));
}

test('recruiters read what visitors did, narrow it by an address and take it along', async ({
  page,
}) => {
  const send = async (agent: string, sent: ReturnType<typeof events>) => {
    const [first] = sent;
    const pageToken = await pageTokenOf(page.request, first?.pageUrl ?? '');
    const data = sent.map((event) => ({ ...event, pageToken }));
    const headers = { 'user-agent': agent };
    const url = '/events/v2/agencies/medida/handle-events';
    expect((await page.request.post(url, { headers, data })).ok()).toBe(true);
  };
  await send(COMPUTER, events(21, 'Page_View', { source: 'google' }));
  await send(PHONE, events(4, 'Page_View', { source: 'volante', pageUrl: '/medido/otra' }));
  await send(PHONE, events(12, 'Job_View', { eventData: { jobId: '1' } }));
  await send(PHONE, events(6, 'Apply_Click', { eventData: { jobId: '1' } }));
  const age = 29 * 24 * 3_600_000;
  await send(PHONE, events(4, 'Page_View', { source: 'volante', pageUrl: '/medido/otra', age }));
  const unsigned = events(60, 'Page_View');
  await page.request.post('/events/v2/agencies/medida/handle-events', {
    headers: { 'user-agent': COMPUTER },
    data: unsigned,
  });
  await signIn(page.request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/editor#/medido/inicio');
  const numbers = page.getByRole('img', { name: '21 vistas y 0 solicitudes medidas en 28 días' });
  await expect(numbers).toBeVisible();
  await numbers.click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/~results/medido?page=inicio');
  await page.goBack();
  await page.getByRole('link', { name: 'Resultados', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de Sitio medido');
  const visits = page.getByRole('button', { name: /^Visitas/ });
  await expect(visits).toContainText('25');
  await expect(page.getByRole('button', { name: /^Solicitudes/ })).toContainText('0');
  await expect(page.getByText(/^No cuentan en estos números/)).toContainText(
    /\d0 registros que no salieron de una página del sitio/,
  );
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(panel('De la vacante a la solicitud')).toContainText('50% del paso anterior');
  await expect(panel('Con qué dispositivo')).toContainText('Teléfono<10<10');
  await expect(panel('Con qué dispositivo')).not.toContainText('Teléfono4');
  await expect(
    page.getByText(/^.+ Hoy todavía no termina y no entra en la comparación/),
  ).toBeVisible();
  await expect(panel('Páginas')).toContainText('Antes (27 días)');
  await page.getByText('Ver como tabla').click();
  await expect(panel('Visitas').getByRole('row').last()).toContainText('25');
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  const day = panel('Visitas').getByRole('row').last().getByRole('link', { name: '25' });
  await day.click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/from=([\d-]+)&to=\1$/);
  await expect(visits).toContainText('25');
  await page.goBack();
  await page.getByRole('button', { name: 'Ver de dónde llegan' }).click();
  await expect(panel('De dónde llegan las visitas')).toBeFocused();
  const whole = page.getByRole('link', { name: 'Descargar «Números del periodo» como CSV' });
  const totals = await page.request.get((await whole.getAttribute('href')) ?? '');
  expect(await totals.text()).toContain('Avisos pedidos,0,0');

  // On a slow network each panel says that its numbers are not those that were asked for.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/results/searches*', (route) => answered.then(() => route.continue()));
  await panel('De dónde llegan las visitas').getByRole('link', { name: 'google' }).click();
  await expect(visits).toContainText('21');
  await expect(panel('Qué se busca')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(panel('Qué se busca')).toHaveAttribute('aria-busy', 'false');
  await page.unroute('**/results/searches*');
  expect(new URL(page.url()).hash).toContain('source=google');
  const csv = panel('Páginas').getByRole('link', { name: /CSV/ });
  const table = await page.request.get((await csv.getAttribute('href')) ?? '');
  expect(await table.text()).toContain('Inicio,/inicio,21,0');
  await page.goBack();
  await expect(visits).toContainText('25');

  // The year is one from its last digit on.
  const year = Number(todayIn(SITE_TIME_ZONE, Date.now()).slice(0, 4)) - 1;
  await page.getByLabel('Desde', { exact: true }).pressSequentially(`0101${year}`);
  await expect.poll(() => new URL(page.url()).hash).toContain(`from=${year}-01-01`);
  await expect(visits).toContainText('29');
  await page.goBack();

  // Hours of a day stand below the line without lying over each other.
  const before = addDays(todayIn(SITE_TIME_ZONE, Date.now()), -1);
  await page.goto(`/editor#/~results/medido?from=${before}&to=${before}`);
  await expect(panel('Visitas').locator('tbody tr')).toHaveCount(24);
  const gaps = await panel('Visitas')
    .locator('svg text')
    .evaluateAll((labels) => {
      const lowest = Math.max(...labels.map((label) => label.getBoundingClientRect().bottom));
      const hours = labels
        .map((label) => label.getBoundingClientRect())
        .filter(({ bottom }) => bottom === lowest);
      return hours.slice(1).map(({ left }, index) => left - (hours[index]?.right ?? 0));
    });
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThan(4);
  await expect(page.getByText('Hoy todavía no termina.')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Hoy' }).check({ force: true });
  await expect(page.getByText('Hoy todavía no termina.')).toBeVisible();
  // What an address cannot mean is read as what is next to it, and a page that is there no more stays chosen.
  await page.goto('/editor#/~results/medido?from=2001-01-01&page=borrada');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Página' }).locator(':checked')).toHaveText(
    'borrada',
  );
  await page.goto('/editor#/~results/medido?from=2001-01-01');
  await expect(visits).toContainText('29');
  await page.goto('/editor#/~results/medido');
  await expect(visits).toContainText('25');

  await page.getByRole('combobox', { name: 'Dispositivo' }).selectOption('Teléfono');
  await expect(visits).toContainText('<10');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    .toBe(false);

  // Numbers that could not be asked for are missing under their name, beside all others.
  await page.route('**/results/funnel*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  const funnel = panel('De la vacante a la solicitud');
  await expect(funnel.getByRole('alert')).toContainText('El servidor falló');
  await expect(visits).toContainText('<10');
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  await page.unroute('**/results/funnel*');
  await funnel.getByRole('button', { name: 'Reintentar' }).click();
  await expect(funnel.getByRole('alert')).toHaveCount(0);
  await expect(funnel.getByRole('link', { name: /CSV/ })).toBeVisible();

  // Forced colours take grounds and shadows away: what is chosen can be read.
  await page.emulateMedia({ forcedColors: 'active' });
  const coloursOf = await visits.evaluate((tile) =>
    [tile, ...tile.children].map((part) => getComputedStyle(part).color),
  );
  expect(new Set(coloursOf).size).toBe(1);
});

test('a site that does not measure says so, and a visitor who may not read is told', async ({
  page,
}) => {
  await signIn(page.request);
  await page.goto('/editor#/~results/taller');
  await expect(page.getByText('Este sitio no mide sus visitas')).toBeVisible();
  await page.route('**/results?*', (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.route('**/results', (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Sin permiso');
});
