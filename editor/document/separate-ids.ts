import type { AnyWidget, PageDocument, SectionNode } from '#schemas/documents/documents.ts';
import { visitSections } from '#schemas/documents/layout.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import type { EditedWidget } from './edited-page.ts';
import { createNodeId } from './node-id.ts';
import { withRenamedNodes } from './page-fragment.ts';
import { editableDraft } from './read-page.ts';

/** The text of a page with each id once; undefined where repeated ids are not all that keeps it from opening. */
export function separateIds(text: string): string | undefined {
  const page = editableDraft(text);
  return page && serialisePage(withIdsOnce(page));
}

/**
 * The first section of an id keeps it, for links lead there. Of widgets with one id the sections that show it get one
 * each, in their order, as when both were copied together.
 */
function withIdsOnce(page: PageDocument): PageDocument {
  const sections = visitSections(page.metadata.layout).map(({ section }) => section.sectionId);
  const taken = new Set([...sections, ...page.widgets.map(({ id }) => id)]);
  const used = new Set(sections);
  const take = (id: string, hint: string) => {
    const own = used.has(id) ? createNodeId(hint, taken) : id;
    used.add(own);
    taken.add(own);
    return own;
  };
  const ids = page.widgets.map(({ id, type }) => take(id, type));
  const names = namesOf(page.widgets, ids);
  const layout = withSectionsOnce(page.metadata.layout, names, taken);
  const first = new Map([...names].map(([id, [name = id]]) => [id, name]));
  const drafted = page.widgets as unknown as readonly EditedWidget[];
  const widgets = drafted.map((widget, index) => ({
    ...withRenamedNodes(widget, first),
    id: ids[index] ?? widget.id,
  }));
  return {
    ...page,
    metadata: { ...page.metadata, layout },
    widgets: widgets as unknown as PageDocument['widgets'],
  };
}

/** What the widgets of each id are called now. */
function namesOf(
  widgets: readonly AnyWidget[],
  ids: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const [index, { id }] of widgets.entries())
    names.set(id, [...(names.get(id) ?? []), ids[index] ?? id]);
  return names;
}

function withSectionsOnce(
  root: SectionNode,
  names: ReadonlyMap<string, readonly string[]>,
  taken: Set<string>,
): SectionNode {
  const seen = new Set<string>();
  const shown = new Map<string, number>();
  const sectionIdOf = (id: string) => {
    const own = seen.has(id) ? createNodeId('section', taken) : id;
    seen.add(own);
    taken.add(own);
    return own;
  };
  const widgetIdOf = (id: string) => {
    const [first = id, ...others] = names.get(id) ?? [];
    const count = shown.get(id) ?? 0;
    shown.set(id, count + 1);
    return others[count - 1] ?? first;
  };
  const separate = ({ sectionId, widgetId, subSections, ...rest }: SectionNode): SectionNode => ({
    ...rest,
    sectionId: sectionIdOf(sectionId),
    ...(widgetId !== undefined && { widgetId: widgetIdOf(widgetId) }),
    ...(subSections && { subSections: subSections.map(separate) }),
  });
  return separate(root);
}
