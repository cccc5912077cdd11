import { expect, it } from 'vitest';
import { BENCH_PARTS } from './parts.ts';
import { readResults } from './results.ts';

it('every part of the bench that needs no server has been measured', () => {
  const measured = readResults().map(({ part }) => part);
  const due = BENCH_PARTS.filter(({ needsServer }) => !needsServer).map(({ name }) => name);
  expect(measured).toEqual(expect.arrayContaining(due));
});

it('every result has figures and a day', () => {
  for (const { part, measuredOn, figures } of readResults()) {
    expect(figures, part).not.toHaveLength(0);
    expect(measuredOn, part).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
