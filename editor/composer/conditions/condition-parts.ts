import type { Comparison, FormCondition } from '#schemas/definitions/form-condition.ts';
import { isRecord } from '#schemas/json/fields.ts';

/** How a person says what is compared: negations are words of their own. */
export type Operator =
  | 'is'
  | 'isNot'
  | 'oneOf'
  | 'noneOf'
  | 'answered'
  | 'unanswered'
  | 'atLeast'
  | 'atMost'
  | 'notAtLeast'
  | 'notAtMost';

export type GroupMode = 'all' | 'any' | 'notAll' | 'notAny';

export type ComparedValue = string | number;

export interface LeafPart {
  readonly kind: 'leaf';
  /** `keyId` of the question whose answer is compared. */
  readonly question: string;
  readonly operator: Operator;
  /** One, several for `oneOf` and `noneOf`, none for `answered` and `unanswered`. */
  readonly values: readonly ComparedValue[];
}

export interface GroupPart {
  readonly kind: 'group';
  readonly mode: GroupMode;
  readonly parts: readonly ConditionPart[];
}

/** A condition as people work on it. */
export type ConditionPart = LeafPart | GroupPart;

const NEGATED: Readonly<Record<Operator, Operator>> = {
  is: 'isNot',
  isNot: 'is',
  oneOf: 'noneOf',
  noneOf: 'oneOf',
  answered: 'unanswered',
  unanswered: 'answered',
  atLeast: 'notAtLeast',
  atMost: 'notAtMost',
  notAtLeast: 'atLeast',
  notAtMost: 'atMost',
};

const NEGATED_MODE: Readonly<Record<GroupMode, GroupMode>> = {
  all: 'notAll',
  any: 'notAny',
  notAll: 'all',
  notAny: 'any',
};

/**
 * What a document says of when something shows, as a group.
 * @param condition an empty group where it is undefined
 * @returns undefined where it is no condition
 */
export function readCondition(condition: unknown): GroupPart | undefined {
  if (condition === undefined) return { kind: 'group', mode: 'all', parts: [] };
  const part = readPart(condition);
  return part?.kind === 'leaf' ? { kind: 'group', mode: 'all', parts: [part] } : part;
}

/** @returns undefined where nothing is asked */
export function writeCondition({ mode, parts }: GroupPart): FormCondition | undefined {
  const [first, ...others] = parts;
  if (first === undefined) return undefined;
  return mode === 'all' && others.length === 0 ? writePart(first) : writeGroup(mode, parts);
}

function readPart(value: unknown): ConditionPart | undefined {
  if (!isRecord(value)) return undefined;
  if ('not' in value) return negated(readPart(value['not']));
  if (typeof value['question'] === 'string') return readLeaf(value['question'], value);
  const mode = 'all' in value ? 'all' : 'any';
  const list: unknown = value[mode];
  if (!Array.isArray(list)) return undefined;
  const parts = list.flatMap((each) => readPart(each) ?? []);
  return parts.length === list.length ? { kind: 'group', mode, parts } : undefined;
}

function negated(part: ConditionPart | undefined): ConditionPart | undefined {
  if (part?.kind === 'leaf') return { ...part, operator: NEGATED[part.operator] };
  return part && { ...part, mode: NEGATED_MODE[part.mode] };
}

function readLeaf(question: string, value: Record<string, unknown>): LeafPart | undefined {
  if (typeof value['answered'] === 'boolean')
    return leaf(question, value['answered'] ? 'answered' : 'unanswered', []);
  const { oneOf } = value;
  if (Array.isArray(oneOf)) return leaf(question, 'oneOf', oneOf.filter(isCompared));
  for (const operator of ['is', 'isNot', 'atLeast', 'atMost'] as const) {
    const compared = value[operator];
    if (isCompared(compared)) return leaf(question, operator, [compared]);
  }
  return undefined;
}

function leaf(question: string, operator: Operator, values: readonly ComparedValue[]): LeafPart {
  return { kind: 'leaf', question, operator, values };
}

function isCompared(value: unknown): value is ComparedValue {
  return typeof value === 'string' || typeof value === 'number';
}

function writePart(part: ConditionPart): FormCondition {
  return part.kind === 'leaf' ? writeLeaf(part) : writeGroup(part.mode, part.parts);
}

function writeGroup(mode: GroupMode, parts: readonly ConditionPart[]): FormCondition {
  const written = parts.map(writePart);
  if (mode === 'all' || mode === 'notAll')
    return mode === 'all' ? { all: written } : { not: { all: written } };
  return mode === 'any' ? { any: written } : { not: { any: written } };
}

function writeLeaf({ question, operator, values }: LeafPart): FormCondition {
  const [value = ''] = values;
  const written: Readonly<Record<Operator, () => FormCondition>> = {
    is: () => ({ question, is: value }),
    isNot: () => ({ question, isNot: value }),
    oneOf: () => ({ question, oneOf: values }),
    noneOf: () => not({ question, oneOf: values }),
    answered: () => ({ question, answered: true }),
    unanswered: () => ({ question, answered: false }),
    atLeast: () => ({ question, atLeast: value }),
    atMost: () => ({ question, atMost: value }),
    notAtLeast: () => not({ question, atLeast: value }),
    notAtMost: () => not({ question, atMost: value }),
  };
  return written[operator]();
}

function not(comparison: Comparison): FormCondition {
  return { not: comparison };
}
