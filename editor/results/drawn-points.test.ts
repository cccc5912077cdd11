import { expect, it } from 'vitest';
import type { ResultsAnswer } from '#schemas/api/recruiting/results.ts';
import { resultsAnswer } from '#schemas/api/recruiting/results.ts';
import { type DrawnName, daysOver, isForgotten, isUnfinished, opensPoint } from './drawn-points.ts';

const EXAMPLE: ResultsAnswer = Reflect.get(resultsAnswer, 'examples')[0];
const QUERY = { from: '2026-01-01', to: '2026-01-28', page: 'home' };

function opened(name: DrawnName, changes: Partial<ResultsAnswer> = {}, query: object = QUERY) {
  const results = { ...EXAMPLE, ...changes };
  const [point] = results.series;
  if (point === undefined) throw new Error('There is no point.');
  return opensPoint({ siteId: 's', query }, results, { name, point });
}

it('a period goes on until midnight in Mexico', () => {
  const period = { from: '2026-12-01', to: '2026-12-31' };
  expect(isUnfinished({ period }, Date.UTC(2027, 0, 1, 5, 59))).toBe(true);
  expect(isUnfinished({ period }, Date.UTC(2027, 0, 1, 6))).toBe(false);
});

it('days are told apart from today, where they are compared without it', () => {
  const period = { from: '2026-12-01', to: '2026-12-07' };
  expect(daysOver({ period, compared: { ...period, to: '2026-12-06' } })).toBe(6);
  expect(daysOver({ period, compared: period })).toBeUndefined();
});

it('a day opens its own results, by the filters that were chosen', () => {
  expect(opened('visits')).toBe('#/~results/s?from=2026-01-01&to=2026-01-01&page=home');
});

it('a day of applications opens their list, where that can be narrowed alike', () => {
  expect(opened('applications')).toMatch(/^#\/~applications\/s\?.*from=2026-01-01&to=2026-01-01/);
  const direct = opened('applications', {}, { source: '' });
  expect(direct).toMatch(/^#\/~applications\/s\?.*&source=$/);
  expect(opened('applications', { applicationsFrom: 'events' })).toContain('~results');
});

it.each([null, 0])('%s opens nothing, nor does an hour or the only day', (visits) => {
  const [point] = EXAMPLE.series;
  if (point === undefined) throw new Error('There is no point.');
  expect(opened('visits', { series: [{ ...point, visits }] })).toBeUndefined();
  expect(opened('visits', { unit: 'hour' })).toBeUndefined();
  const day = { from: '2026-01-01', to: '2026-01-01' };
  expect(opened('visits', { period: day })).toBeUndefined();
});

it('what is older than it is kept is not few people', () => {
  const point = { at: '2026-01-01', visits: null, views: 0, jobViews: 0, applyClicks: 0 };
  const whole = { ...point, applications: null };
  const of = (events: string) => ({ ...EXAMPLE, knownFrom: { events, applications: events } });
  expect(isForgotten(of('2026-01-02'), 'visits', whole)).toBe(true);
  expect(isForgotten(of('2026-01-01'), 'visits', whole)).toBe(false);
  expect(isForgotten(of('2026-01-02'), 'views', whole)).toBe(false);
});
