import { maxBy, sumBy } from 'lodash-es';
import type { ReadField } from '#schemas/api/resumes.ts';
import { normaliseState } from '../../places/mexican-states.ts';
import { fold, headingOf, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { PARTICLES, recase } from './recase.ts';
import { isCompanyLike, isTitleLike } from './work-words.ts';

const WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const NO_NAMES =
  /\b(?:curriculum|vitae|cv|hoja|vida|solicitud|empleo|datos|personales|nombre|direccion|domicilio|telefono|correo|email|licencia|edad|nacionalidad|estado|civil|calle|colonia|avenida|mexico|tipo|clave|fecha|lugar|actualidad|disponibilidad|secundaria|preparatoria|bachillerato|primaria|conalep|universidad|instituto|escuela|manejo|conocimientos|responsable|puntual|busco|turno|objetivo)\b/;
/** `Nombre:`, and not that of a parent. */
const NAME_LABEL =
  /^(?:mi )?(?:nombres?(?: s)?(?: completo| del (?:solicitante|candidato|aspirante|interesado)| y apellidos)?|name|full name)$/;
const SURNAME_LABEL = /^(?:apellidos|apellido paterno|apellido materno)$/;
/** Labels of forms, several of which may stand in a line. */
const LABELS =
  /(?<!\p{L})((?:apellidos?(?: paterno| materno)?|(?:mi )?nombres?(?:\(s\))?(?: completo| del (?:solicitante|candidato|aspirante|interesado)| y apellidos| de la madre| del padre)?|full name|name))\s*:\s*/giu;
/** `Currículum de Jesús Navarro`, `Hola, soy Ximena Torres y …` */
const TOLD =
  /(?:^(?:[Cc]urr[ií]cul(?:um|o)(?: [Vv]itae)?|CURR[IÍ]CUL(?:UM|O)(?: VITAE)?|CV|[Hh]oja de vida)\s+(?:de|DE)|(?:^|[\s,.])(?:[Ss]oy|[Mm]e llamo|[Mm]i nombre es))\s+((?:\p{Lu}[\p{L}'’.-]+)(?:\s+(?:(?:de|del|la|las|los|y)\s+){0,2}\p{Lu}[\p{L}'’.-]+){1,5})/u;
/** What is said before a name and is none of it. */
const HONORIFIC =
  /^(?:(?:ing|lic|sra?|srta|prof(?:ra)?|dra?|arq|mtr[oa]|tec|t[eé]c|c\.?p)\.|c\.(?=\s\S+\s\S+\s\S))\s+/iu;
/** Lines of the head in which a name stands. */
const TOP_LINES = 12;
const MIN_SCORE = 3;
const SURE_SCORE = 6;

/** The person's name: what a label says, else the line on top that looks most like one. */
export function readName(lines: readonly PlacedLine[]): ReadField | undefined {
  return labelledName(lines) ?? toldName(lines) ?? boldestName(lines);
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

function toldName(lines: readonly PlacedLine[]): ReadField | undefined {
  for (const line of lines.slice(0, TOP_LINES)) {
    const name = toName(TOLD.exec(line.text)?.[1] ?? '');
    if (name !== undefined) return foundField('name', name, { confidence: 0.95, line });
  }
  return undefined;
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
    .replace(HONORIFIC, '')
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
    .map((line, index) => ({ line, index, text: nameAt(lines, index, mail) }))
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

/** Words of a name that stands in lines one below the other: `PAOLA`, `DE LEÓN`, `RAMOS`. */
const MOST_STACKED = 3;

/** What may be the name in a line, with the lines below that go on with it. */
function nameAt(lines: readonly PlacedLine[], index: number, mail: string): string {
  const line = lines[index];
  if (line === undefined) throw new Error(`There is no line ${index}.`);
  const [cell = ''] = line.text.split(/\t|\s[|·•]\s/);
  let text = turnedOnTop(cell, index);
  for (const next of lines.slice(index + 1, index + MOST_STACKED)) {
    if (countWords(text) >= MOST_STACKED || !isNamePart(next.text)) break;
    const isSameHand = next.size === line.size && next.isBold === line.isBold;
    const isKnown = line.size > NAME_SIZE || text !== cell || isInMail(next.text, mail);
    if (!isSameHand || !isKnown || !isNamePart(text)) break;
    text = `${text} ${next.text}`;
  }
  return text;
}

/** Particles are no words of their own. */
function countWords(text: string): number {
  return text.split(' ').filter((word) => !PARTICLES.has(word.toLowerCase())).length;
}

function isNamePart(text: string): boolean {
  const words = text.split(' ');
  return (
    countWords(text) <= 2 &&
    words.every((word) => WORD.test(word) || PARTICLES.has(word.toLowerCase())) &&
    headingOf(text) === undefined &&
    normaliseState(text) === undefined &&
    !NO_NAMES.test(fold(text)) &&
    !isTitleLike(text)
  );
}

function isInMail(text: string, mail: string): boolean {
  return text.split(' ').some((word) => word.length > 2 && mail.includes(fold(word)));
}

/** `Gómez Santiago, Verónica` on top of a CV; `Zapopan, Jal.` is no name. */
function turnedOnTop(text: string, index: number): string {
  const isPlace = text.split(',').some((part) => normaliseState(part.trim()) !== undefined);
  return index > 1 || isPlace ? text : turned(text);
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
    [isInMail(text, mail), 3],
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
