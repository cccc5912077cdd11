// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Job } from '#schemas/api/jobs.ts';
import type { JobListContent } from '#schemas/documents/documents.ts';
import { createJob } from '../../testing/job.ts';
import { countOf, listening, REQUEST, show } from '../../testing/job-list.ts';
import { data } from './data.ts';
import { pageWindow } from './pagination.tsx';

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

  it('can be chosen always, by relevance where there is a keyword', async () => {
    const answer = { jobs: [createJob()], total: 9 };
    expect(labels(await show(answer))).toEqual([
      ['Más recientes', '/buscar-empleos', 'true'],
      ['Mejor pagados', '?sort=pay', null],
    ]);
    expect(labels(await show(answer, { query: 'keyword=moto&page=2' }))).toEqual([
      ['Más relevantes', '?keyword=moto', 'true'],
      ['Más recientes', '?keyword=moto&sort=startDate', null],
      ['Mejor pagados', '?keyword=moto&sort=pay', null],
    ]);
  });

  it('can be by distance where there is a point to be near to', async () => {
    const answer = { jobs: [createJob()], total: 9 };
    const query = 'location=Le%C3%B3n&sort=distance';
    expect(labels(await show(answer, { query }))).toEqual([
      ['Más recientes', '?location=Le%C3%B3n', null],
      ['Mejor pagados', '?location=Le%C3%B3n&sort=pay', null],
      ['Más cercanos', '?location=Le%C3%B3n&sort=distance', 'true'],
    ]);
    expect(labels(await show(answer, { query: 'keyword=a&location=Narnia' }))).toHaveLength(3);
  });
});

