import type { EditedPage, EditedSection } from '../../document/edited-page.ts';
import { isContainer } from '../../document/page-structure.ts';
import { type Box, inset, intersection } from './box.ts';

/** A section as it is drawn among its siblings. */
export interface ZoneChild {
  readonly id: string;
  /** Among all children of the zone, drawn or not. */
  readonly index: number;
  readonly box: Box;
}

/** A section that holds others, as it is drawn. */
export interface Zone {
  readonly id: string;
  readonly parentId: string | null;
  /** 1 for the root of the layout. */
  readonly depth: number;
  readonly box: Box;
  /** Where a pointer means the zone itself: within its edge bands, which mean "beside it in its parent". */
  readonly inner: Box;
  readonly axis: Axis;
  readonly isRtl: boolean;
  /** Those that are drawn, in the order of the document. */
  readonly children: readonly ZoneChild[];
}

/** Which way the children of a zone follow one another. */
export type Axis = 'row' | 'column';

/** Zones by id, parents before children, in the order of the document. */
export type Zones = ReadonlyMap<string, Zone>;

/** How a page is drawn at the moment. */
export interface PageLayout {
  /** Undefined for sections that are not drawn, such as those for computers only on a phone. */
  boxOf(sectionId: string): Box | undefined;
  /** The widget that the root itself shows, where it shows one. */
  boxOfRootWidget(): Box | undefined;
  axisOf(section: EditedSection): Axis;
  readonly isRtl: boolean;
}

/** Width of the band along a zone's edge that means "beside it", in pixels of the screen. */
const EDGE_BAND = 9;

/** Edge bands take at most this share of a zone on either side. */
const LARGEST_BAND = 1 / 4;

/** An empty zone is hit as if it were at least so wide and high, in pixels of the screen. */
const LEAST_TARGET = 32;

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Reads from a drawn page where things can be dropped. */
export function zonesOf({ rootId, sections }: EditedPage, layout: PageLayout): Zones {
  const zones = new Map<string, Zone>();
  const childrenOf = ({ childIds = [] }: EditedSection): readonly ZoneChild[] =>
    childIds.flatMap((id, index) => {
      const child = sections[id];
      const box = child && targetBox(child, layout);
      return box ? [{ id, index, box }] : [];
    });
  const visit = (section: EditedSection, parent: Zone | null): void => {
    const box = targetBox(section, layout);
    if (!box || (parent && !isContainer(section))) return;
    const children = parent
      ? childrenOf(section)
      : [...rootWidget(section, layout), ...childrenOf(section)];
    const zone: Zone = {
      id: section.id,
      parentId: section.parentId,
      depth: (parent?.depth ?? 0) + 1,
      box,
      inner: parent ? innerBox(box, parent) : EVERYWHERE,
      axis: layout.axisOf(section),
      isRtl: layout.isRtl,
      children,
    };
    zones.set(zone.id, zone);
    for (const { id } of children) {
      const child = sections[id];
      if (child) visit(child, zone);
    }
  };
  const root = sections[rootId];
  if (root) visit(root, null);
  return zones;
}

/** It counts as a child: what is dropped beside it puts it into a section of its own. */
function rootWidget({ widgetId }: EditedSection, layout: PageLayout): readonly ZoneChild[] {
  const box = layout.boxOfRootWidget();
  return widgetId !== undefined && box ? [{ id: widgetId, index: 0, box }] : [];
}

function targetBox(section: EditedSection, layout: PageLayout): Box | undefined {
  const box = layout.boxOf(section.id);
  const isOpen = isContainer(section) && (section.childIds ?? []).length === 0;
  if (!box || !isOpen) return box;
  const missing = (length: number) => Math.max(0, LEAST_TARGET - length) / 2;
  return inset(box, -missing(box.right - box.left), -missing(box.bottom - box.top));
}

/** Bands of zones that lie edge on edge stand side by side, so that every level can be reached. */
function innerBox(box: Box, { inner, axis }: Zone): Box {
  const left = intersection(box, inner);
  const band = (length: number) => Math.max(0, Math.min(EDGE_BAND, length * LARGEST_BAND));
  return axis === 'row'
    ? inset(left, band(left.right - left.left), 0)
    : inset(left, 0, band(left.bottom - left.top));
}
