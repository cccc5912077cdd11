import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormCondition } from '#schemas/definitions/form-condition.ts';
import { noteServerTime } from '../../service/request/server-clock.ts';
import { newLeaf } from './compared-values.ts';
import { isBearable, withAdded, withPart } from './condition-edits.ts';
import { type LeafPart, readCondition, writeCondition } from './condition-parts.ts';

function rewritten(condition: FormCondition) {
  const read = readCondition(condition);
  return read && writeCondition(read);
}

const leaf: LeafPart = { kind: 'leaf', question: 'turno', operator: 'is', values: ['noche'] };

describe('a condition in parts', () => {
  it.each<FormCondition>([
    { question: 'turno', is: 'noche' },
    { question: 'turno', answered: false },
    { not: { question: 'turno', oneOf: ['noche', 'tarde'] } },
    { not: { question: 'anios', atLeast: 3 } },
    { any: [{ question: 'anios', atMost: 3 }, { not: { any: [{ question: 'b', is: 'x' }] } }] },
    { not: { all: [{ question: 'turno', isNot: 'noche' }, { all: [] }] } },
  ])('%j is the same once it is written again', (condition) => {
    expect(rewritten(condition)).toEqual(condition);
  });

  it('says a doubled negation plainly', () => {
    expect(rewritten({ not: { not: { question: 'turno', is: 'noche' } } })).toEqual({
      question: 'turno',
      is: 'noche',
    });
    expect(rewritten({ not: { question: 'turno', is: 'noche' } })).toEqual({
      question: 'turno',
      isNot: 'noche',
    });
  });

  it('is none where nothing is asked, and not known where it is no condition', () => {
    expect(readCondition(undefined)?.parts).toEqual([]);
    for (const wrong of [null, 'turno', { is: 'x' }, { question: 'turno' }, { all: [1] }])
      expect(readCondition(wrong)).toBeUndefined();
  });

  it('grows by parts and loses groups that are empty', () => {
    const root = { kind: 'group', mode: 'all', parts: [leaf] } as const;
    const grown = withAdded(root, [], { kind: 'group', mode: 'any', parts: [leaf] });
    expect(writeCondition(withAdded(grown, [1], leaf))).toEqual({
      all: [
        { question: 'turno', is: 'noche' },
        {
          any: [
            { question: 'turno', is: 'noche' },
            { question: 'turno', is: 'noche' },
          ],
        },
      ],
    });
    expect(withPart(grown, [1, 0], undefined)).toEqual(root);
    expect(writeCondition(withPart(root, [0], undefined))).toBeUndefined();
  });

  it('grows no larger than forms may have it', () => {
    const parts = Array.from({ length: 40 }, () => leaf);
    const full = { kind: 'group', mode: 'any', parts } as const;
    expect([isBearable(full), isBearable(withAdded(full, [], leaf))]).toEqual([true, false]);
  });
});

describe('a day that is compared', () => {
  afterEach(() => vi.useRealTimers());

  it('begins with today at the site, however wrong the clock of this computer is', () => {
    vi.useFakeTimers({ now: Date.UTC(2027, 5, 9), toFake: ['Date'] });
    // In Mexico City it is the evening before.
    noteServerTime(new Date(Date.UTC(2026, 10, 30, 3)).toUTCString());
    const birthday = { keyId: 'nacimiento', type: 'date', label: 'Nacimiento' };
    expect(newLeaf(birthday, (key) => key).values).toEqual(['2026-11-29']);
  });
});
