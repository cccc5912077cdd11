// One difference between two states of a page or form, as plain JSON: the server sends it, the editor shows it
// and merges by it. `formatChange` words it.

type PageNodeKind = 'page' | 'section' | 'widget';

type FormNodeKind = 'form' | 'form-page' | 'form-section' | 'question';

/** What a sentence needs to name a node. */
export interface NodeName {
  readonly nodeId: string;
  readonly nodeKind: PageNodeKind | FormNodeKind;
  /** Type of the widget, or of the widget that the section shows; absent for sections of sections. */
  readonly type?: string;
  /** The node's own words, at most 40 characters of plain text. */
  readonly text?: string;
  /** The section is the root of the layout. */
  readonly isRoot?: true;
}

/** The node that a change is about. */
export interface ChangedNode extends NodeName {
  /**
   * The widget that only this section shows, or the section that alone shows this widget: one thing for
   * a reader. Sections added or removed have it when their widget came or went with them.
   */
  readonly partnerId?: string;
}

/** Where a section stands. */
export interface ChangePlace {
  /** Absent for the root of the layout. */
  readonly parent?: NodeName;
  /** Only the later state has the parent; said of places in that state. */
  readonly isParentNew?: true;
  readonly previous?: NodeName;
  readonly next?: NodeName;
  /** Position among its siblings, from 0. */
  readonly index: number;
  /** The siblings stand beside each other, not one below the other. */
  readonly inRow?: true;
}

/** A section or widget that only one of the two pages has, or a part of a form. Widgets have no place: sections do. */
export interface NodeAdded extends ChangedNode {
  readonly kind: 'added';
  readonly place?: ChangePlace;
}

export interface NodeRemoved extends ChangedNode {
  readonly kind: 'removed';
  readonly place?: ChangePlace;
}

/** A section or part of a form with another parent, or in another order among the siblings it keeps. */
export interface SectionMoved extends ChangedNode {
  readonly kind: 'moved';
  readonly from: ChangePlace;
  readonly to: ChangePlace;
}

/** A section that shows another widget, or none any more. */
export interface SectionShows extends ChangedNode {
  readonly kind: 'shows';
  readonly before?: NodeName;
  readonly after?: NodeName;
}

/** A widget that kept its id and became one of another type; its content is not compared. */
export interface TypeChanged extends ChangedNode {
  readonly kind: 'type';
  readonly before: string;
  readonly after: string;
}

/** A value of a node, or an item of a list. */
export interface FieldChanged extends ChangedNode {
  readonly kind: 'field';
  /**
   * JSON Pointer (RFC 6901) from the node, such as `/content/cta/label`, `/options/py` or `/metadata/title`;
   * in the later state, except for what only the earlier one has.
   */
  readonly pointer: string;
  /** The pointer in the earlier state, where list items on the way have moved. */
  readonly pointerBefore?: string;
  /** What happened to a list item as a whole; absent when a value changed. */
  readonly item?: 'added' | 'removed' | 'moved';
  /** Absent when there was no value. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** The words of each list item on the pointer's way, from the outside in; empty for items without any. */
  readonly items?: readonly string[];
  /** The widget that the earlier value names. */
  readonly beforeNode?: NodeName;
  readonly afterNode?: NodeName;
  /** What the document calls the value that it names by a key: the label of a question or of an option. */
  readonly beforeLabel?: string;
  readonly afterLabel?: string;
}

/** The flat list of widgets has another order, which visitors do not see. */
export interface WidgetsReordered extends ChangedNode {
  readonly kind: 'order';
}

/** The text changed, and one of its two states is no document whose parts can be compared. */
export interface DocumentChanged extends ChangedNode {
  readonly kind: 'document';
}

export type Change =
  | NodeAdded
  | NodeRemoved
  | SectionMoved
  | SectionShows
  | TypeChanged
  | FieldChanged
  | WidgetsReordered
  | DocumentChanged;
