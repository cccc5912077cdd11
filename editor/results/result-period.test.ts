import { expect, it } from 'vitest';
import { parseResultsRoute } from '../ui/route/results-route.ts';
import { withPeriod } from './result-period.ts';

const TODAY = '2026-12-31';

it.each([
  ['no period', {}, {}],
  ['a first day alone', { from: '2026-12-01' }, { from: '2026-12-01' }],
  ['words', { from: 'ayer', to: 'hoy' }, {}],
  ['a day that no month has', { from: '2026-02-30', to: '2026-03-01' }, { to: '2026-03-01' }],
  [
    'the last day first',
    { from: '2027-01-02', to: '2026-12-30' },
    { from: '2026-12-30', to: '2027-01-02' },
  ],
  ['a day to come', { from: '2027-01-02' }, { from: TODAY, to: '2027-01-02' }],
  ['years', { from: '2001-01-01', to: TODAY }, { from: '2024-10-23', to: TODAY }],
  ['years up to today', { from: '2001-01-01' }, { from: '2024-10-23' }],
])('%s in an address are a period that can be read', (_, asked, read) => {
  expect(withPeriod({ page: 'home', ...asked }, TODAY)).toEqual({ page: 'home', ...read });
});

it.each([
  ['?page=&source=', { source: '' }],
  ['?page=a%20b&place=', { place: '' }],
  ['?page=inicio&device=tv', { page: 'inicio' }],
])('an address that says %s asks for what it can mean', (search, query) => {
  expect(parseResultsRoute(`#/~results/s${search}`)).toEqual({ siteId: 's', query });
});
