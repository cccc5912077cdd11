import { expect, it } from 'vitest';
import { createJob } from '../../testing/job.ts';
import { toJobPosting } from './job-posting.ts';

/** As search engines read it. */
const posting = (...given: Parameters<typeof createJob>) =>
  JSON.parse(JSON.stringify(toJobPosting(createJob(...given)) ?? null));

it('says what is known', () => {
  expect(posting()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Chofer repartidor',
    description:
      '<p>Sales de la estación con tu carga.</p><p>Vales de despensa y seguro de vida.</p>',
    datePosted: '2026-10-01T12:00:00.000Z',
    validThrough: '2026-12-01T12:00:00.000Z',
    identifier: {
      '@type': 'PropertyValue',
      name: 'Rutas del Bajío, S.A. de C.V.',
      value: 'RMX-1',
    },
    hiringOrganization: { '@type': 'Organization', name: 'Rutas del Bajío, S.A. de C.V.' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'León',
        addressRegion: 'Guanajuato',
        addressCountry: 'MX',
      },
    },
    employmentType: 'FULL_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'MXN',
      value: { '@type': 'QuantitativeValue', minValue: 9000, maxValue: 12_000, unitText: 'MONTH' },
    },
    directApply: false,
  });
});

it('invents nothing', () => {
  const known = posting({ details: {}, employmentType: 'Por proyecto', city: null });
  expect(known).not.toHaveProperty('validThrough');
  expect(known).not.toHaveProperty('employmentType');
  expect(known).not.toHaveProperty('baseSalary');
  expect(known.jobLocation.address).not.toHaveProperty('addressLocality');
  expect(known.datePosted).toBe('2026-10-02T12:00:00.000Z');
  expect(posting({ details: { postedAt: '' } })).not.toHaveProperty('datePosted');
});

it.each([
  [
    { min: 300, period: 'day' },
    { value: 300, unitText: 'DAY' },
  ],
  [
    { min: 50, max: 50, period: 'hour' },
    { value: 50, unitText: 'HOUR' },
  ],
  [
    { min: 6000, max: 7500, period: 'fortnight' },
    { minValue: 12_000, maxValue: 15_000, unitText: 'MONTH' },
  ],
  [{ text: 'A convenir' }, undefined],
  [{ min: 300 }, undefined],
  [{ min: 0, period: 'week' }, undefined],
  [
    { min: 0, max: 2500, period: 'week' },
    { value: 2500, unitText: 'WEEK' },
  ],
] as const)('gives the pay %j as %j', (pay, value) => {
  const salary = posting({ details: { pay } }).baseSalary;
  if (value === undefined) expect(salary).toBeUndefined();
  else expect(salary.value).toEqual({ '@type': 'QuantitativeValue', ...value });
});

it.each([
  { title: null },
  { company: null },
  { country: null },
  { city: null, state: null },
  { description: '', jobPosting: '' },
])('says nothing where search engines would refuse it: %j', (missing) => {
  expect(posting(missing)).toBeNull();
});
