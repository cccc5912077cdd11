import fc from 'fast-check';
import { isEqual } from 'lodash-es';
import { expect, it } from 'vitest';
import { fieldPaths } from '../../generated/field-paths.ts';
import { checkPage } from '../../rules/check-page.ts';
import { createContext } from '../../testing/documents.ts';
import { remembered } from '../../testing/remembered.ts';
import { pagePairs, pages, singleMoves } from '../testing.ts';
import { summariseChanges } from '../words/summarise-changes.ts';
import type { Change } from './change.ts';
import { diffPages } from './diff-pages.ts';
import { longestIncreasing } from './longest-increasing.ts';

/** Another seed each time, the same for all laws. */
const RUNS = { numRuns: 1000, seed: Date.now() };
const pairs = remembered(pagePairs);

function idsOf(changes: readonly Change[], kind: Change['kind']): string[] {
  return changes
    .filter((change) => change.kind === kind)
    .map(({ nodeKind, nodeId, partnerId }) => `${nodeKind} ${nodeId} ${partnerId}`)
    .sort();
}

it('generates pages without errors', () => {
  fc.assert(
    fc.property(pages, (page) => {
      const problems = checkPage(page, createContext({ fields: fieldPaths }));
      const codes = problems.map(({ code }) => code);
      expect(codes).not.toContain('widget-dangling');
      expect(codes).not.toContain('id-duplicate');
    }),
  );
});

it('finds nothing between a page and itself', () => {
  fc.assert(
    fc.property(pages, (page) => {
      expect(diffPages(page, structuredClone(page))).toEqual([]);
    }),
    RUNS,
  );
});

it('finds something between pages that differ', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      expect(diffPages(a, b).length === 0).toBe(isEqual(a, b));
    }),
    RUNS,
  );
});

it('removes backwards what it adds forwards', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const forwards = diffPages(a, b);
      const backwards = diffPages(b, a);
      expect(idsOf(forwards, 'added')).toEqual(idsOf(backwards, 'removed'));
      expect(idsOf(forwards, 'removed')).toEqual(idsOf(backwards, 'added'));
    }),
    RUNS,
  );
});

it('tells the move of one section as one change', () => {
  fc.assert(
    fc.property(singleMoves, ([a, b]) => {
      expect(diffPages(a, b).map(({ kind }) => kind)).toEqual(['moved']);
    }),
    RUNS,
  );
});

it('gives changes that survive JSON, and words for each in both languages', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const changes = diffPages(a, b);
      expect(JSON.parse(JSON.stringify(changes))).toEqual(changes);
      for (const language of ['es', 'en'] as const) {
        const texts = summariseChanges(changes, language).map(({ text }) => text);
        expect(texts.length > 0).toBe(changes.length > 0);
        for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|\[object|null/);
      }
    }),
    RUNS,
  );
});

it('keeps as many in order as can be kept', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20), { maxLength: 9 }), (numbers) => {
      const kept = [...longestIncreasing(numbers)]
        .sort((a, b) => a - b)
        .map((i) => numbers[i] ?? 0);
      expect(kept).toEqual([...kept].sort((a, b) => a - b));
      expect(kept.length).toBe(longestByTrying(numbers));
    }),
    RUNS,
  );
});

function longestByTrying(numbers: readonly number[], above = -1): number {
  const [first, ...rest] = numbers;
  if (first === undefined) return 0;
  const without = longestByTrying(rest, above);
  return first > above ? Math.max(without, 1 + longestByTrying(rest, first)) : without;
}
