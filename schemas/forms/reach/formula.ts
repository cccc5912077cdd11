import type { Comparison, FormCondition } from '../../definitions/form-condition.ts';

/** A comparison, or its contrary. */
export interface Literal {
  readonly leaf: Comparison;
  readonly wanted: boolean;
}

/** A condition whose negations stand at its comparisons. */
export type Formula = AnyOf | Every | { readonly kind: 'literal'; readonly literal: Literal };

export interface AnyOf {
  readonly kind: 'any';
  readonly parts: readonly Formula[];
}

interface Every {
  readonly kind: 'all';
  readonly parts: readonly Formula[];
}

/** @param wanted false for the contrary of the condition */
export function toFormula(condition: FormCondition, wanted = true): Formula {
  if ('not' in condition) return toFormula(condition.not, !wanted);
  if ('all' in condition) return group(condition.all, wanted, wanted ? 'all' : 'any');
  if ('any' in condition) return group(condition.any, wanted, wanted ? 'any' : 'all');
  return { kind: 'literal', literal: { leaf: condition, wanted } };
}

function group(
  conditions: readonly FormCondition[],
  wanted: boolean,
  kind: 'all' | 'any',
): Formula {
  return { kind, parts: conditions.map((each) => toFormula(each, wanted)) };
}

export function negate({ leaf, wanted }: Literal): Literal {
  return { leaf, wanted: !wanted };
}

/** A comparison of a condition with its JSON Pointer below the condition's. */
export interface PlacedLiteral extends Literal {
  readonly path: string;
}

export function literalsOf(condition: FormCondition, wanted = true, path = ''): PlacedLiteral[] {
  if ('not' in condition) return literalsOf(condition.not, !wanted, `${path}/not`);
  if (!('all' in condition) && !('any' in condition)) return [{ leaf: condition, wanted, path }];
  const [name, parts] = 'all' in condition ? ['all', condition.all] : ['any', condition.any];
  return parts.flatMap((each, index) => literalsOf(each, wanted, `${path}/${name}/${index}`));
}

/** What a comparison names. */
export function constantsOf(leaf: Comparison): readonly string[] {
  if ('answered' in leaf) return [];
  if ('oneOf' in leaf) return leaf.oneOf.map(String);
  if ('is' in leaf) return [String(leaf.is)];
  if ('isNot' in leaf) return [String(leaf.isNot)];
  return [String('atLeast' in leaf ? leaf.atLeast : leaf.atMost)];
}
