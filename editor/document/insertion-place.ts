import { traitsOf } from '#schemas/documents/widget-traits.ts';
import { reachableFrom, referencesOf } from '#schemas/fields/widget-references.ts';
import type { EditedPage, EditedSection } from './edited-page.ts';
import {
  accepts,
  isContainer,
  pathTo,
  placeOf,
  rootSize,
  type SectionPlace,
} from './page-structure.ts';

/** Widgets that stand where a page begins or ends, whatever is selected. */
const AT_EDGE: Readonly<Record<string, 'start' | 'end'>> = { header: 'start', footer: 'end' };

export interface Coming {
  /** Type of the first widget that comes; absent for layouts. */
  readonly type?: string | undefined;
  /** Levels of sections that come. */
  readonly height: number;
  readonly count: number;
}

/**
 * Where something new belongs: in the empty container that is selected, else behind what is selected, as close to it as
 * it fits; without a selection at the end of the page, before its footer.
 */
export function insertionPlace(
  page: EditedPage,
  selectedId: string | undefined,
  coming: Coming,
): SectionPlace {
  const edge = AT_EDGE[coming.type ?? ''];
  if (edge) return { parentId: page.rootId, index: edge === 'start' ? 0 : rootSize(page) };
  const near = selectedId === undefined ? [] : placesAt(page, sectionIdOf(page, selectedId));
  return near.find(({ parentId }) => accepts(page, parentId, coming)) ?? pageEnd(page);
}

/** The places behind a section and behind those that hold it, innermost first. */
function placesAt(page: EditedPage, id: string): readonly SectionPlace[] {
  const { sections } = page;
  const selected = sections[id];
  const isEmpty = isContainer(selected) && !selected?.childIds?.length;
  const behind = [...pathTo(sections, id)].reverse().flatMap((at) => placeOf(sections, at) ?? []);
  return [
    ...(isEmpty ? [{ parentId: id, index: 0 }] : []),
    ...behind.map(({ parentId, index }) => ({ parentId, index: index + 1 })),
  ].map((place) => beforeFooter(page, place));
}

/** Widgets in other widgets have no place of their own: the one that shows them has. */
function sectionIdOf(page: EditedPage, id: string): string {
  if (page.sections[id]) return id;
  const widgets = Object.values(page.widgets);
  const shows = ({ widgetId = '' }: EditedSection) =>
    reachableFrom([widgetId], widgets, referencesOf).has(id);
  return Object.values(page.sections).find(shows)?.id ?? '';
}

function pageEnd(page: EditedPage): SectionPlace {
  return beforeFooter(page, { parentId: page.rootId, index: rootSize(page) });
}

/** Nothing comes behind a footer at the end of a page. */
function beforeFooter(page: EditedPage, place: SectionPlace): SectionPlace {
  const children = page.sections[place.parentId]?.childIds ?? [];
  const last = page.sections[children.at(-1) ?? ''];
  const endsInFooter =
    traitsOf(page.widgets[last?.widgetId ?? '']?.type ?? '').landmark === 'footer';
  if (!endsInFooter || place.parentId !== page.rootId || place.index < children.length)
    return place;
  return { ...place, index: children.length - 1 };
}
