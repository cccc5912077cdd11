import { expect, it } from 'vitest';
import { customParametersOn } from './custom-parameters.ts';

const job = {
  ...{ clientId: 'colibri', city: '', active: true, employmentType: null },
  details: { pay: { min: 9000 }, benefits: ['Seguro'], category: 'x'.repeat(400) },
  ...{ schedule: 'Lunes a viernes\r\n9 a 18 h\n', note: `${'x'.repeat(299)}😀` },
};

/** What a parameter says on the page of the job, whose own value is 'sin dato'. */
function ofJob(parameterPath: string, value = 'sin dato'): string | undefined {
  const parameter = { key: 'campo', value, parameterPath, dependentEntity: 'job' } as const;
  return customParametersOn({ customParameters: [parameter] }, job)[0]?.value;
}

it.each([
  ['clientId', 'colibri'],
  ['details.pay.min', '9000'],
  ['active', 'true'],
])('the field %s of the job is the value of a parameter that names it', (path, value) => {
  expect(ofJob(path)).toBe(value);
});

it.each(['city', 'employmentType', 'details.benefits', 'details.nothing', 'constructor.name'])(
  'where the job says nothing at %s the parameter keeps its own value, and without one is none',
  (path) => {
    expect(ofJob(path)).toBe('sin dato');
    expect(ofJob(path, '')).toBeUndefined();
  },
);

it('no value is longer than events carry', () => {
  expect(ofJob('details.category')).toHaveLength(300);
});

it('a value is one line of whole characters, without which events with it would be refused', () => {
  expect(ofJob('schedule')).toBe('Lunes a viernes 9 a 18 h');
  expect(ofJob('note')).toBe('x'.repeat(299));
});

it('a page without a job has the value of the site, and a parameter that depends on none ignores the job', () => {
  const parameter = { key: 'campo', value: 'sin dato', parameterPath: 'clientId' };
  const ofSite = { customParameters: [parameter] };
  const ofJobs = { customParameters: [{ ...parameter, dependentEntity: 'job' as const }] };
  const own = [{ name: 'campo', value: 'sin dato' }];
  expect(customParametersOn(ofJobs, undefined)).toEqual(own);
  expect(customParametersOn(ofSite, job)).toEqual(own);
});
