import { mapVersions, type Versions } from '../../document/merge/conflict.ts';
import { isOrderDisputed, mergeOrder } from '../../document/merge/merge-list.ts';
import { decideAbout, type FormMergeLog } from './form-conflict.ts';
import { type FormTree, ROOT_KEY, type TreePart } from './form-tree.ts';

type Trees = Versions<FormTree>;

/** Keys of the parts that each part holds, in order. */
export type PartPlaces = ReadonlyMap<string, readonly string[]>;

/**
 * Where each living part stands once both's moves are made.
 * @param living grows by what has to hold something
 */
export function partPlaces(trees: Trees, living: Set<string>, log: FormMergeLog): PartPlaces {
  const held = new Map<string, Set<string>>();
  for (const kind of ['question', 'form-section', 'form-page']) {
    for (const key of [...living]) {
      const part = partOf(key, trees);
      if (part?.kind !== kind) continue;
      const parent = livingParent(part, { trees, living, log });
      living.add(parent);
      held.set(parent, (held.get(parent) ?? new Set()).add(key));
    }
  }
  const places = [...living].map((key): [string, readonly string[]] => [
    key,
    orderIn(key, held.get(key) ?? new Set(), { trees, log }),
  ]);
  return new Map(places);
}

function partOf(key: string, { mine, theirs }: Trees): TreePart | undefined {
  return mine.get(key) ?? theirs.get(key);
}

interface Placing {
  readonly trees: Trees;
  readonly living: ReadonlySet<string>;
  readonly log: FormMergeLog;
}

/** The first that lives of: where it was moved, where the other has it, where it was; else the one that it needs. */
function livingParent(part: TreePart, { trees, living, log }: Placing): string {
  const { base, mine, theirs } = mapVersions(trees, (tree) => tree.get(part.key)?.parent);
  const wanted = wantedParent(part, { base, mine, theirs }, log);
  const known = [wanted, mine, theirs, base];
  return known.find((key) => key !== undefined && living.has(key)) ?? wanted;
}

function wantedParent(
  part: TreePart,
  { base, mine, theirs }: Versions<string | undefined>,
  log: FormMergeLog,
): string {
  if (mine === undefined || theirs === undefined) return mine ?? theirs ?? ROOT_KEY;
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  const conflict = { key: `${part.key} parent`, kind: 'place' as const, pointer: '' };
  const side = decideAbout(part, log, { ...conflict, base, mine, theirs });
  return side === 'mine' ? mine : theirs;
}

function orderIn(
  parent: string,
  held: ReadonlySet<string>,
  { trees, log }: Pick<Placing, 'trees' | 'log'>,
): readonly string[] {
  const lists = mapVersions(trees, (tree) =>
    (tree.get(parent)?.children ?? []).filter((key) => held.has(key)),
  );
  const { base, mine, theirs } = lists;
  const part = partOf(parent, trees);
  const isDisputed = part !== undefined && isOrderDisputed(lists);
  const conflict = { key: `${parent} order`, kind: 'place' as const, pointer: '/order', ...lists };
  const isTheirs = isDisputed && decideAbout(part, log, conflict) === 'theirs';
  const order = mergeOrder(isTheirs ? { base, mine: theirs, theirs: mine } : lists);
  return [...new Set([...order, ...held])];
}
