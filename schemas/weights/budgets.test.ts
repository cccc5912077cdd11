import { expect, it } from 'vitest';
import { exampleSite } from '../testing/documents.ts';
import { budgetsOf } from './budgets.ts';

it('holds a site that says nothing to what the product promises', () => {
  expect(budgetsOf(undefined)).toEqual({ page: 400, markup: 30, scripts: 6.75, image: 100 });
});

it('allows pages that search jobs more scripts', () => {
  expect(budgetsOf(undefined, { type: 'JOB_LISTING', metadata: {} }).scripts).toBe(10.25);
});

it('adds what measuring takes on a site that measures', () => {
  expect(budgetsOf({ enableWidgetTracking: true }).scripts).toBe(8.25);
});

it('takes what a site says, and the rest as it is', () => {
  const site = exampleSite({ budgets: { image: 60, scripts: 4 } });
  expect(budgetsOf(site, { type: 'JOB_LISTING', metadata: {} })).toEqual({
    page: 400,
    markup: 30,
    scripts: 4,
    image: 60,
  });
});

it('lets a page say otherwise than its site', () => {
  const site = { budgets: { scripts: 4, markup: 20 } };
  const page = { type: 'CONTENT', metadata: { budgets: { markup: 50 } } } as const;
  expect(budgetsOf(site, page)).toEqual({ page: 400, markup: 50, scripts: 4, image: 100 });
});
