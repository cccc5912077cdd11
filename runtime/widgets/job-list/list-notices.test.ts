// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import { createJob } from '../../testing/job.ts';
import { countOf, noticesOf, show } from '../../testing/job-list.ts';

describe('a place that is searched', () => {
  const NEAR = 'location=Le%C3%B3n';
  const placeOf = (page: Document) => page.querySelector('article p')?.textContent;

  it('tells how far away each job is', async () => {
    const point = { latitude: 21.3, longitude: -101.68 };
    const page = await show({ jobs: [createJob({ point })] }, { query: NEAR });
    expect(placeOf(page)).toBe('León, Guanajuato, México · A\u00a020\u00a0km');
  });

  it('says nothing of jobs without a point, or of which no more than the town is known', async () => {
    for (const point of [null, { latitude: 21.12, longitude: -101.68 }]) {
      const page = await show({ jobs: [createJob({ point })] }, { query: NEAR });
      expect(placeOf(page)).toBe('León, Guanajuato, México');
    }
  });

  it('is no distance without a place', async () => {
    expect(placeOf(await show({ jobs: [createJob()] }))).toBe('León, Guanajuato, México');
  });
});

describe('a text that finds nothing', () => {
  it('says what was searched in its place, and counts that', async () => {
    const told = { correctedTerm: 'repartidor' };
    const page = await show({ jobs: [createJob()], told }, { query: 'keyword=repartdor' });
    expect(page.body.textContent).toContain(
      'Mostrando resultados de «repartidor». No encontramos «repartdor».',
    );
    expect(countOf(page)).toBe('1 vacante de «repartidor»');
  });

  it.each([
    [['didi'], 'Ninguna vacante de «moto» dice «didi». Te las mostramos sin esa palabra.'],
    [
      ['didi', 'rappi'],
      'Ninguna vacante de «moto» dice «didi» ni «rappi». Te las mostramos sin esas palabras.',
    ],
    [
      ['didi', 'rappi', 'flex'],
      'Ninguna vacante dice todo lo que escribiste. Te mostramos las de «moto».',
    ],
  ])('says which words were left out: %s', async (leftOut, notice) => {
    const told = { correctedTerm: 'moto', leftOut };
    const page = await show({ jobs: [createJob()], told }, { query: 'keyword=moto+didi' });
    expect(noticesOf(page)).toEqual([notice]);
    expect(countOf(page)).toBe('1 vacante de «moto»');
  });
});

describe('a place with few jobs', () => {
  it.each([
    [0, 'Por ahora no hay en Ecatepec. Te mostramos las de hasta 25\u00a0km.'],
    [1, 'Hay una en Ecatepec. También te mostramos las de hasta 25\u00a0km.'],
    [3, 'Hay 3 en Ecatepec. También te mostramos las de hasta 25\u00a0km.'],
  ])('says how many and how far the others are: %s', async (count, notice) => {
    const told = { widened: { distanceInKm: 25, count, towns: ['Ecatepec'] } };
    const page = await show({ jobs: [createJob()], told }, { query: 'keyword=moto+ecatepec' });
    expect(noticesOf(page)).toEqual([notice]);
  });

  it('names the radius that was asked for', async () => {
    const told = { widened: { distanceInKm: 50, count: 2, towns: [] } };
    const page = await show({ jobs: [createJob()], told }, { query: 'location=León&radius=10' });
    expect(noticesOf(page)).toEqual([
      'Hay 2 a 10\u00a0km de León. También te mostramos las de hasta 50\u00a0km.',
    ]);
  });
});

describe('jobs that do not say what a filter asks for', () => {
  const links = (page: Document) =>
    [...page.querySelectorAll('[data-part="notices"] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  const unknown = (count: number) => [{ value: 'unknown', count }];
  /** Found by the pay, the shift or both: with jobs that say none of them there are nine. */
  const totalOf = ({ filters = [] }: JobSearchRequest) =>
    filters.every((filter) => 'values' in filter && filter.values.includes('unknown')) ? 9 : 2;

  it('are offered with their number until they are shown', async () => {
    const facets = { pay: [{ value: '3000', count: 1 }, ...unknown(1200)], shift: unknown(7) };
    const page = await show({ jobs: [createJob()], facets }, { query: 'keyword=moto&pay=3000' });
    expect(links(page)).toEqual([
      ['1,200 más sin sueldo publicado', '?keyword=moto&pay=3000&pay=unknown'],
    ]);
    const query = 'keyword=moto&pay=3000&pay=unknown';
    expect(links(await show({ jobs: [createJob()], facets }, { query }))).toEqual([]);
  });

  it('are offered together where a job leaves several unsaid that were asked for', async () => {
    const answer = { jobs: [createJob()], facets: { pay: unknown(3), shift: [] }, totalOf };
    expect(links(await show(answer, { query: 'pay=3000&shift=night' }))).toEqual([
      ['3 más sin sueldo publicado', '?pay=3000&pay=unknown&shift=night'],
      [
        '7 más que no dicen todo lo que elegiste',
        '?pay=3000&pay=unknown&shift=night&shift=unknown',
      ],
    ]);
  });

  it('are offered together even if none leaves out one alone', async () => {
    expect(links(await show({ totalOf }, { query: 'pay=3000&shift=night' }))).toHaveLength(1);
    const shown = 'pay=3000&pay=unknown&shift=night&shift=unknown';
    expect(links(await show({ totalOf }, { query: shown }))).toEqual([]);
  });

  it('are offered once where one link shows them all', async () => {
    const facets = { pay: unknown(7) };
    const page = await show({ facets, totalOf }, { query: 'pay=3000&shift=night' });
    expect(links(page)).toHaveLength(1);
  });
});
