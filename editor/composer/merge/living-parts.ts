import { isEqual } from 'lodash-es';
import { isRecord } from '#schemas/json/fields.ts';
import type { MergeSide, Versions } from '../../document/merge/conflict.ts';
import { movedIn } from '../../document/merge/merge-list.ts';
import { decideAbout, type FormMergeLog } from './form-conflict.ts';
import { type FormTree, keyOf, type TreePart } from './form-tree.ts';

type Trees = Versions<FormTree>;

/**
 * Keys of the parts that stay: all but those that one removed and the other left as they were. What the other changed
 * stays too, with all that it holds, and is told. A form keeps its last pages.
 */
export function livingParts(trees: Trees, log: FormMergeLog): Set<string> {
  const { mine, theirs } = trees;
  const living = new Set([...mine.keys()].filter((key) => theirs.has(key)));
  for (const side of ['mine', 'theirs'] as const)
    for (const key of keptOf(side, trees, log)) living.add(key);
  const hasPage = [...living].some((key) => key.startsWith(keyOf('form-page', '')));
  return hasPage ? living : new Set([...mine.keys(), ...living]);
}

/** What only one side has and that stays. */
function keptOf(side: MergeSide, trees: Trees, log: FormMergeLog): ReadonlySet<string> {
  const other = trees[side === 'mine' ? 'theirs' : 'mine'];
  const kept = new Set<string>();
  /** Parts that the other side removed, and whether they stay all the same. */
  const removed = new Map<string, boolean>();
  for (const part of trees[side].values()) {
    if (other.has(part.key)) continue;
    const withParent = removed.get(part.parent ?? '');
    const isRemoved = withParent !== undefined || trees.base.has(part.key);
    const stays = withParent ?? (!isRemoved || isRescued(part, { side, trees, log }));
    if (isRemoved) removed.set(part.key, stays);
    if (stays) kept.add(part.key);
  }
  return kept;
}

interface Removal {
  /** Who still has the part. */
  readonly side: MergeSide;
  readonly trees: Trees;
  readonly log: FormMergeLog;
}

function isRescued(part: TreePart, { side, trees, log }: Removal): boolean {
  const { base } = trees;
  const isGone = (key: string) => !trees[side === 'mine' ? 'theirs' : 'mine'].has(key);
  const parts = subtree(part, trees[side], isGone);
  const named = namedByNewConditions(base, trees[side]);
  const isTouched = parts.some((one) => {
    if (isMoved(one, base, trees[side])) return true;
    const isChanged = !isEqual(base.get(one.key)?.fields, one.fields);
    return isGone(one.key) && (isChanged || named.has(one.key));
  });
  if (!isTouched) return false;
  const conflict = {
    ...{ key: `${part.key} removed`, kind: 'removed' as const, pointer: '' },
    base: base.get(part.key)?.fields,
    mine: trees.mine.get(part.key)?.fields,
    theirs: trees.theirs.get(part.key)?.fields,
  };
  return decideAbout(part, log, conflict) === side;
}

/** A part with those that it holds; what the other side still has elsewhere comes without its own. */
function subtree(part: TreePart, tree: FormTree, isGone: (key: string) => boolean): TreePart[] {
  if (!isGone(part.key)) return [part];
  const held = part.children.flatMap((key) => tree.get(key) ?? []);
  return [part, ...held.flatMap((one) => subtree(one, tree, isGone))];
}

/** Whether a part of both stands in another one, or beside other siblings. */
function isMoved({ key, parent }: TreePart, base: FormTree, tree: FormTree): boolean {
  const before = base.get(key);
  if (before === undefined || parent === undefined) return false;
  if (before.parent !== parent) return true;
  const siblings = tree.get(parent)?.children ?? [];
  const stayed = siblings.filter((one) => base.get(one)?.parent === parent);
  return movedIn(base.get(parent)?.children ?? [], stayed).has(key);
}

/** Keys of the questions that conditions read which were written since. */
function namedByNewConditions(base: FormTree, tree: FormTree): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { key, fields } of tree.values()) {
    const { visibleWhen } = fields;
    if (!isEqual(visibleWhen, base.get(key)?.fields['visibleWhen'])) noteNamed(visibleWhen, named);
  }
  return named;
}

function noteNamed(condition: unknown, named: Set<string>): void {
  if (Array.isArray(condition)) for (const part of condition) noteNamed(part, named);
  if (!isRecord(condition)) return;
  const { question, all, any, not } = condition;
  if (typeof question === 'string') named.add(keyOf('question', question));
  for (const inner of [all, any, not]) noteNamed(inner, named);
}
