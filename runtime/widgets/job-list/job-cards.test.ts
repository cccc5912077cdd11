// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createJob } from '../../testing/job.ts';
import { show } from '../../testing/job-list.ts';

describe('a card', () => {
  it('says title, place, employment type, company and then pay and schedule', async () => {
    const card = (await show({ jobs: [createJob()] })).querySelector('article');
    const lines = [...(card?.querySelectorAll('h2,p') ?? [])].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Chofer repartidor',
      'León, Guanajuato, México',
      'Tiempo completo',
      'Rutas del Bajío, S.A. de C.V.',
      '$9,000 – $12,000 al mes',
      'Lunes a sábado, 7:00 a 15:00',
      'Publicada el 1 oct 2026',
    ]);
  });

  it('has the fallback title in its language and leaves out what is not known', async () => {
    const bare = { title: null, employmentType: null, company: null, city: null, details: {} };
    const card = (await show({ jobs: [createJob(bare)] })).querySelector('article');
    expect(card?.querySelector('[lang="en"]')?.textContent).toBe('Job Title Not Available');
    expect([...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Guanajuato, México',
      'Publicada el 2 oct 2026',
    ]);
  });

  it('shows what the widget asks for only', async () => {
    const jobSummaryConfig = {
      showPay: false,
      showSchedule: false,
      showDate: false,
      showLogo: false,
    };
    const card = (await show({ jobs: [createJob()] }, { content: { jobSummaryConfig } })).body;
    expect(card.querySelectorAll('article p')).toHaveLength(3);
    expect(card.querySelector('article img')).toBeNull();
  });

  it('leads to the job and from there back to the search, page included, without the selected job', async () => {
    const query = 'keyword=chofer&page=2&job=otra';
    const page = await show({ jobs: [createJob()], total: 20 }, { query, sitePrefix: 'mx' });
    const href = page.querySelector('h2 a')?.getAttribute('href') ?? '';
    const url = new URL(href, 'https://empleos.example');
    expect(url.pathname).toBe('/mx/job/chofer-repartidor-leon-1');
    expect(url.searchParams.get('returnToUrl')).toBe('/mx/buscar-empleos?keyword=chofer&page=2');
  });

  it('is marked when the address selects it', async () => {
    const jobs = [createJob(), createJob({ id: 'job-2', urlSlug: 'otra' })];
    const page = await show({ jobs }, { query: 'job=otra' });
    const current = page.querySelectorAll('[data-job][aria-current="true"]');
    expect([...current].map((link) => link.getAttribute('data-job'))).toEqual(['otra']);
  });

  it('finds the logo of its company in any case, and has initials without one', async () => {
    const jobs = [createJob(), createJob({ id: 'job-2', company: 'Transportes del Norte' })];
    const [known, unknown] = (await show({ jobs })).querySelectorAll('article');
    expect(known?.querySelector('img')?.getAttribute('width')).toBe('64');
    expect(unknown?.querySelector('img')).toBeNull();
    expect(unknown?.querySelector('[aria-hidden]')?.textContent).toBe('TN');
  });

  it('says how many others say the same', async () => {
    const jobs = [1, 3, 0].map((alikeCount) => createJob({ id: `${alikeCount}`, alikeCount }));
    const page = await show({ jobs });
    const last = [...page.querySelectorAll('article')].map(
      (card) => [...card.querySelectorAll('p')].at(-1)?.textContent,
    );
    expect(last).toEqual(['y 1 vacante igual', 'y 3 vacantes iguales', 'Publicada el 1 oct 2026']);
  });

  it('is a heading below the heading of its list', async () => {
    const page = await show({ jobs: [createJob()] }, { content: { heading: 'Empleos' } });
    expect(page.querySelector('article h3')?.textContent).toBe('Chofer repartidor');
  });
});
