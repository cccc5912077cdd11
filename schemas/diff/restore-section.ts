import type { PageDocument, SectionNode } from '../documents.ts';
import { isEqualJson } from '../is-equal-json.ts';
import { parsePage } from '../parse-page.ts';
import { fail, ok, type Result } from '../result.ts';
import { idsOf, replaceIn, sectionWithId } from './layout-edit.ts';
import { placeForMissing } from './restore-place.ts';
import type { RestoreProblem } from './restore-problem.ts';
import { restoreWidgets } from './restore-widgets.ts';

/**
 * A page with one of its sections as an older version had it: the section's whole subtree and the widgets
 * that it shows, also through tabs. Where the section is gone it goes back beside its old neighbours.
 * Sections of the subtree that stand elsewhere by now are taken from there, and what they hold beside
 * takes their place. Widgets that nothing shows any more go. All else stays, and stays the same object.
 */
export function restoreSection(
  current: PageDocument,
  old: PageDocument,
  sectionId: string,
): Result<PageDocument, RestoreProblem> {
  const section = sectionWithId(old.metadata.layout, sectionId);
  if (!section) return fail({ code: 'section-not-found', nodeId: sectionId });
  const layout = restoreLayout(current.metadata.layout, old.metadata.layout, section);
  if (!layout.ok) return layout;
  const widgets = restoreWidgets({ current, old, section, layout: layout.value });
  const page = withParts(current, layout.value, widgets);
  return checked(page, current, section);
}

function restoreLayout(
  current: SectionNode,
  old: SectionNode,
  section: SectionNode,
): Result<SectionNode, RestoreProblem> {
  if (section === old) return ok(isEqualJson(current, old) ? current : old);
  const taken = idsOf(section);
  const { sectionId } = section;
  if (current.sectionId !== sectionId && taken.has(current.sectionId)) {
    return fail({ code: 'root-inside', nodeId: sectionId });
  }
  if (sectionWithId(current, sectionId)) return ok(replaceIn(current, { section, taken }));
  const place = placeForMissing(current, old, sectionId);
  if (!place) return fail({ code: 'no-place', nodeId: sectionId });
  return ok(replaceIn(current, { section, taken, place }));
}

/** The page itself where nothing changed. */
function withParts(
  page: PageDocument,
  layout: SectionNode,
  widgets: PageDocument['widgets'],
): PageDocument {
  if (layout === page.metadata.layout && widgets === page.widgets) return page;
  return { ...page, metadata: { ...page.metadata, layout }, widgets };
}

/** Two valid pages can make one that is too deep or too long, or that names two nodes alike. */
function checked(
  page: PageDocument,
  current: PageDocument,
  { sectionId }: SectionNode,
): Result<PageDocument, RestoreProblem> {
  const parsed = parsePage(page);
  if (!parsed.ok) return fail({ code: 'invalid', nodeId: sectionId, problems: parsed.problems });
  const known = new Set(sharedIds(current));
  const taken = sharedIds(page).find((id) => !known.has(id));
  return taken === undefined ? ok(page) : fail({ code: 'id-taken', nodeId: taken });
}

/** Ids that both a section and a widget bear. */
function sharedIds({ metadata, widgets }: PageDocument): string[] {
  const sections = idsOf(metadata.layout);
  return widgets.map(({ id }) => id).filter((id) => sections.has(id));
}
