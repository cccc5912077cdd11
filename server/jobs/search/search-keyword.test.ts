import { describe, expect, it } from 'vitest';
import { FACET_FIELDS } from '#schemas/api/constants.ts';
import { isIn, setUpJobSearch } from '../../testing/job-search.ts';
import { insertJobs } from '../../testing/jobs.ts';
import { searchJobs } from './search-jobs.ts';

const { database, search, find } = setUpJobSearch();

describe('a keyword', () => {
  it.each([
    ['administracion', ['REF-1']],
    ['administración', ['REF-1']],
    ['administraciones', ['REF-1']],
    ['ADMINISTRACIÓN', ['REF-1']],
    ['administracio\u0301n', ['REF-1']],
    ['camion', ['REF-12', 'REF-1']],
    ['camión', ['REF-12', 'REF-1']],
    ['camiones', ['REF-12', 'REF-1']],
    ['repartidor', ['ref-2', 'REF-12', 'x-1']],
    ['el repartidor nocturno', ['ref-2']],
    ['repart', ['ref-2']],
    ['chofer', ['REF-12', 'ref-2', 'x-1']],
    ['chofer camión', ['REF-12']],
    ['3.5 toneladas', ['REF-12']],
    ['agil', ['REF-12']],
    ['coahuila', ['ref-2']],
    ['oficina', ['x-2', 'REF-1']],
    ['inexistente', []],
  ])('finds by %s', async (term, references) => {
    expect(await find(term, { orderBy: [{ field: 'relevance', direction: 'DESC' }] })).toEqual(
      references,
    );
  });

  it('of stop words or signs only counts as none', async () => {
    for (const term of ['de la', 'para', '!!!', '🚚', '  ', '%', "'"]) {
      expect(await find(term)).toHaveLength(5);
    }
  });

  it('does not end in a stop word that is taken for a beginning', async () => {
    expect(await find('camion para')).toEqual(['REF-12', 'REF-1']);
  });

  it('finds reference numbers, whole or their beginning, in either case', async () => {
    expect(await find('REF-12')).toEqual(['REF-12']);
    expect(await find('ref-1')).toEqual(['REF-12', 'REF-1']);
    expect(await find('REF-2')).toEqual(['ref-2']);
    for (const field of ['referenceNumber', 'refrenceNumber'] as const)
      expect(await find('ref', { searchFields: [field] })).toEqual(['ref-2', 'REF-12', 'REF-1']);
    expect(await find('R_F-1')).toEqual([]);
    expect(await find('REF-12', { searchFields: ['title'] })).toEqual([]);
  });

  it.each(['12', 'ref12', 'REF 12', 'ref_12'])('finds a reference number by %s', async (typed) => {
    expect(await find(typed)).toEqual(['REF-12']);
  });

  it.each([
    ['por hora', 'hour'],
    ['diario', 'day'],
    ['pago semanal', 'week'],
    ['mensual', 'month'],
  ])('finds jobs that pay %s', async (typed, period) => {
    const agency_id = `paga-${period}`;
    await insertJobs(database, [
      { agency_id, reference_number: 'PAGA', details: { pay: { min: 100, period } } },
      { agency_id, reference_number: 'CALLA' },
    ]);
    const request = { orderBy: [], filters: [], facetFields: [], pageSize: 9, pageNumber: 0 };
    const { records } = await searchJobs(
      database,
      { agencyId: agency_id },
      { searchTerm: typed, ...request },
    );
    expect(records.map((job) => job.referenceNumber)).toEqual(['PAGA']);
  });

  it('looks into the fields that are asked for alone', async () => {
    expect(await find('chofer', { searchFields: ['title'] })).toEqual(['ref-2', 'REF-12']);
    expect(await find('camion', { searchFields: ['description'] })).toEqual(['REF-12', 'REF-1']);
    expect(await find('administracion', { searchFields: ['title'] })).toEqual(['REF-1']);
    expect(await find('administracion', { searchFields: ['description'] })).toEqual([]);
    expect(await find('saltillo', { searchFields: ['place'] })).toEqual(['ref-2']);
    expect(await find('saltillo', { searchFields: ['company'] })).toEqual([]);
    expect(await find('envios', { searchFields: ['company', 'title'] })).toEqual(['REF-12']);
    expect(await find('envios', { searchFields: ['place', 'title'] })).toEqual([]);
    const filters = [isIn('city', 'Monterrey')];
    expect(await find('envios', { searchFields: ['company'], filters })).toEqual(['REF-12']);
    expect(await find('chofer', { searchFields: ['title'], filters })).toEqual(['REF-12']);
  });

  it('holds no operator of any query language', async () => {
    expect(await find('-camion')).toEqual(['REF-12', 'REF-1']);
    expect(await find('inexistente or nada')).toEqual([]);
    expect(await find('!camion')).toEqual(['REF-12', 'REF-1']);
    expect(await find('"chofer" & | <-> :* (camion)')).toEqual(['REF-12']);
  });
});

describe('hostile texts', () => {
  const named = (text: string) => [JSON.stringify(text).slice(0, 40), text] as const;
  const texts = [
    "'; drop table jobs; --",
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '\0',
    'chofer\0camion',
    '\\',
    "a'b\\'c:*&|!()",
    '\ud83d',
    'ŉandú',
    '½ ²',
    'ﷺ',
    'x'.repeat(10_000),
    'a b '.repeat(2500),
    "'".repeat(10_000),
    '$1 $2 %s {0}',
    'a\u0000:ABCD*',
  ];

  it.each(texts.map(named))('are harmless as keyword: %s', async (_name, text) => {
    for (const searchFields of [[], ['title'], ['place'], ['referenceNumber']] as const) {
      await search({ searchTerm: text, searchFields, facetFields: ['city'] });
    }
    expect(await find('chofer')).toHaveLength(3);
  });

  it.each(texts.map(named))('are harmless as filter: %s', async (_name, text) => {
    for (const field of FACET_FIELDS) {
      expect(await find('', { filters: [isIn(field, text)] })).toEqual([]);
      expect(await find('chofer', { filters: [isIn(field, text)] })).toEqual([]);
    }
  });
});
