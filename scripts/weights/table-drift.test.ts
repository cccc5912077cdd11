import { expect, it } from 'vitest';
import { measuredWeights } from '#schemas/weights/generated/measured-weights.ts';
import { findTableDrift } from './table-drift.ts';

const { page } = measuredWeights;

it('finds nothing between a table and itself', () => {
  expect(findTableDrift(measuredWeights, measuredWeights)).toEqual({ place: '', percent: 0 });
});

it('names the value that changed most', () => {
  const measured = {
    ...measuredWeights,
    page: { ...page, html: page.html + 20, css: page.css * 2 },
  };
  expect(findTableDrift(measuredWeights, measured)).toEqual({ place: 'page.css', percent: 50 });
});

it('forgives a few bytes, which depend on the compressor', () => {
  const measured = { ...measuredWeights, page: { ...page, sectionCss: page.sectionCss + 3 } };
  expect(findTableDrift(measuredWeights, measured).percent).toBe(0);
});

it('finds a widget that the table does not have yet', () => {
  const { cards, ...others } = measuredWeights.widgets;
  const drift = findTableDrift({ ...measuredWeights, widgets: others }, measuredWeights);
  expect(drift.place).toMatch(/^widgets\.cards\./);
  expect(drift.percent).toBe(100);
  expect(cards).toBeDefined();
});
