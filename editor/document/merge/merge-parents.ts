import { MAX_SECTION_DEPTH } from '#schemas/documents/layout.ts';
import type { EditedPage } from '../edited-page.ts';
import { decide, type MergeLog, type MergeSide, type Versions } from './conflict.ts';
import type { LivingSections } from './living-sections.ts';

/** The section that holds each section, the root left out. Parents come before their children. */
export type Parents = ReadonlyMap<string, string>;

interface Parent {
  readonly id: string;
  readonly side: MergeSide;
}

/**
 * Where each section stands once both's moves are made. What holds a living section lives too: `living` grows. Always
 * a tree of at most eight levels.
 */
export function mergeParents(
  pages: Versions<EditedPage>,
  living: LivingSections,
  log: MergeLog,
): Parents {
  const rootId = pages.mine.rootId;
  living.ids.add(rootId);
  const parents = new Map<string, Parent>();
  // A set gives what is added to it while it is walked: parents that come back need parents themselves.
  for (const id of living.ids) {
    if (id === rootId) continue;
    const parent = livingParent(wantedParent(id, pages, log), { id, pages, living });
    if (parent) parents.set(id, parent);
    else living.ids.delete(id);
  }
  breakCycles({ parents, pages, living, log });
  return flattened(parents, rootId);
}

function wantedParent(id: string, pages: Versions<EditedPage>, log: MergeLog): Parent {
  const at = (page: EditedPage) => page.sections[id]?.parentId ?? undefined;
  const [base, mine, theirs] = [at(pages.base), at(pages.mine), at(pages.theirs)];
  if (mine === undefined) return { id: theirs ?? pages.mine.rootId, side: 'theirs' };
  if (theirs === undefined || mine === theirs || base === theirs) return { id: mine, side: 'mine' };
  const isMine = base !== mine && decide(log, placeConflict(id, pages)) === 'mine';
  return isMine ? { id: mine, side: 'mine' } : { id: theirs, side: 'theirs' };
}

function placeConflict(id: string, pages: Versions<EditedPage>) {
  const at = (page: EditedPage) => page.sections[id]?.parentId ?? undefined;
  return {
    key: `section ${id} /parentId`,
    kind: 'place',
    owner: { kind: 'section', id },
    pointer: '/parentId',
    items: [],
    base: at(pages.base),
    mine: at(pages.mine),
    theirs: at(pages.theirs),
  } as const;
}

interface Homeless {
  readonly id: string;
  readonly pages: Versions<EditedPage>;
  readonly living: LivingSections;
}

/** @returns undefined for what came into a section that goes because it was chosen so */
function livingParent(wanted: Parent, { id, pages, living }: Homeless): Parent | undefined {
  if (living.ids.has(wanted.id)) return wanted;
  if (!living.given.has(wanted.id)) {
    living.ids.add(wanted.id);
    return wanted;
  }
  const side = wanted.side === 'mine' ? 'theirs' : 'mine';
  const other = pages[side].sections[id]?.parentId;
  if (typeof other === 'string' && living.ids.has(other)) return { id: other, side };
  return pages.base.sections[id] ? { id: pages.mine.rootId, side } : undefined;
}

interface Turning {
  readonly parents: Map<string, Parent>;
  readonly pages: Versions<EditedPage>;
  readonly living: LivingSections;
  readonly log: MergeLog;
}

/** Two moves can put two sections into each other: then one of them is not made, and told. */
function breakCycles(turning: Turning): void {
  const { parents } = turning;
  const turned = new Set<string>();
  for (const id of parents.keys()) {
    for (let cycle = cycleFrom(id, parents); cycle; cycle = cycleFrom(id, parents)) {
      const next = turnedParent(
        cycle.filter((child) => !turned.has(child)),
        turning,
      );
      turned.add(next.child);
      parents.set(next.child, next.parent);
    }
  }
}

function cycleFrom(id: string, parents: ReadonlyMap<string, Parent>): string[] | undefined {
  const path: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = parents.get(at)?.id) {
    const start = path.indexOf(at);
    if (start >= 0) return path.slice(start);
    path.push(at);
  }
  return undefined;
}

interface Turn {
  readonly child: string;
  readonly parent: Parent;
}

function turnedParent(cycle: readonly string[], turning: Turning): Turn {
  const { parents, pages, living, log } = turning;
  const turns = (side: MergeSide, other: MergeSide) =>
    cycle.flatMap((child): Turn[] => {
      const home = pages[other].sections[child]?.parentId;
      const at = parents.get(child);
      const isMove = at?.side === side && at.id !== home;
      if (!isMove || typeof home !== 'string' || !living.ids.has(home)) return [];
      return [{ child, parent: { id: home, side: other } }];
    });
  const theirs = turns('theirs', 'mine').find(
    ({ child }) => decide(log, placeConflict(child, pages)) === 'mine',
  );
  const root: Parent = { id: pages.mine.rootId, side: 'mine' };
  return theirs ?? turns('mine', 'theirs')[0] ?? { child: cycle[0] ?? '', parent: root };
}

/** What would stand too deep stands beside what holds it. */
function flattened(parents: ReadonlyMap<string, Parent>, rootId: string): Parents {
  const children = childrenOf(parents);
  const placed = new Map<string, string>();
  const place = (id: string, path: readonly string[]) => {
    for (const child of children.get(id) ?? []) {
      const way = [...path, id].slice(0, MAX_SECTION_DEPTH - 1);
      placed.set(child, way.at(-1) ?? rootId);
      place(child, way);
    }
  };
  place(rootId, []);
  return placed;
}

function childrenOf(parents: ReadonlyMap<string, Parent>): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const [child, { id }] of parents) {
    const list = children.get(id);
    if (list) list.push(child);
    else children.set(id, [child]);
  }
  return children;
}
