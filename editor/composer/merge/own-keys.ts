import { isEqual } from 'lodash-es';
import { isRecord } from '#schemas/json/fields.ts';
import type { Versions } from '../../document/merge/conflict.ts';
import type { EditedForm } from '../document/edited-form.ts';
import { freshKey, keysOf } from '../document/fresh-key.ts';
import { type FormTree, type TreePart, toForm, toTree } from './form-tree.ts';

/** New `keyId`s by keys of parts. */
export type Renaming = ReadonlyMap<string, string>;

/**
 * What is to be renamed of mine so that both stay: two people who add a short text each call it `short-text`. What both
 * added alike at one place is one thing.
 */
export function ownKeys({ base, mine, theirs }: Versions<EditedForm>): Renaming {
  const [baseTree, myTree, theirTree] = [base, mine, theirs].map(toTree);
  const renaming = new Map<string, string>();
  if (!baseTree || !myTree || !theirTree) return renaming;
  const used = new Set([...keysOf(base), ...keysOf(mine), ...keysOf(theirs)]);
  for (const part of myTree.values()) {
    const other = theirTree.get(part.key);
    if (!other || baseTree.has(part.key)) continue;
    const isElsewhere = part.parent !== other.parent || renaming.has(part.parent ?? '');
    if (isElsewhere || !isAlike(part, myTree, theirTree))
      renaming.set(part.key, freshKey(part.id, used));
  }
  return renaming;
}

function isAlike({ key, fields, children }: TreePart, mine: FormTree, theirs: FormTree): boolean {
  const other = theirs.get(key);
  if (!isEqual(fields, other?.fields) || !isEqual(children, other?.children)) return false;
  return children.every((child) => {
    const held = mine.get(child);
    return held !== undefined && isAlike(held, mine, theirs);
  });
}

/** A form whose parts have other keys, in conditions too. */
export function renamed(form: EditedForm, renaming: Renaming): EditedForm {
  const tree = renaming.size > 0 ? toTree(form) : undefined;
  if (!tree) return form;
  const parts = [...tree].map(([key, part]): [string, TreePart] => {
    const { fields } = part;
    const keyId = renaming.get(key);
    const visibleWhen = renamedCondition(fields['visibleWhen'], renaming);
    const changed = {
      ...fields,
      ...(keyId !== undefined && { keyId }),
      ...(visibleWhen !== undefined && { visibleWhen }),
    };
    return [key, { ...part, fields: changed }];
  });
  return toForm(new Map(parts));
}

function renamedCondition(condition: unknown, renaming: Renaming): unknown {
  if (Array.isArray(condition)) return condition.map((part) => renamedCondition(part, renaming));
  if (!isRecord(condition)) return condition;
  const entries = Object.entries(condition).map(([name, value]) => {
    if (name !== 'question') return [name, renamedCondition(value, renaming)];
    return [name, renaming.get(`question ${String(value)}`) ?? value];
  });
  return Object.fromEntries(entries);
}
