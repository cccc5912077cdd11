import type { SectionNode } from '#schemas/documents/documents.ts';
import { visitSections } from '#schemas/documents/layout.ts';
import { reachableFrom, referencesOf } from '#schemas/fields/widget-references.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { isRecord, mapFieldsAt } from '#schemas/json/fields.ts';
import { replaceInJson } from '#schemas/json/replace-in-json.ts';
import { opaqueTextOf, rememberOpaqueText } from '#schemas/parse/opaque-text.ts';
import { type EditedPage, type EditedWidget, nestSection } from './edited-page.ts';
import { createNodeId } from './node-id.ts';
import { subtreeOf, topmost } from './page-structure.ts';

/** Sections with all that they show, apart from any page: what is copied, kept as a pattern or taken from the palette. */
export interface PageFragment {
  readonly sections: readonly SectionNode[];
  readonly widgets: readonly EditedWidget[];
}

/** Copies sections out of a page in document order, with all below them and the widgets that they lead to. */
export function fragmentOf(page: EditedPage, ids: readonly string[]): PageFragment {
  const sectionIds = topmost(page, ids);
  const shown = sectionIds
    .flatMap((id) => subtreeOf(page.sections, id))
    .flatMap((id) => page.sections[id]?.widgetId ?? []);
  const all = page.widgetIds.flatMap((id) => page.widgets[id] ?? []);
  const reached = reachableFrom(shown, all, referencesOf);
  return {
    sections: sectionIds.map((id) => nestSection(id, page.sections)),
    widgets: all.filter(({ id }) => reached.has(id)),
  };
}

/**
 * The same fragment under ids that the page does not have; references and links within it follow. What is moved keeps
 * those of its ids that are free, for the page's links lead to them.
 */
export function reidentify(
  fragment: PageFragment,
  page: EditedPage,
  isMoved = false,
): PageFragment {
  const taken = new Set([...Object.keys(page.sections), ...page.widgetIds]);
  const fresh = new Map<string, string>();
  const rename = (key: string, id: string, hint: string) => {
    const next = isMoved && !taken.has(id) ? id : createNodeId(hint, taken);
    taken.add(next);
    fresh.set(key, next);
  };
  for (const { id, type } of fragment.widgets) rename(id, id, type);
  for (const root of fragment.sections)
    for (const { section } of visitSections(root))
      rename(`s ${section.sectionId}`, section.sectionId, 'section');
  return {
    sections: fragment.sections.map((section) => renamed(section, fresh)),
    widgets: fragment.widgets.map((widget) => withRenamedNodes(widget, fresh)),
  };
}

function renamed(section: SectionNode, fresh: ReadonlyMap<string, string>): SectionNode {
  const { sectionId, widgetId, subSections } = section;
  return {
    ...section,
    sectionId: fresh.get(`s ${sectionId}`) ?? sectionId,
    ...(widgetId !== undefined && { widgetId: fresh.get(widgetId) ?? widgetId }),
    ...(subSections && { subSections: subSections.map((child) => renamed(child, fresh)) }),
  };
}

/**
 * A widget under its new id, and naming others by theirs. The content of one that names nothing keeps its identity: the
 * text of opaque ones is remembered by it.
 * @param fresh new ids, those of sections by `s ` and the old one
 */
export function withRenamedNodes(
  widget: EditedWidget,
  fresh: ReadonlyMap<string, string>,
): EditedWidget {
  const id = fresh.get(widget.id) ?? widget.id;
  const { WidgetRef = [], Href = [], RichText = [] } = fieldPaths[widget.type] ?? {};
  const isFollowing = referencesOf(widget).some((other) => fresh.has(other));
  const links = hasSectionLinks(widget) ? [...Href, ...RichText] : [];
  const paths = [...(isFollowing ? WidgetRef : []), ...links];
  if (paths.length === 0) return { ...widget, id };
  const { variants } = widget;
  return {
    ...widget,
    id,
    content: following(widget.content, { paths, fresh }),
    ...(variants?.p !== undefined && {
      variants: following(variants, { paths: paths.map((path) => `p.${path}`), fresh }),
    }),
  } as EditedWidget;
}

/** A link to a section of the same page, as a link or in formatted text writes it. */
const SECTION_LINK = /(^|href=["'])#s-([A-Za-z0-9_-]+)(?=$|["'])/g;

function hasSectionLinks({ content, variants }: EditedWidget): boolean {
  return JSON.stringify([content, variants]).includes('#s-');
}

interface Renaming {
  readonly paths: readonly string[];
  readonly fresh: ReadonlyMap<string, string>;
}

/** The same value with references under their new ids; of what is written for opaque widgets all else stays. */
function following(value: object, { paths, fresh }: Renaming): unknown {
  const follow = (value: string) =>
    fresh.get(value) ??
    value.replace(SECTION_LINK, (whole, before: string, id: string) => {
      const next = fresh.get(`s ${id}`);
      return next === undefined ? whole : `${before}#s-${next}`;
    });
  const followed = paths.reduce<unknown>(
    (mapped, path) => mapFieldsAt(mapped, path.split('.'), follow),
    value,
  );
  const written = opaqueTextOf(value);
  if (written !== undefined && isRecord(followed))
    rememberOpaqueText(followed, replaceInJson(written, paths, follow));
  return followed;
}
