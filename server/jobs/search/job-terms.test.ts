import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { TERM_FACETS } from '#schemas/api/constants.ts';
import type { JobSearchFilter, JobSearchRequest, TermFacet } from '#schemas/api/jobs.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT, type TestJob } from '../../testing/jobs.ts';
import { setUp } from '../../testing/set-up.ts';
import { readTermsAgain } from '../read-terms-again.ts';
import { readJobTerms } from '../terms/job-terms.ts';
import { searchJobs } from './search-jobs.ts';

const scope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };

const PAYS = [
  'Sueldo de $1,800 semanales',
  'Sueldo de $3,000 semanales',
  'Sueldo de $26,000 mensuales',
  'Sueldo a tratar',
];
const TIMES = [
  'Turno nocturno',
  'Lunes a viernes de 7:00 a 15:00',
  'Turno matutino o vespertino',
  '',
];
const VEHICLES = ['Moto de la empresa', 'Moto propia indispensable', 'Reparto a pie', ''];
const LICENCES = [
  'Licencia tipo A o B',
  'No necesitas licencia',
  'Licencia federal tipo E',
  'Licencia federal tipo A',
  '',
];
const AGES = [0, 2, 5, 40];

/** One of each kind of text, in every combination of some of them. */
const jobs = Array.from({ length: 60 }, (_, index): TestJob & { readonly description: string } => {
  const pick = (texts: readonly string[], step: number) =>
    texts[Math.floor(index / step) % texts.length] ?? '';
  const texts = [pick(PAYS, 1), pick(TIMES, 3), pick(VEHICLES, 5), pick(LICENCES, 7)];
  return {
    reference_number: String(index),
    city: index % 3 === 0 ? 'Puebla' : 'Toluca',
    description: texts.map((text) => `<p>${text}</p>`).join(''),
    start_date: new Date(Date.now() - (AGES[index % AGES.length] ?? 0) * DAY_MS),
  };
});

const database = setUp(openTestDatabase);

beforeAll(async () => {
  await insertJobs(database, jobs);
  await readTermsAgain(database);
});

interface Chosen {
  readonly field: TermFacet;
  readonly values: readonly string[];
}

const CHOICES: Readonly<Record<TermFacet, readonly string[]>> = {
  pay: ['2000', '2999', '6000', 'unknown'],
  shift: ['morning', 'night', 'evening', 'unknown'],
  days: ['5', '4', 'unknown'],
  vehicle: ['company', 'own', 'none', 'unknown'],
  licence: ['a', 'b', 'none', 'federal-e', 'federal-a', 'unknown'],
  posted: ['today', '3days', 'week'],
};

function says(job: (typeof jobs)[number], { field, values }: Chosen): boolean {
  return values.some((value) => saysValue(job, field, value));
}

function saysValue(job: (typeof jobs)[number], field: TermFacet, value: string): boolean {
  if (field === 'posted') {
    const days = { today: 1, '3days': 3, week: 7 }[value] ?? 0;
    return Date.now() - Number(job.start_date) < days * DAY_MS - DAY_MS / 2;
  }
  const terms = readJobTerms({
    title: null,
    job_posting: '',
    responsibilities: null,
    qualifications: null,
    skills: null,
    experience: null,
    details: {},
    description: job.description,
  });
  if (field === 'pay')
    return value === 'unknown' ? terms.pay === undefined : (terms.pay ?? 0) >= Number(value);
  const said = terms[field];
  const list = typeof said === 'object' ? said : [said].filter((one) => one !== undefined);
  return value === 'unknown' ? list.length === 0 : list.some((one) => one === value);
}

function request(chosen: readonly Chosen[], more: Partial<JobSearchRequest> = {}) {
  const filters = chosen.map(
    ({ field, values }): JobSearchFilter => ({ field, type: 'STRING', operator: 'IN', values }),
  );
  return searchJobs({ kysely: database.kysely }, scope, {
    searchTerm: '',
    orderBy: [],
    facetFields: [...TERM_FACETS, 'city'],
    pageSize: 100,
    pageNumber: 0,
    ...more,
    filters,
  });
}

const anyChosen = fc
  .uniqueArray(fc.constantFrom(...TERM_FACETS), { maxLength: 3 })
  .chain((fields) =>
    fc.tuple(
      ...fields.map((field) =>
        fc.record({
          field: fc.constant(field),
          values: fc.uniqueArray(fc.constantFrom(...CHOICES[field]), {
            minLength: 1,
            maxLength: 2,
          }),
        }),
      ),
    ),
  );

/** More for a long run by hand. */
const RUNS = Number(process.env['TERMS_RUNS'] ?? 12);

describe('filters by what decides', () => {
  it('find and count the jobs that say it, as one by one', async () => {
    const check = async (chosen: readonly Chosen[]) => {
      const { records, facets } = await request(chosen);
      const expected = jobs.filter((job) => chosen.every((one) => says(job, one)));
      expect(records.map((job) => job.referenceNumber).sort()).toEqual(
        expected.map((job) => job.reference_number).sort(),
      );
      for (const field of TERM_FACETS) {
        const others = chosen.filter((one) => one.field !== field);
        const left = jobs.filter((job) => others.every((one) => says(job, one)));
        for (const { value, count } of facets[field] ?? [])
          expect([field, value, count]).toEqual([
            field,
            value,
            left.filter((job) => saysValue(job, field, value)).length,
          ]);
      }
    };
    await fc.assert(fc.asyncProperty(anyChosen, check), { numRuns: RUNS });
  });

  it('lose no job: those that say it and those that do not are all', async () => {
    const all = await request([{ field: 'pay', values: ['1000', 'unknown'] }]);
    expect(all.totalRecords).toBe(jobs.length);
  });

  it.each([
    ['licence', ['a', 'federal-a'], 'vehicle', ['own', 'unknown']],
    ['licence', ['none', 'federal-e'], 'shift', ['night', 'unknown']],
    ['vehicle', ['company', 'none'], 'licence', ['b', 'federal-e']],
    ['shift', ['morning', 'evening'], 'pay', ['2999']],
    ['pay', ['2000', '6000'], 'vehicle', ['own', 'none']],
  ] as const)(
    'of two values of %s (%j) beside %s leave out as many as the link says',
    async (field, values, other, others) => {
      const beside = { field: other, values: others };
      const [told, both, brute] = await Promise.all([
        request([{ field, values }, beside]),
        request([{ field, values: [...values, 'unknown'] }, beside]),
        jobs.filter((job) => says(job, beside)),
      ]);
      const unsaid = brute.filter((job) => saysValue(job, field, 'unknown')).length;
      expect(unsaid).toBeGreaterThan(0);
      expect(told.facets[field]?.find(({ value }) => value === 'unknown')?.count).toBe(unsaid);
      expect(told.totalRecords).toBe(brute.filter((job) => says(job, { field, values })).length);
      expect(both.totalRecords).toBe(told.totalRecords + unsaid);
    },
  );

  it('find nothing by a value that nobody knows', async () => {
    const { totalRecords } = await request([{ field: 'licence', values: ['z'] }]);
    expect(totalRecords).toBe(0);
  });
});

describe('the order by pay', () => {
  it('begins with the best pay and ends with what is not published', async () => {
    const { records } = await request([], { orderBy: [{ field: 'pay', direction: 'DESC' }] });
    const pays = records.map(({ description }) =>
      PAYS.findIndex((pay) => description.includes(pay)),
    );
    expect([...new Set(pays)]).toEqual([2, 1, 0, 3]);
  });
});
