import type { Label } from '../definitions/object-shape.ts';
import { headingNotes } from '../generated/headings.ts';
import { fieldsAt } from '../json/fields.ts';
import { cutText, toPlainText } from '../text/plain-text.ts';
import { contentShapeOf } from './shape.ts';

// What people call a block of a page, wherever it is named: outline, canvas, problems, field lists and differences.

/** A widget as far as its name goes; its content may be invalid. */
export interface NamedBlock {
  readonly type: string;
  readonly content: unknown;
}

/** Room for a block's words: 60 characters in a row, 40 in a sentence. */
export type NameRoom = 'row' | 'sentence';

const TITLE_FIELDS = ['heading', 'title'];

/** Fields that name a block that draws no heading, best first. */
const NAMING_FIELDS = [
  ...TITLE_FIELDS,
  'text',
  'link.label',
  'label',
  'caption',
  'html',
  'image.alt',
  'name',
  'question',
  'value',
  'quote',
];

/** Fields that name a block in a row only: sentences tell of tabs by their names. */
const ROW_FIELDS = ['tabs.*.name'];

const MAX_ROW = 60;

/** Characters of a text that are looked at. */
const MAX_READ = 400;

/** What people call a type of block; undefined for types that this version does not know. */
export function blockKind(type: string, language: keyof Label): string | undefined {
  return contentShapeOf(type)?.label[language];
}

/** The title of a block, for a sentence; undefined where it has none. */
export function blockTitle({ type, content }: NamedBlock): string | undefined {
  return cut(firstText(content, [...headingFields(type), ...TITLE_FIELDS]), 'sentence');
}

/** The first words of a block; undefined for one without any, such as a spacer. */
export function blockText({ type, content }: NamedBlock, room: NameRoom): string | undefined {
  const fields = [...headingFields(type), ...NAMING_FIELDS];
  return cut(firstText(content, room === 'row' ? [...fields, ...ROW_FIELDS] : fields), room);
}

function headingFields(type: string): readonly string[] {
  const notes = Object.hasOwn(headingNotes, type) ? (headingNotes[type] ?? []) : [];
  return notes.flatMap((note) => ('text' in note && note.text ? note.text : []));
}

function firstText(content: unknown, paths: readonly string[]): string | undefined {
  for (const path of paths)
    for (const { value } of fieldsAt(content, path)) {
      const text = typeof value === 'string' ? toLine(value) : '';
      if (text !== '') return text;
    }
  return undefined;
}

/** Without markup and on one line. */
function toLine(text: string): string {
  // The end may stand in the middle of a tag.
  const read = text.length > MAX_READ ? text.slice(0, MAX_READ).replace(/<[^>]*$/, '') : text;
  return toPlainText(read).replace(/\s+/g, ' ').trim();
}

function cut(text: string | undefined, room: NameRoom): string | undefined {
  if (text === undefined) return undefined;
  if (room === 'sentence') return cutText(text) || undefined;
  return text.length > MAX_ROW ? `${text.slice(0, MAX_ROW).trimEnd()}…` : text;
}
