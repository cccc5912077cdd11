import type { EditedPage, EditedSection } from '../edited-page.ts';
import { decide, type MergeLog, type MergeSide } from './conflict.ts';
import type { PageChanges } from './page-changes.ts';
import type { Versions } from './versions.ts';

export type SideChanges = Readonly<Record<MergeSide, PageChanges>>;

export interface LivingSections {
  readonly ids: Set<string>;
  /** Sections that one changed and that go all the same, because it was chosen so. */
  readonly given: ReadonlySet<string>;
}

/**
 * The sections of either side that stay: all but those that one removed and the other left as they were. Those that
 * the other changed stay too, and are told.
 */
export function livingSections(
  pages: Versions<EditedPage>,
  changes: SideChanges,
  log: MergeLog,
): LivingSections {
  const ids = new Set<string>();
  const given = new Set<string>();
  for (const id of sectionIdsOf(pages)) {
    const side = keeperOf(id, pages);
    const isRemoved = side !== undefined && pages.base.sections[id] !== undefined;
    if (!isRemoved) ids.add(id);
    else if (changes[side].isSectionTouched(id))
      (decide(log, removalOf(id, pages)) === side ? ids : given).add(id);
  }
  return { ids, given };
}

function sectionIdsOf({ mine, theirs }: Versions<EditedPage>): ReadonlySet<string> {
  return new Set([...Object.keys(mine.sections), ...Object.keys(theirs.sections)]);
}

/** The only side that has a section; undefined where both do. */
function keeperOf(id: string, { mine, theirs }: Versions<EditedPage>): MergeSide | undefined {
  if (mine.sections[id] && theirs.sections[id]) return undefined;
  return mine.sections[id] ? 'mine' : 'theirs';
}

function removalOf(id: string, { base, mine, theirs }: Versions<EditedPage>) {
  const value = (page: EditedPage): EditedSection | undefined => page.sections[id];
  return {
    key: `section ${id}`,
    kind: 'removed',
    owner: { kind: 'section', id },
    pointer: '',
    items: [],
    base: value(base),
    mine: value(mine),
    theirs: value(theirs),
  } as const;
}
