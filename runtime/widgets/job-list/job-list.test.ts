// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { JobListContent } from '#schemas/documents.ts';
import { createJob } from '../../testing/job.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';
import { type SearchAnswer, searchResults } from '../../testing/search-results.ts';
import { data } from './data.ts';
import { pageWindow } from './page-window.ts';

const REQUEST = { path: '/buscar-empleos', params: {}, query: '', now: 0 };

interface Shown {
  readonly query?: string;
  readonly content?: JobListContent;
  readonly sitePrefix?: string;
}

async function show(
  answer: SearchAnswer,
  { query = '', content = {}, sitePrefix = '' }: Shown = {},
) {
  const request = { ...REQUEST, query };
  const results = await searchResults(data.queries(content, request), answer);
  const logo = { src: 'assets/logo.svg', alt: '', width: 64, height: 64 };
  const page = renderTestPage({
    site: { sitePrefix, companies: [{ name: 'RUTAS del Bajío, s.a. de c.v.', logo }] },
    widgets: [{ id: 'lista', type: 'job-list', content }],
    input: { ...request, results },
  });
  return toDocument(page);
}

const countOf = (page: Document) => page.querySelector('[data-part="count"]')?.textContent;

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

  it('is a heading below the heading of its list', async () => {
    const page = await show({ jobs: [createJob()] }, { content: { heading: 'Empleos' } });
    expect(page.querySelector('article h3')?.textContent).toBe('Chofer repartidor');
  });
});

describe('the count', () => {
  it.each([
    [1234, '', '1,234 vacantes'],
    [1, '', '1 vacante'],
    [2, 'keyword=moto', '2 vacantes de «moto»'],
    [2, 'keyword=moto&location=Le%C3%B3n', '2 vacantes de «moto» cerca de León'],
    [2, 'location=Puebla%2C+Puebla%2C+M%C3%A9xico--19.04--98.2', '2 vacantes cerca de Puebla'],
    [2, 'location=Narnia', '2 vacantes'],
  ])('of %i for %j is %j', async (total, query, told) => {
    expect(countOf(await show({ jobs: [createJob()], total }, { query }))).toBe(told);
  });

  it('goes with a word about a place that no one knows', async () => {
    const page = await show({ jobs: [createJob()] }, { query: 'location=Narnia' });
    expect(page.body.textContent).toContain(
      'No encontramos el lugar «Narnia». Te mostramos todas las vacantes.',
    );
  });
});

describe('the order', () => {
  const labels = (page: Document) =>
    [...page.querySelectorAll('[data-part="sort"] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);

  it('can be chosen where there is a keyword to be relevant to', async () => {
    const answer = { jobs: [createJob()], total: 9 };
    expect(labels(await show(answer))).toEqual([]);
    expect(labels(await show(answer, { query: 'keyword=moto&page=2' }))).toEqual([
      ['Más relevantes', '?keyword=moto', 'true'],
      ['Más recientes', '?keyword=moto&sort=startDate', null],
    ]);
  });
});

describe('paging', () => {
  const links = (page: Document) =>
    [...page.querySelectorAll('nav a')].map((link) => [
      link.getAttribute('rel') ?? link.textContent,
      link.getAttribute('href'),
    ]);

  it('is absent where all fits on one page', async () => {
    expect(links(await show({ jobs: [createJob()], total: 7 }))).toEqual([]);
  });

  it('offers the pages around, the first and the last', async () => {
    const page = await show({ jobs: [createJob()], total: 70 }, { query: 'city=Puebla&page=4' });
    expect(links(page)).toEqual([
      ['prev', '?page=3&city=Puebla'],
      ['1', '?city=Puebla'],
      ['2', '?page=2&city=Puebla'],
      ['3', '?page=3&city=Puebla'],
      ['4', '?page=4&city=Puebla'],
      ['5', '?page=5&city=Puebla'],
      ['10', '?page=10&city=Puebla'],
      ['next', '?page=5&city=Puebla'],
    ]);
    expect(page.querySelector('nav [aria-current="page"]')?.textContent).toBe('4');
    expect(page.body.textContent).toContain('Página 4 de 10');
  });

  it('ends where addresses end', async () => {
    const page = await show({ jobs: [createJob()], total: 100_000 });
    expect(page.body.textContent).toContain('Página 1 de 1,000');
  });

  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, undefined, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 20, [1, undefined, 8, 9, 10, undefined, 20]],
    [20, 20, [1, undefined, 19, 20]],
  ])('on page %i of %i is %j', (current, last, pages) => {
    expect(pageWindow(current, last)).toEqual(pages);
  });

  it('says so on a page beyond the last and leads to the first', async () => {
    const page = await show({ total: 20 }, { query: 'keyword=moto&page=9' });
    expect(page.body.textContent).toContain('Tu búsqueda tiene 3 páginas.');
    expect(page.querySelector('.rb-button')?.getAttribute('href')).toBe('?keyword=moto');
    expect(page.querySelector('nav[data-paging]')).toBeNull();
  });
});

describe('an empty list', () => {
  const actions = (page: Document) =>
    [...page.querySelectorAll('main a')].map((a) => [a.textContent, a.getAttribute('href')]);

  it('offers a wider search', async () => {
    expect(actions(await show({}, { query: 'keyword=moto&city=Puebla' }))).toEqual([
      ['Borrar filtros', '?keyword=moto'],
      ['Ver todas las vacantes', '/buscar-empleos'],
    ]);
    expect(actions(await show({}, { query: 'keyword=moto' }))).toHaveLength(1);
    expect(actions(await show({}))).toEqual([]);
  });

  it('stays out of search engines', async () => {
    const page = await show({}, { query: 'keyword=moto' });
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect((await show({ jobs: [createJob()] })).querySelector('meta[name="robots"]')).toBeNull();
  });
});

describe('the newest jobs', () => {
  const content: JobListContent = { variantConfig: { listType: 'LATEST' }, maxJobCards: 50 };

  it('are six of any search, whatever the address says', async () => {
    const [query] = data.queries(content, { ...REQUEST, query: 'keyword=moto' });
    const asked: unknown[] = [];
    const answer = { records: [], totalRecords: 0, pageNumber: 0, pageSize: 6, facets: {} };
    await query?.load({
      findPlace: () => Promise.resolve(null),
      findJob: () => Promise.resolve(null),
      searchJobs: (request) => Promise.resolve(answer).finally(() => asked.push(request)),
    });
    expect(asked).toMatchObject([{ searchTerm: '', pageSize: 6, pageNumber: 0 }]);
  });

  it('come without count and pages', async () => {
    const page = await show({ jobs: [createJob()], total: 99 }, { content });
    expect(page.querySelectorAll('article')).toHaveLength(1);
    expect(page.querySelector('[role="status"], nav[data-paging]')).toBeNull();
  });
});
