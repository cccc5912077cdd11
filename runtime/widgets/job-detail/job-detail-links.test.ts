// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Job } from '#schemas/api/jobs.ts';
import { createJob } from '../../testing/job.ts';
import { type Shown, show } from './job-detail-testing.ts';

const backHref = (shown: Shown) => show(shown).find('a')?.getAttribute('href');

it('leads back to where the visitor came from', () => {
  const query = new URLSearchParams({ returnToUrl: '/buscar-empleos?keyword=moto&page=2' });
  expect(show({ query: `${query}` }).find('a')?.textContent).toBe('para volver');
  expect(backHref({ query: `${query}` })).toBe('/buscar-empleos?keyword=moto&page=2');
});

it.each([
  'https://otro.example/',
  '//otro.example',
  '/\\otro.example',
  'javascript:alert(1)',
  '/otra-marca/home',
])('never leads back to another site: %s', (returnToUrl) => {
  const query = new URLSearchParams({ returnToUrl }).toString();
  expect(backHref({ query, site: { sitePrefix: 'mx' } })).toBe('/mx/buscar-empleos');
});

it('leads back to the page it names, else to the search of the site', () => {
  expect(backHref({})).toBe('/buscar-empleos');
  expect(backHref({ content: { backUrl: '/home' }, site: { sitePrefix: 'mx' } })).toBe('/mx/home');
  expect(show({ isSearch: true, query: 'job=chofer-1' }).text).not.toContain('para volver');
});

it('leads to the application of the job itself, in another tab', () => {
  const link = show().find('a[data-event="CTA_Click"]');
  expect(link?.getAttribute('href')).toBe('https://chat.example/rmx-1');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener');
  expect(link?.getAttribute('data-event-widget')).toBe('detalle');
});

it('keeps an address of the application without encryption', () => {
  const job = createJob({ details: { applyUrl: 'http://contratista.example/5' } });
  const link = show({ job }).find('a[data-event="CTA_Click"]');
  expect(link?.getAttribute('href')).toMatch(/^http:\/\/contratista\.example\/5/);
});

it.each([undefined, 'javascript:alert(1)', 'ftp://chat.example/'])(
  'leads to the site’s own form where it has one and the job names %s',
  (applyUrl) => {
    const job = createJob({ id: 'a&b', details: applyUrl === undefined ? {} : { applyUrl } });
    const site = { sitePrefix: 'mx' };
    const link = show({ job, site, hasApplyPage: true }).find('a[data-event="CTA_Click"]');
    expect(link?.getAttribute('href')).toBe('/mx/aplicar/web?jobId=a%26b');
    expect(link?.hasAttribute('target')).toBe(false);
    const without = show({ job, site });
    expect(without.find('a[data-event="CTA_Click"]')).toBeNull();
    expect(without.text).toContain('Esta vacante no recibe solicitudes en línea.');
  },
);

it('lets tracking parameters travel unless the site does not want it', () => {
  expect(show().find('[data-append-tracking]')).not.toBeNull();
  const site = { appendTrackingParams: false };
  expect(show({ site }).find('[data-append-tracking]')).toBeNull();
});

it.each([
  ['https://wa.me/525512345678', 'Abre un chat con Rutas del Bajío (WhatsApp).'],
  ['https://chat.ejemplo.example/x', 'Abre un chat con Rutas del Bajío (chat.ejemplo.example).'],
  ['https://www.contratista.example/a?b', 'Abre el sitio de la empresa: contratista.example'],
])('says before the tap where %s leads', (applyUrl, said) => {
  expect(show({ job: createJob({ details: { applyUrl } }) }).text).toContain(said);
});

it('says that a form of the site opens, with its minutes where they are known, and nothing of a closed job', () => {
  const site = { hasApplyPage: true, formMinutes: { corto: 1, '': 3 } };
  const noteOf = (job: Partial<Job>) => show({ job: createJob(job), ...site }).text;
  expect(noteOf({ details: {} })).toContain(
    'Abre un formulario en este sitio: cerca de 3 minutos.',
  );
  expect(noteOf({ details: { formId: 'corto' } })).toContain('cerca de 1 minuto.');
  expect(noteOf({ details: { formId: 'otro' } })).toContain('Abre un formulario en este sitio.');
  expect(noteOf({ details: {}, active: false })).not.toContain('Abre un formulario');
});

it('offers to call where the job has a number', () => {
  const call = show({ job: createJob({ details: { phone: '+525512345678' } }) }).find(
    'a[href^="tel:"]',
  );
  expect(call?.getAttribute('href')).toBe('tel:+525512345678');
  expect(call?.textContent).toBe('Llamar al 55 1234 5678');
  expect(show().find('a[href^="tel:"]')).toBeNull();
});
