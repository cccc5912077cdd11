import type {
  HeadingHtml,
  HeadingList,
  HeadingNote,
  HeadingText,
} from '../definitions/heading-notes.ts';
import type { AnyWidget, PageDocument } from '../documents/documents.ts';
import { visitSections } from '../documents/layout.ts';
import { isNewer } from '../documents/widget-version.ts';
import { type ViewedContent, viewWidget } from '../documents/widget-view.ts';
import { headingNotes } from '../generated/headings.ts';
import { fieldsAt, isRecord } from '../json/fields.ts';
import { isBlank } from '../text/blank-text.ts';

export interface OutlineHeading {
  /** 1 to 4. */
  readonly level: number;
  /** JSON Pointer from the page to the field that holds it. */
  readonly pointer: string;
  /** The widget's id. */
  readonly nodeId: string;
}

/** The headings that a page draws, in the order of the document. */
export interface Outline {
  readonly headings: readonly OutlineHeading[];
  /** False where the page shows what cannot be judged, such as a widget of an unknown type. */
  readonly isWhole: boolean;
}

export interface OutlineView {
  readonly variant: 'p' | null;
  /** In ms since the epoch; undefined keeps what disappears with time. */
  readonly now: number | undefined;
}

/** As many widgets as a served page shows; widgets that show each other could multiply without bound. */
const MAX_DRAWN = 2000;

/** Headings of an outline; what follows is left out. */
const MAX_HEADINGS = 5000;

/** Far more than anyone can use: tabs in tabs in tabs. */
const MAX_DEPTH = 32;

/** The headings of a page as its widgets' schemas describe them, without rendering it. */
export function outlineOf(page: PageDocument, view: OutlineView): Outline {
  const places = new Map(
    page.widgets.map((widget, i) => [widget.id, placeOf(widget, `/widgets/${i}`, view)]),
  );
  const levelsOf = rememberLevels();
  const shown = { type: page.type, now: view.now };
  const headings: OutlineHeading[] = [];
  let isWhole = true;
  let drawn = 0;
  for (const { section } of visitSections(page.metadata.layout)) draw(section.widgetId, []);
  return { headings, isWhole };

  function draw(widgetId: unknown, ancestors: readonly string[]): void {
    const place = typeof widgetId === 'string' ? places.get(widgetId) : undefined;
    if (place === undefined || ancestors.includes(place.nodeId)) return;
    const { notes } = place;
    drawn += 1;
    if (notes === undefined || drawn > MAX_DRAWN || ancestors.length === MAX_DEPTH) isWhole = false;
    else walk(notes, { place, ancestors: [...ancestors, place.nodeId], item: place.root });
  }

  function walk(notes: readonly HeadingNote[], at: Position): void {
    for (const note of notes) if (!isFull()) follow(note, at);
  }

  function follow(note: HeadingNote, at: Position): void {
    if ('each' in note) walkItems(note, at);
    else if ('widget' in note) draw(fieldOf(at.item, note.widget), at.ancestors);
    else if ('html' in note) headings.push(...htmlHeadings(note, at, levelsOf));
    else if (isShown(note, at, shown)) headings.push(...textHeading(note, at));
  }

  function isFull(): boolean {
    if (headings.length < MAX_HEADINGS) return false;
    isWhole = false;
    return true;
  }

  function walkItems({ each, headings: notes }: HeadingList, at: Position): void {
    const { pointer, value } = at.item;
    const items = fieldsAt(value, `${each}.*`);
    for (const item of items)
      walk(notes, { ...at, item: { pointer: pointer + item.pointer, value: item.value } });
  }
}

function htmlHeadings(
  { html }: HeadingHtml,
  { place, item }: Position,
  levelsOf: (html: string) => readonly number[],
): OutlineHeading[] {
  const text = fieldOf(item, html);
  if (typeof text !== 'string') return [];
  const { nodeId } = place;
  const pointer = place.pointerOf(`${item.pointer}/${html}`);
  return levelsOf(text).map((level) => ({ level, pointer, nodeId }));
}

function textHeading(note: HeadingText, { place, item }: Position): OutlineHeading[] {
  const { text } = note;
  if (text !== undefined && !isThere(fieldOf(item, text))) return [];
  const pointer = place.pointerOf(text === undefined ? '' : `${item.pointer}/${text}`);
  return [{ level: levelOf(note, place, item), pointer, nodeId: place.nodeId }];
}

/** A heading that nobody can see is none, though its element is drawn. */
function isThere(text: unknown): boolean {
  return text !== undefined && !(typeof text === 'string' && isBlank(text));
}

/** Whether the page shows the heading where it stands, at the moment of the view. */
function isShown({ pageType, until }: HeadingText, at: Position, { type, now }: Shown): boolean {
  if (pageType !== undefined && pageType !== type) return false;
  if (until === undefined || now === undefined) return true;
  const moment = fieldsAt(at.item.value, until)[0]?.value;
  return !(typeof moment === 'string' && Date.parse(moment) <= now);
}

type Shown = Pick<PageDocument, 'type'> & Pick<OutlineView, 'now'>;

interface Place extends Pick<ViewedContent, 'pointerOf'> {
  readonly nodeId: string;
  /** Undefined for a widget of unknown type, or of a version that is not known yet. */
  readonly notes: readonly HeadingNote[] | undefined;
  readonly root: Item;
}

interface Item {
  /** JSON Pointer from the content. */
  readonly pointer: string;
  readonly value: unknown;
}

interface Position {
  readonly place: Place;
  readonly ancestors: readonly string[];
  readonly item: Item;
}

function placeOf(widget: AnyWidget, base: string, { variant }: OutlineView): Place {
  const { content, pointerOf } = viewWidget(widget, base, variant);
  const root = { pointer: '', value: content };
  return { nodeId: widget.id, notes: notesOf(widget), root, pointerOf };
}

function notesOf(widget: AnyWidget): readonly HeadingNote[] | undefined {
  const { type } = widget;
  return Object.hasOwn(headingNotes, type) && !isNewer(widget) ? headingNotes[type] : undefined;
}

function fieldOf({ value }: Item, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function levelOf(note: HeadingText, { root }: Place, item: Item): number {
  const chosen = note.levelField === undefined ? undefined : fieldOf(root, note.levelField);
  const isBelow = note.below !== undefined && fieldOf(root, note.below) !== undefined;
  const level = (typeof chosen === 'number' ? chosen : note.level) + (isBelow ? 1 : 0);
  return Math.min(4, item === root ? level : Math.max(2, level));
}

/** Levels of the headings in formatted texts. A text shown many times is read once. */
function rememberLevels(): (html: string) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (html) => {
    const before = known.get(html);
    if (before) return before;
    const levels = [...html.matchAll(/<h([2-4])[\s/>]/gi)].map(([, level]) => Number(level));
    known.set(html, levels);
    return levels;
  };
}
