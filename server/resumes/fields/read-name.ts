import { maxBy, sumBy } from 'lodash-es';
import type { ReadField } from '#schemas/api/resumes.ts';
import { fold, headingOf, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { PARTICLES, recase } from './recase.ts';
import { isCompanyLike, isTitleLike } from './work-words.ts';

const WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const NO_NAMES =
  /\b(?:curriculum|vitae|cv|hoja|vida|solicitud|empleo|datos|personales|nombre|direccion|domicilio|telefono|correo|email|licencia|edad|nacionalidad|estado|civil|calle|colonia|avenida|mexico|tipo|clave|fecha|lugar|actualidad|disponibilidad|secundaria|preparatoria|bachillerato|primaria|conalep|universidad|instituto|escuela|manejo|conocimientos|responsable|puntual|busco|turno|objetivo)\b/;
/** `Nombre:`, and not that of a parent. */
const NAME_LABEL =
  /^(?:mi )?(?:nombres?(?: s)?(?: completo| del solicitante| y apellidos)?|name|full name)$/;
const SURNAME_LABEL = /^(?:apellidos|apellido paterno|apellido materno)$/;
/** Labels of forms, several of which may stand in a line. */
const LABELS =
  /(?<!\p{L})((?:apellidos?(?: paterno| materno)?|(?:mi )?nombres?(?:\(s\))?(?: completo| del solicitante| y apellidos| de la madre| del padre)?|full name|name))\s*:\s*/giu;
/** Lines of the head in which a name stands. */
const TOP_LINES = 12;
const MIN_SCORE = 3;
const SURE_SCORE = 6;

/** The person's name: what a label says, else the line on top that looks most like one. */
export function readName(lines: readonly PlacedLine[]): ReadField | undefined {
  return labelledName(lines) ?? boldestName(lines);
}

interface Labelled {
  readonly label: string;
  readonly value: string;
  readonly line: PlacedLine;
}

/** `Apellido paterno: Campos   Apellido materno: Castro` names two things. */
function labelledParts(lines: readonly PlacedLine[]): Labelled[] {
  return lines.flatMap((line, index) => {
    const text = line.text.replace(/\t/g, '  ');
    const parts = [...text.matchAll(LABELS)];
    return parts.map((match, part) => {
      const end = parts[part + 1]?.index ?? text.length;
      const own = text.slice(match.index + match[0].length, end).trim();
      const isAlone = own === '' && parts.length === 1;
      const next = isAlone ? lines[index + 1]?.text : undefined;
      return { label: fold(match[1] ?? ''), value: own || (next ?? ''), line };
    });
  });
}

function labelledName(lines: readonly PlacedLine[]): ReadField | undefined {
  const parts = labelledParts(
    lines.filter(({ section }) => section !== 'references' && section !== 'family'),
  );
  const named = parts.find(({ label }) => NAME_LABEL.test(label)) ?? unmarkedName(lines);
  if (named === undefined) return undefined;
  const surnames = parts.filter(({ label }) => SURNAME_LABEL.test(label)).map(({ value }) => value);
  const name = toName([turned(named.value), ...surnames].join(' '));
  if (name === undefined) return undefined;
  return foundField('name', name, { confidence: 0.97, line: named.line });
}

/** A row whose first cell is the label. */
function unmarkedName(lines: readonly PlacedLine[]): Labelled | undefined {
  for (const line of lines) {
    const [label = '', value = ''] = line.text.split('\t');
    if (NAME_LABEL.test(fold(label)) && value !== '') return { label, value, line };
  }
  return undefined;
}

/** `Campos Castro, Alberto` */
function turned(text: string): string {
  const [surnames = '', given, ...rest] = text.split(',').map((part) => part.trim());
  return given && rest.length === 0 && !/\d/.test(given) ? `${given} ${surnames}` : text;
}

/** A name in its own case; undefined for what can be none. */
function toName(text: string): string | undefined {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/[,.;]+$/, '')
    .trim()
    .split(' ');
  const isName =
    words.length >= 1 &&
    words.length <= 9 &&
    words.every((word) => /^[\p{L}\p{M}'’.-]+$/u.test(word)) &&
    text.length <= 120;
  return isName ? recase(words) : undefined;
}

/** The size that names are set in at least, where a CV has sizes at all. */
const NAME_SIZE = 13;
/** Lines of the first page that are looked at, since a sidebar may come before the name. */
const SEARCHED_LINES = 60;

function boldestName(lines: readonly PlacedLine[]): ReadField | undefined {
  const largest = Math.max(...lines.map(({ size }) => size));
  const mail = fold(lines.map(({ text }) => /([^\s@]+)@/.exec(text)?.[1] ?? '').join(' '));
  const scored = lines
    .slice(0, SEARCHED_LINES)
    .map((line, index) => ({ line, index, text: line.text.split('\t')[0] ?? '' }))
    .filter(({ line, text }) => line.page === 1 && looksLikeName(text))
    .map(({ line, index, text }) => {
      const isLargest = line.size > NAME_SIZE && line.size === largest;
      return { line, text, score: (isLargest ? 4 : 0) + scoreOf(line, text, { index, mail }) };
    });
  const best = maxBy(scored, ({ score }) => score);
  if (best === undefined || best.score < MIN_SCORE) return undefined;
  const name = toName(best.text);
  const confidence = best.score >= SURE_SCORE ? 0.95 : 0.8;
  return name === undefined ? undefined : foundField('name', name, { confidence, line: best.line });
}

function scoreOf(
  { section, isBold }: PlacedLine,
  text: string,
  { index, mail }: { readonly index: number; readonly mail: string },
): number {
  const words = text.split(' ');
  const isOnTop = section === 'head' || section === 'contact' || index < TOP_LINES;
  const features = [
    [index === 0, 3],
    [index < 3, 1],
    [isBold, 1],
    [isOnTop, 1],
    [!isOnTop, -4],
    [words.length >= 3 && words.length <= 5, 2],
    [words.some((word) => word.length > 2 && mail.includes(fold(word))), 3],
  ] as const;
  return sumBy(features, ([holds, weight]) => (holds ? weight : 0));
}

function looksLikeName(text: string): boolean {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 9 || headingOf(text) !== undefined) return false;
  if (NO_NAMES.test(fold(text)) || isTitleLike(text) || isCompanyLike(text)) return false;
  const isEachWord = words.every((word) => WORD.test(word) || PARTICLES.has(word.toLowerCase()));
  return isEachWord && words.filter((word) => WORD.test(word) && word.length > 1).length >= 2;
}
