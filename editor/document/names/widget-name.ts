import { contentShapeOf } from '#schemas/fields/shape.ts';
import type { Language } from '../../ui/messages/messages.ts';
import type { EditedWidget } from '../edited-page.ts';

/** Fields that say best what a widget is about, best first. */
const TELLING = ['heading', 'title', 'text', 'label', 'name', 'eyebrow', 'html'];

/** Characters of a text that tell one widget from another. */
const MAX_WORDS = 60;

/** What people call a type of widget; the type itself where nobody knows it. */
export function widgetTypeName(type: string, language: Language): string {
  return contentShapeOf(type)?.label[language] ?? type;
}

/** The first words of a widget; empty where it has none of its own. */
export function widgetWords({ content }: EditedWidget): string {
  const found = TELLING.map((key) => content[key]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  const text = typeof found === 'string' ? found.replace(/<[^>]*>/g, ' ') : '';
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).trimEnd()}…` : words;
}
