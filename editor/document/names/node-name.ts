import { contentShapeOf } from '#schemas/fields/shape.ts';
import { headingNotes } from '#schemas/generated/headings.ts';
import { fieldsAt } from '#schemas/json/fields.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import type { EditedSection, EditedWidget } from '../edited-page.ts';

/** What a row says: the first text of what it shows, and beside it what kind of thing that is. */
export interface NodeName {
  readonly name: string;
  /** Absent where the name is the kind itself. */
  readonly kind?: string;
  /** Of a type that this version does not know. */
  readonly isUnknown?: true;
}

/** Fields that name a widget that draws no heading, in the order in which they are asked. */
const NAMING_FIELDS = [
  'heading',
  'title',
  'text',
  'link.label',
  'label',
  'caption',
  'html',
  'image.alt',
  'tabs.*.name',
];

/** Characters of a name; a row has no room for more. */
const MAX_NAME = 60;

/** Characters of a text that are looked at. */
const MAX_READ = 400;

export function widgetName(widget: EditedWidget, language: Language): NodeName {
  const label = contentShapeOf(widget.type)?.label[language];
  if (label === undefined) return { name: widget.type, isUnknown: true };
  const name = firstText(widget);
  return name === undefined ? { name: label } : { name, kind: label };
}

export function containerName(section: EditedSection, language: Language): string {
  const count = section.childIds?.length ?? 0;
  const isRow = section.options?.childDirection === 'horizontal';
  if (count === 0)
    return formatMessage(language, isRow ? 'outline.row.empty' : 'outline.section.empty');
  return formatMessage(language, isRow ? 'outline.row' : 'outline.section', { count });
}

function firstText({ type, content }: EditedWidget): string | undefined {
  const notes = Object.hasOwn(headingNotes, type) ? (headingNotes[type] ?? []) : [];
  const headings = notes.flatMap((note) => ('text' in note && note.text ? note.text : []));
  const paths = [...headings, ...NAMING_FIELDS];
  for (const path of paths)
    for (const { value } of fieldsAt(content, path)) {
      const text = typeof value === 'string' ? toLine(value) : '';
      if (text !== '') return text;
    }
  return undefined;
}

/** Without markup, on one line and no longer than a row. */
function toLine(text: string): string {
  const line = text
    .slice(0, MAX_READ)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME).trimEnd()}…` : line;
}
