import maxBy from 'lodash-es/maxBy.js';
import sumBy from 'lodash-es/sumBy.js';
import type { ReadField } from '#schemas/api/resumes.ts';
import { normaliseState } from '../../places/mexican-states.ts';
import { isSignOff, withoutAddressee } from '../layout/letter-lines.ts';
import { ownLines } from '../layout/own-lines.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { labelledName } from './labelled-name.ts';
import {
  countWords,
  isLargeTown,
  isNamePart,
  isPlaceLike,
  looksLikeName,
  toName,
  turned,
} from './name-words.ts';
import { hasGivenName, isGivenOnly } from './names/given-names.ts';
import { recase } from './names/recase.ts';

/** `Currículum de Jesús Navarro`, `Hola, soy Ximena Torres y …` */
const TOLD =
  /(?:^(?:[Cc]urr[ií]cul(?:um|o)(?: [Vv]itae)?|CURR[IÍ]CUL(?:UM|O)(?: VITAE)?|CV|[Hh]oja de vida)\s+(?:de|DE):?|(?:^|[\s,.])(?:[Ss]oy|yo,|[Mm]e llamo|[Mm]i nombre es|[Mm]is datos(?: son)?:))\s+((?:\p{Lu}[\p{L}'’.-]+)(?:\s+(?:(?:de|del|la|las|los|y)\s+){0,2}\p{Lu}[\p{L}'’.-]+){1,5})/u;
/** What may stand before a name in its line. */
const TITLE =
  /^(?:curr[ií]cul(?:um|o)(?:\s+vitae)?|cv|hoja de vida|solicitud de empleo)\s*[:|\p{Pd}]?\s+(?=\p{Lu})/iu;
/** Lines of the head in which a name stands. */
const TOP_LINES = 12;
const MIN_SCORE = 3;
const SURE_SCORE = 9;
/** Below it forms take no name. */
const UNSURE = 0.7;

/** The person's name: what a label says, else the line on top that looks most like one. */
export function readName(lines: readonly PlacedLine[]): ReadField | undefined {
  const letter = withoutAddressee(lines);
  const own = ownLines(letter);
  // A sidebar that ends with jobs or references may come before the name.
  const seen = letter.filter((line) => own.includes(line) || line.size > NAME_SIZE);
  return labelledName(own) ?? toldName(own) ?? boldestName(seen);
}

function toldName(lines: readonly PlacedLine[]): ReadField | undefined {
  for (const line of lines.slice(0, TOP_LINES)) {
    const told = TOLD.exec(line.text)?.[1] ?? '';
    const name = looksLikeName(told) && hasGivenName(told) ? toName(told) : undefined;
    if (name !== undefined) return foundField('name', name, { confidence: 0.95, line });
  }
  return undefined;
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
      const isSigned = isSignature(lines, index);
      const score = scoreOf(line, text, { index, mail, isSigned });
      return { line, text, index, score: (isLargest ? 4 : 0) + score };
    });
  const best = maxBy(scored, ({ score }) => score);
  if (best === undefined || best.score < MIN_SCORE) return undefined;
  const name = toName(best.text);
  const sureness = best.score >= SURE_SCORE ? 0.95 : 0.8;
  const isWhole = !isGivenOnly(best.text) && !mayGoOn(lines, best);
  const isKnown = isAgreed(best.text, mail) || isOfPerson(lines, best);
  const confidence = isKnown && isWhole ? sureness : UNSURE;
  return name === undefined ? undefined : foundField('name', name, { confidence, line: best.line });
}

interface NamedAt {
  readonly text: string;
  readonly index: number;
}

/** `Nohemí Arriaga` over `Villalpando`, which may be her other surname, or a town. */
function mayGoOn(lines: readonly PlacedLine[], { text, index }: NamedAt): boolean {
  const next = lines[index + 1];
  if (next === undefined) return false;
  const isHalf = countWords(text) === 2 && text === lines[index]?.text;
  const isPart =
    next.size === lines[index]?.size && countWords(next.text) === 1 && isNamePart(next.text);
  return isHalf && isPart && !isLargeTown(next.text);
}

/** What only people have. */
const OF_PERSON =
  /\b(?:edad|estado civil|solter[oa]|casad[oa]|union libre|nacionalidad|nacid[oa]|nacimiento|originari[oa]|curp|rfc)\b/;
/** Lines below a name in which they stand. */
const PERSON_LINES = 3;

/** Whether the first line is a whole name that no list knows, and the next lines are about a person. */
function isOfPerson(lines: readonly PlacedLine[], { text, index }: NamedAt): boolean {
  const words = countWords(text);
  if (index > 0 || words < 3 || words > 4 || isPlaceLike(text)) return false;
  return lines.slice(1, 1 + PERSON_LINES).some((line) => OF_PERSON.test(fold(line.text)));
}

/** Words of a name that stands in lines one below the other: `PAOLA`, `DE LEÓN`, `RAMOS`. */
const MOST_STACKED = 3;

/** What may be the name in a line, with the lines below that go on with it. */
function nameAt(lines: readonly PlacedLine[], index: number, mail: string): string {
  const line = lines[index];
  if (line === undefined) throw new Error(`There is no line ${index}.`);
  const [cell = ''] = line.text.replace(TITLE, '').split(/\t|\s[|·•]\s|\s*\(|,\s*\d/);
  let text = turnedOnTop(index > 0 ? cell : inCase(cell), index);
  for (const next of lines.slice(index + 1, index + MOST_STACKED)) {
    if (countWords(text) >= MOST_STACKED || !isNamePart(next.text)) break;
    const isSameHand = next.size === line.size && next.isBold === line.isBold;
    const isRest = isGivenOnly(text) && countWords(next.text) === 2 && !isPlaceLike(next.text);
    const isKnown = line.size > NAME_SIZE || text !== cell || isRest || isInMail(next.text, mail);
    if (!isSameHand || !isKnown || !isNamePart(text)) break;
    text = `${text} ${next.text}`;
  }
  return text;
}

/** A name in small letters, as phones are typed on. */
function inCase(text: string): string {
  return text === text.toLowerCase() && hasGivenName(text) ? recase(text.split(' ')) : text;
}

function isInMail(text: string, mail: string): boolean {
  return text.split(' ').some((word) => word.length > 2 && mail.includes(fold(word)));
}

/** What else than its place says that it is a name: without it a heading, a company or a town may stand there. */
function isAgreed(text: string, mail: string): boolean {
  return isInMail(text, mail) || (hasGivenName(text) && !isPlaceLike(text));
}

/** Whether the line above ends a letter. */
function isSignature(lines: readonly PlacedLine[], index: number): boolean {
  const above = lines.slice(0, index).findLast(({ text }) => text !== '');
  return above !== undefined && isSignOff(above.text);
}

/** `Gómez Santiago, Verónica` on top of a CV; `Zapopan, Jal.` is no name. */
function turnedOnTop(text: string, index: number): string {
  const isPlace = text.split(',').some((part) => normaliseState(part.trim()) !== undefined);
  return index > 1 || isPlace ? text : turned(text);
}

interface ScoredAt {
  readonly index: number;
  readonly mail: string;
  readonly isSigned: boolean;
}

function scoreOf(
  { section, isBold }: PlacedLine,
  text: string,
  { index, mail, isSigned }: ScoredAt,
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
    [isAgreed(text, mail), 4],
    [isPlaceLike(text) && !isInMail(text, mail), -4],
    [isSigned, 6],
  ] as const;
  return sumBy(features, ([holds, weight]) => (holds ? weight : 0));
}