describe('paging', () => {
  const links = (page: Document) =>
    [...page.querySelectorAll('[data-part="results"] nav a')].map((link) => [
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

  it('offers what is found with one constraint less, each with its number', async () => {
    const relaxations = [
      { kind: 'anywhere', count: 1200 },
      { kind: 'wider', count: 14, distanceInKm: 25 },
      { kind: 'without-field', count: 8, field: 'employmentType' },
      { kind: 'other-words', count: 5, searchTerm: 'chofer' },
      { kind: 'without-words', count: 3 },
    ] as const;
    const query = 'keyword=moto&location=Le%C3%B3n&radius=10&employmentType=Medio+tiempo';
    const page = await show({ told: { relaxations } }, { query });
    expect(actions(page)).toEqual([
      ['en todo México (1,200)', '?keyword=moto&employmentType=Medio+tiempo'],
      [
        'hasta 25 km (14)',
        '?keyword=moto&location=Le%C3%B3n&radius=25&employmentType=Medio+tiempo',
      ],
      ['sin «Medio tiempo» (8)', '?keyword=moto&location=Le%C3%B3n&radius=10'],
      [
        'con «chofer» (5)',
        '?keyword=chofer&location=Le%C3%B3n&radius=10&employmentType=Medio+tiempo',
      ],
      ['sin «moto» (3)', '?location=Le%C3%B3n&radius=10&employmentType=Medio+tiempo'],
      ['Borrar filtros', '?keyword=moto'],
      ['Ver todas las vacantes', '/buscar-empleos'],
    ]);
  });

  it('leaves the place where a state was typed as one', async () => {
    const relaxations = [{ kind: 'without-field', count: 2, field: 'state' }] as const;
    const page = await show({ told: { relaxations } }, { query: 'keyword=a&location=Jalisco' });
    expect(actions(page)[0]).toEqual(['en todo México (2)', '?keyword=a']);
  });

  it('stays out of search engines', async () => {
    const page = await show({}, { query: 'keyword=moto' });
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect((await show({ jobs: [createJob()] })).querySelector('meta[name="robots"]')).toBeNull();
  });

  it.each([
    ['keyword=moto', true],
    ['city=Le%C3%B3n', true],
    ['location=Le%C3%B3n', true],
    ['sort=pay', true],
    ['view=map', true],
    ['job=chofer-1', true],
    ['coordinates=21.1%2C-101.7%3B21.2%2C-101.6', true],
    ['', false],
    ['page=2', false],
  ])(
    'keeps narrowed results out of search engines, and pages of all jobs in: %s',
    async (query, isKept) => {
      const page = await show({ jobs: [createJob()], total: 20 }, { query });
      expect(page.querySelector('meta[name="robots"]') !== null).toBe(isKept);
      expect(page.querySelector('link[rel="canonical"]')).not.toBeNull();
    },
  );
});

describe('the newest jobs', () => {
  const content: JobListContent = { variantConfig: { listType: 'LATEST' }, maxJobCards: 50 };

  it('are six of any search, whatever the address says', async () => {
    const [query] = data.queries(content, { ...REQUEST, query: 'keyword=moto' });
    const { asked, port } = listening();
    await query?.load(port);
    expect(asked).toMatchObject([{ searchTerm: '', pageSize: 6, pageNumber: 0 }]);
  });

  it('come without count and pages', async () => {
    const page = await show({ jobs: [createJob()], total: 99 }, { content });
    expect(page.querySelectorAll('article')).toHaveLength(1);
    expect(page.querySelector('[role="status"], nav[data-paging]')).toBeNull();
  });

  describe('of one company', () => {
    const company = 'Rutas & Más, S.A. de C.V.';
    const ofCompany: JobListContent = { variantConfig: { listType: 'LATEST', company } };
    const links = (page: Document) =>
      [...page.querySelectorAll('a.rb-button')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]);

    it('are asked for by its exact name', async () => {
      const [query] = data.queries(ofCompany, REQUEST);
      const [all] = data.queries(content, REQUEST);
      const { asked, port } = listening();
      await query?.load(port);
      const filter = { field: 'company', type: 'STRING', operator: 'IN', values: [company] };
      expect(asked).toMatchObject([{ searchTerm: '', pageSize: 6, filters: [filter] }]);
      expect(query?.key).not.toBe(all?.key);
    });

    it('lead to all of its jobs where it has more', async () => {
      const shown = { content: ofCompany, sitePrefix: 'mx' };
      const page = await show({ jobs: [createJob()], total: 1312 }, shown);
      const href = '/mx/buscar-empleos?company=Rutas+%26+M%C3%A1s%2C+S.A.+de+C.V.';
      expect(links(page)).toEqual([['Ver las 1,312 vacantes', href]]);
      expect(links(await show({ jobs: [createJob()] }, shown))).toEqual([]);
      expect(links(await show({ jobs: [createJob()], total: 2 }, { content }))).toEqual([]);
    });

    it('say that it has none and lead to those of the others', async () => {
      const page = await show({}, { content: ofCompany, sitePrefix: 'mx' });
      expect(page.querySelector('p')?.textContent).toBe(
        `Por ahora ${company} no tiene vacantes abiertas.`,
      );
      expect(links(page)).toEqual([['Ver todas las vacantes', '/mx/buscar-empleos']]);
    });
  });
});

describe('jobs like the one that is shown', () => {
  const content: JobListContent = { heading: 'Parecidas', variantConfig: { listType: 'SIMILAR' } };
  const shown = (jobs: readonly Job[], params = { urlSlug: 'chofer-1' }) =>
    show({ jobs }, { content, params });

  it('come as cards below their heading, six at most', async () => {
    const jobs = Array.from({ length: 9 }, (_, id) => createJob({ id: `${id}` }));
    const page = await shown(jobs);
    expect(page.querySelector('h2')?.textContent).toBe('Parecidas');
    expect(page.querySelectorAll('article')).toHaveLength(6);
    expect(page.querySelector('[data-part], nav[data-paging]')).toBeNull();
  });

  it('go with their heading where there are none, and where no job is shown', async () => {
    for (const page of [await shown([]), await show({ jobs: [createJob()] }, { content })])
      expect(page.querySelector('main h2, main article')).toBeNull();
  });
});

describe('a personal list', () => {
  it.each(['NEARBY', 'RECOMMENDED', 'BROWSING_BASED'] as const)(
    'of type %s is the same for everybody until a script fills it',
    async (listType) => {
      const content: JobListContent = { variantConfig: { listType }, maxJobCards: 4 };
      expect(data.queries(content, REQUEST)).toEqual([]);
      const page = await show({}, { content });
      const list = page.querySelector<HTMLElement>('[data-personal-list]');
      expect(list?.dataset).toMatchObject({ agency: 'agency', site: 'site', countries: 'MX' });
      expect(list?.querySelector('[data-personal="waiting"] > *')?.childElementCount).toBe(4);
      expect(list?.textContent).toContain('Activa JavaScript para verlas.');
      // Crawlers would follow the model of a card to a page of no job, and read its texts as the page's.
      expect(list?.querySelector('a:is([href*="urlSlug"],[data-href*="urlSlug"])')).toBeNull();
      expect(list?.textContent).not.toMatch(/\{\w+\}/);
      const model = list?.querySelector<HTMLTemplateElement>(
        'template[data-card-template]',
      )?.content;
      expect(model?.querySelector('a[data-href*="urlSlug"]')).not.toBeNull();
    },
  );
});
