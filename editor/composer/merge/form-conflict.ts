import type { NodeName } from '#schemas/diff/compare/change.ts';
import { ownText } from '#schemas/diff/compare/own-text.ts';
import type { MergeChoices, MergeConflict, OpenConflict } from '../../document/merge/conflict.ts';
import { decide, type MergeLog, type MergeSide } from '../../document/merge/conflict.ts';
import type { TreePart } from './form-tree.ts';

/** Something of a form that two people changed, each in another way. */
export interface FormConflict extends Omit<MergeConflict, 'owner'> {
  readonly part: NodeName;
}

/** What merging of one form gathers. */
export interface FormMergeLog {
  readonly choices: MergeChoices;
  readonly conflicts: FormConflict[];
}

export function partName({ kind, id, fields }: TreePart): NodeName {
  if (kind === 'form') return { nodeId: id, nodeKind: kind };
  return { nodeId: id, nodeKind: kind, text: ownText(fields) ?? id };
}

/** Runs a merge of values whose conflicts are about one part. */
export function withinPart<Merged>(
  part: TreePart,
  { choices, conflicts }: FormMergeLog,
  merge: (log: MergeLog) => Merged,
): Merged {
  const rescued = { mine: new Set<string>(), theirs: new Set<string>() };
  const log: MergeLog = { choices, conflicts: [], rescued };
  const merged = merge(log);
  const found = log.conflicts.map(({ owner: _page, ...conflict }) => conflict);
  conflicts.push(...found.map((conflict) => ({ ...conflict, part: partName(part) })));
  return merged;
}

/** Notes a conflict about a part as a whole, or about its place. @returns whose value it is decided for */
export function decideAbout(
  part: TreePart,
  log: FormMergeLog,
  conflict: Omit<OpenConflict, 'owner' | 'items'>,
): MergeSide {
  return withinPart(part, log, (own) =>
    decide(own, { ...conflict, owner: { kind: 'head' }, items: [] }),
  );
}
