import { isRecord } from '../json/fields.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { Suggestion } from '../text/closest-name.ts';

/** Levels of `all`, `any` and `not`, and comparisons, that one condition may have. */
export const MAX_DEPTH = 4;
export const MAX_LEAVES = 40;

const COMPARISONS = ['is', 'isNot', 'oneOf', 'answered', 'atLeast', 'atMost'];

/** Where a condition stands and what it may read. */
export interface ConditionPlace {
  readonly pointer: string;
  /** Key of the question or section that has it. */
  readonly nodeId: string;
  /** Keys of the questions before it. */
  readonly earlier: ReadonlySet<string>;
  /** Keys of all questions of the form. */
  readonly all: ReadonlySet<string>;
  readonly suggest: (wrong: string) => Suggestion;
}

/** What is wrong with a condition that the JSON Schema accepts. Its nesting is limited by that of documents. */
export function conditionProblems(condition: unknown, place: ConditionPlace): Problem[] {
  if (condition === undefined) return [];
  const size = { depth: 0, leaves: 0 };
  const problems = visit(condition, place.pointer, 0);
  if (size.depth <= MAX_DEPTH && size.leaves <= MAX_LEAVES) return problems;
  const params = { ...size, maxDepth: MAX_DEPTH, maxLeaves: MAX_LEAVES };
  return [createProblem('form-condition-large', place, params)];

  function visit(node: unknown, pointer: string, depth: number): Problem[] {
    if (!isRecord(node) || !isOneThing(node)) {
      return [createProblem('form-condition-shape', { ...place, pointer })];
    }
    if ('question' in node) {
      size.leaves += 1;
      return referenceProblems(String(node['question']), { ...place, pointer });
    }
    size.depth = Math.max(size.depth, depth + 1);
    return partsOf(node).flatMap(([part, path]) => visit(part, `${pointer}${path}`, depth + 1));
  }
}

function isOneThing(node: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(node).filter((name) => node[name] !== undefined);
  if (!names.includes('question'))
    return names.length === 1 && !COMPARISONS.includes(names[0] ?? '');
  return names.length === 2 && names.some((name) => COMPARISONS.includes(name));
}

/** The conditions within, with their places. */
function partsOf(node: Readonly<Record<string, unknown>>): [unknown, string][] {
  if ('not' in node) return [[node['not'], '/not']];
  const name = 'all' in node ? 'all' : 'any';
  const parts: readonly unknown[] = Array.isArray(node[name]) ? node[name] : [];
  return parts.map((part, index) => [part, `/${name}/${index}`]);
}

function referenceProblems(
  key: string,
  { earlier, all, suggest, ...place }: ConditionPlace,
): Problem[] {
  if (earlier.has(key)) return [];
  const pointer = `${place.pointer}/question`;
  if (all.has(key)) return [createProblem('form-reference-later', { ...place, pointer }, { key })];
  const params = { key, ...suggest(key) };
  return [createProblem('form-reference-unknown', { ...place, pointer }, params)];
}
