import type { FormCondition } from '#schemas/definitions/form-condition.ts';
import { MAX_DEPTH, MAX_LEAVES } from '#schemas/parse/form-conditions.ts';
import { type ConditionPart, type GroupPart, writeCondition } from './condition-parts.ts';

/** Indexes from the outermost group to a part. */
export type PartPath = readonly number[];

/** The part at a path becomes another; a group that loses its last part goes along. */
export function withPart(
  group: GroupPart,
  [index = 0, ...rest]: PartPath,
  next: ConditionPart | undefined,
): GroupPart {
  const parts = group.parts.flatMap((part, at) => {
    if (at !== index) return [part];
    if (rest.length === 0 || part.kind === 'leaf') return next ?? [];
    const inner = withPart(part, rest, next);
    return inner.parts.length === 0 ? [] : [inner];
  });
  return { ...group, parts };
}

/** Behind the last part of the group at a path; the empty path is the outermost one. */
export function withAdded(group: GroupPart, path: PartPath, added: ConditionPart): GroupPart {
  const [index, ...rest] = path;
  if (index === undefined) return { ...group, parts: [...group.parts, added] };
  const parts = group.parts.map((part, at) =>
    at === index && part.kind === 'group' ? withAdded(part, rest, added) : part,
  );
  return { ...group, parts };
}

/** Whether forms may have a condition of this size. */
export function isBearable(group: GroupPart): boolean {
  const condition = writeCondition(group);
  if (condition === undefined) return true;
  const { depth, leaves } = sizeOf(condition);
  return depth <= MAX_DEPTH && leaves <= MAX_LEAVES;
}

function sizeOf(condition: FormCondition): { depth: number; leaves: number } {
  if ('question' in condition) return { depth: 0, leaves: 1 };
  const parts = partsOf(condition).map(sizeOf);
  return {
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
    leaves: parts.reduce((sum, { leaves }) => sum + leaves, 0),
  };
}

function partsOf(condition: Exclude<FormCondition, { question: string }>) {
  if ('not' in condition) return [condition.not];
  return 'all' in condition ? condition.all : condition.any;
}
