import type { Page } from '@playwright/test';
import type { TrackingRecord } from '#schemas/events/tracking-record.ts';
import { formReady, next } from '../support/apply-form.ts';
import { agree, openMeasured, watchEvents } from '../support/sent-events.ts';
import { expect, test } from '../support/test.ts';

test.use({ isFirstVisit: true, viewport: { width: 390, height: 844 }, hasTouch: true });

const PERSON = { name: 'Ximena Zapata Ruelas', phone: '55 6172 8394' };
/** As they would stand in an event, however written. */
const OF_PERSON = /ximena|zapata|ruelas|55[ -]?6172[ -]?8394/i;

/** Opens a page of a site as a visitor who agreed, once what measures is there. */
async function openAgreed(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await agree(page);
  await openMeasured(page, address);
}

/** Leaves for something without scripts, so that what waits is sent. */
async function leave(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Sí', { exact: true }).first().check();
  await page.getByLabel('Nombre completo').fill(PERSON.name);
  await page.getByLabel('Teléfono celular').fill(PERSON.phone);
  await page.getByLabel('Ciudad donde vives').fill('León');
  await page.getByRole('option', { name: /^León, Guanajuato/ }).click();
}

function dataOf(events: readonly TrackingRecord[], name: string): readonly unknown[] {
  return events.filter(({ eventName }) => eventName === name).map(({ eventData }) => eventData);
}

test('the way through a form is told by its pages, what was refused and what was sent, and nothing of the person', async ({
  page,
}) => {
  const events = await watchEvents(page);
  // Where there is no form: what measures would tell of its first page before it is left.
  await openAgreed(page, '/buscar-empleos');
  await openMeasured(page, '/aplicar/web');
  await formReady(page);
  await fillPerson(page);
  await page.route('**/submit?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  const refused = page.waitForResponse(/\/submit\?/);
  await next(page).click();
  await refused;
  await page.getByLabel('¿Quién la emitió?').selectOption('JAL');
  await page.getByLabel('Tipo de licencia').selectOption('chofer');
  await page.unroute('**/submit?*');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Tu disponibilidad' })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Revisa tus respuestas' })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { name: /¡Listo! Recibimos/ })).toBeVisible();
  await leave(page);
  const sent = await events();
  const pages = [0, 1, 2].map((pageNumber) => ({ pageNumber }));
  expect(dataOf(sent, 'Form_Page')).toEqual(pages);
  const left = { applicationStatus: 'APPLY_INTERMEDIATE', pageNumber: expect.any(Number) };
  expect(dataOf(sent, 'formSubmitError')[0]).toEqual(left);
  expect(dataOf(sent, 'formSubmit')).toContainEqual(left);
  const finished = { applicationStatus: 'APPLY_FINISH', pageNumber: expect.any(Number) };
  expect(dataOf(sent, 'APPLY_FINISH')).toEqual([finished]);
  expect(JSON.stringify(sent)).not.toMatch(OF_PERSON);
});

test('a job that is applied for with one press is told, with what was sent', async ({ page }) => {
  const events = await watchEvents(page);
  await openAgreed(page, '/norte/job-search');
  const job = page.locator('a[data-apply-job]').first();
  await page.goto(`/norte/aplicar-v1/web?jobId=${await job.getAttribute('data-apply-job')}`);
  await formReady(page);
  await fillPerson(page);
  await next(page).click();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: /¡Listo! Recibimos/ })).toBeVisible();
  const other = page.locator('a[data-apply-job]:visible').first();
  const jobId = await other.getAttribute('data-apply-job');
  await other.click();
  const told = `a[data-apply-job="${jobId}"] + [data-apply-state="QUICK_APPLIED"]`;
  await expect(page.locator(told).first()).toBeVisible();
  await leave(page);
  const sent = await events();
  expect(dataOf(sent, 'Quick_Apply')).toEqual([{ jobId }]);
  expect(dataOf(sent, 'APPLY_FINISH')).toHaveLength(2);
  expect(JSON.stringify(sent)).not.toMatch(OF_PERSON);
});

test('the way from a job to its form is told', async ({ page }) => {
  const events = await watchEvents(page);
  await openAgreed(page, '/norte/job-search');
  const link = page.locator('a[data-apply-job]').first();
  const jobId = await link.getAttribute('data-apply-job');
  await link.click();
  await formReady(page);
  await leave(page);
  expect(dataOf(await events(), 'Apply_Click')).toContainEqual({ jobId });
});
