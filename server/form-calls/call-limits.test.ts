import { expect, it } from 'vitest';
import { createCallLimits } from './call-limits.ts';

const clock = { now: 0 };

/** Calls of one kind that are served before the first is not. */
function servedInARow(kind: 'save' | 'read' | 'upload', hasToken: boolean, isNew = true): number {
  const take = createCallLimits(() => clock.now);
  let served = 0;
  const call = () => ({
    ip: '192.0.2.1',
    kind,
    hasToken,
    submissionId: isNew ? undefined : `s${served}`,
  });
  while (take(call()) === 0) served += 1;
  return served;
}

it.each([
  ['saves', 'save', false, 300],
  ['new submissions', 'save', true, 60],
  ['uploads', 'upload', true, 20],
  ['reads', 'read', true, 300],
] as const)('an address has so many %s a minute, and half without a token', (_, kind, isNew, n) => {
  expect(servedInARow(kind, true, isNew)).toBe(n);
  expect(servedInARow(kind, false, isNew)).toBe(n / 2);
});

it('a submission has two calls a second', () => {
  const take = createCallLimits(() => clock.now);
  const call = { ip: '192.0.2.1', kind: 'save', hasToken: true, submissionId: 's' } as const;
  while (take(call) === 0);
  clock.now += 1000;
  expect([take(call), take(call), take(call)]).toEqual([0, 0, 1]);
});
