import type {
  OpaqueWidget,
  PageDocument,
  SectionNode,
  SectionOptions,
} from '#schemas/documents/documents.ts';

/** A section as the editor keeps it: its children are named, not held, so that a change touches one section. */
export interface EditedSection {
  readonly id: string;
  /** null for the root of the layout. */
  readonly parentId: string | null;
  /** The widget that it shows; never together with `childIds`. */
  readonly widgetId?: string;
  readonly childIds?: readonly string[];
  readonly options?: SectionOptions;
}

/** A widget of any type; its content may be invalid while somebody works on it. */
export type EditedWidget = OpaqueWidget;

type Metadata = PageDocument['metadata'];

/** What the page says beside its layout and widgets, in the document's own shape. */
export type PageHead = Omit<PageDocument, 'metadata' | 'widgets'> & {
  readonly metadata: Omit<Metadata, 'layout'>;
};

/** A page document flat by id. Ids of sections and widgets are unique within a page, among one another as well. */
export interface EditedPage {
  readonly head: PageHead;
  readonly rootId: string;
  readonly sections: Readonly<Record<string, EditedSection>>;
  readonly widgets: Readonly<Record<string, EditedWidget>>;
  /** Order of the widgets in the document. */
  readonly widgetIds: readonly string[];
}

/** Flattens a page. Widgets keep their identity, by which the text of opaque ones is remembered. */
export function toEditedPage(page: PageDocument): EditedPage {
  const { widgets, metadata, ...rest } = page;
  const { layout, ...head } = metadata;
  // Without a prototype: an id may be called "constructor".
  const sections: Record<string, EditedSection> = Object.create(null);
  flatten(layout, null, sections);
  return {
    head: { ...rest, metadata: head },
    rootId: layout.sectionId,
    sections,
    widgets: Object.assign(
      Object.create(null),
      Object.fromEntries(widgets.map((widget) => [widget.id, widget])),
    ),
    widgetIds: widgets.map(({ id }) => id),
  };
}

function flatten(
  { sectionId, widgetId, subSections, options }: SectionNode,
  parentId: string | null,
  sections: Record<string, EditedSection>,
): void {
  sections[sectionId] = {
    id: sectionId,
    parentId,
    ...(widgetId !== undefined && { widgetId }),
    ...(subSections !== undefined && { childIds: subSections.map((child) => child.sectionId) }),
    ...(options !== undefined && { options }),
  };
  for (const child of subSections ?? []) flatten(child, sectionId, sections);
}

/** The document that a page is saved as. It is as valid as what was edited into it. */
export function toPageDocument({
  head,
  rootId,
  sections,
  widgets,
  widgetIds,
}: EditedPage): PageDocument {
  const { metadata, ...rest } = head;
  const page = {
    ...rest,
    metadata: { ...metadata, layout: nestSection(rootId, sections) },
    widgets: widgetIds.flatMap((id) => widgets[id] ?? []),
  };
  return page as unknown as PageDocument;
}

/** A section with all below it, as documents hold it. */
export function nestSection(id: string, sections: EditedPage['sections']): SectionNode {
  const section = sections[id];
  if (!section) throw new Error(`The section "${id}" is named by its parent but is not there.`);
  const { widgetId, childIds, options } = section;
  return {
    sectionId: id,
    ...(widgetId !== undefined && { widgetId }),
    ...(childIds !== undefined && {
      subSections: childIds.map((child) => nestSection(child, sections)),
    }),
    ...(options !== undefined && { options }),
  };
}
