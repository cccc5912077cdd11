import type { ProblemLanguage } from '../../problems/format-problem.ts';
import type { FieldChanged } from '../compare/change.ts';
import { type FieldPath, fieldPathOf, type Segment } from './field-path.ts';
import { articleOf, message } from './message.ts';

export interface FieldPhrase {
  /** `el texto del botón`, `button text`. */
  readonly text: string;
  readonly isPlural: boolean;
}

/** Further steps of the way to a value would only confuse. */
const MAX_SEGMENTS = 3;

/** What people call the value that a change is about. */
export function fieldPhrase(change: FieldChanged, language: ProblemLanguage): FieldPhrase {
  const path = fieldPathOf(change);
  const segments = path.segments.slice(-MAX_SEGMENTS);
  const phrase = segmentsPhrase(segments, language);
  return { ...phrase, text: withCircumstances(phrase.text, path, language) };
}

function segmentsPhrase(segments: readonly Segment[], language: ProblemLanguage): FieldPhrase {
  const last = segments.at(-1);
  if (!last?.isEntry) return language === 'es' ? spanish(segments) : english(segments);
  const list = segmentsPhrase(segments.slice(0, -1), language).text;
  return {
    text: message('in-list', language, { item: `"${last.label[language]}"`, list }),
    isPlural: false,
  };
}

function withCircumstances(
  text: string,
  { screen, isVariant }: FieldPath,
  language: ProblemLanguage,
): string {
  const onScreen = screen
    ? message('on-screen', language, { field: text, screen: lowerFirst(screen[language]) })
    : text;
  return isVariant ? message('on-variant', language, { field: onScreen }) : onScreen;
}

function spanish(segments: readonly Segment[]): FieldPhrase {
  const [inner, ...outer] = segments.map(spanishSegment).reverse();
  if (!inner) return { text: '', isPlural: false };
  const rest = outer.map(({ text }) => (text.startsWith('el ') ? ` d${text}` : ` de ${text}`));
  return { text: inner.text + rest.join(''), isPlural: inner.isPlural };
}

function spanishSegment(segment: Segment): FieldPhrase {
  const { label, item } = segment;
  const article = articleOf(label.es);
  const name = article ? `${article} ${lowerFirst(label.es)}` : `"${label.es}"`;
  const isMany = article === 'los' || article === 'las';
  return { text: withItem(name, segment, 'es'), isPlural: isMany && item === undefined };
}

/** Fields follow each other as in "button text"; an item is what they are of. */
function english(segments: readonly Segment[]): FieldPhrase {
  const groups: string[] = [];
  let fields: string[] = [];
  for (const segment of segments) {
    const name = englishName(segment);
    fields = segment.item ? [] : [...fields, name];
    if (segment.item) groups.unshift(withItem(name, segment, 'en'));
  }
  return { text: [fields.join(' '), ...groups].filter(Boolean).join(' of '), isPlural: false };
}

/** Labels without a noun stand in quotation marks, in both languages. */
function englishName({ label }: Segment): string {
  return articleOf(label.es) ? lowerFirst(label.en) : `"${label.en}"`;
}

function withItem(name: string, { item, choices }: Segment, language: ProblemLanguage): string {
  if (!item) return name;
  const text = choices?.[item.text]?.[language] ?? item.text;
  const words = text === '' ? String(item.position) : `"${text}"`;
  if (item.isBare) return message('in-list', language, { item: words, list: name });
  return `${name} ${words}`;
}

/** Abbreviations and names keep their capitals. */
function lowerFirst(label: string): string {
  const [word = ''] = label.split(' ', 1);
  const isPlain = word.slice(1) === word.slice(1).toLowerCase();
  return isPlain ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
