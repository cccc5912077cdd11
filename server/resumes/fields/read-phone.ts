import type { ReadField } from '#schemas/api/resumes.ts';
import { parsePhoneNumber } from '#schemas/text/phone-number.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { OTHER_PEOPLE } from './other-people.ts';
import { findSpan } from './read-dates.ts';

/** Groups of digits with what people write between them. */
const PHONE = /(?<![\d/.-])(?:\+|00)?\(?\d[\d\s().\u00b7\p{Pd}+]{7,22}\d(?!\d|\/)/gu;
/** Two numbers with a stroke between them, which else would be a part of something longer. */
const JOINED = /(?<=(?<!\d)\d{10})\/(?=\d{10}(?!\d))/g;
/** Numbers that look like telephones. */
const NO_PHONE =
  /\b(?:nss|imss|seguro social|curp|rfc|ine|folio|cuenta|clabe|tarjeta|cedula|licencia|expediente|exp|apto|poliza|pasaporte|afore|infonavit|credito|placas?|serie|matricula|cartilla|clave|(?:numero|num|no) de (?!tel|cel|movil|whats|contacto)\p{L}+)\b/gu;
const PHONE_LABEL =
  /\b(?:tel|tels|telefonos?|cel|celular|movil|whatsapp|phone|mobile|contacto|numero)\b/g;
/** How many digits `044` and `045` are. */
const PREFIX_DIGITS = 3;
const MOBILE_LABEL = /\b(?:cel|celular|movil|whatsapp|mobile|044|045)\b/;
/** What a person says of a number of their own, and an employer's has not. */
const OWN_LABEL = /\b(?:mi|mis|cel|celular|movil|whatsapp|personal|044|045)\b/;
/** Lines below the dates of a job, where no heading stands, in which its number is given. */
const JOB_LINES = 3;

/** @param lines those that speak of the person */
export function readPhone(lines: readonly PlacedLine[]): ReadField | undefined {
  const found = lines.flatMap((line, index) => {
    const isJob = lines
      .slice(Math.max(0, index - JOB_LINES), index + 1)
      .some(({ text, section }) => section === 'head' && findSpan(text) !== undefined);
    const above = lines[index - 1]?.text ?? '';
    return phonesIn(line.text.replace(JOINED, ' / '), above).flatMap(
      ({ phone, lead, note, label }) => {
        if (label === 'other' || (isJob && !OWN_LABEL.test(fold(lead)))) return [];
        const isMobile = MOBILE_LABEL.test(fold(`${lead} ${note}`));
        const isOnTop = line.section === 'head' || line.section === 'contact';
        const score = (isOnTop ? 4 : 0) + (label === 'phone' ? 2 : 0) + (isMobile ? 1 : 0);
        return [{ phone, line, score }];
      },
    );
  });
  const best = Math.max(...found.map(({ score }) => score));
  const first = found.find(({ score }) => score === best);
  if (first === undefined) return undefined;
  const confidence = best > 0 ? 0.97 : 0.7;
  return foundField('phone', first.phone, { confidence, line: first.line });
}

interface FoundPhone {
  readonly phone: string;
  /** What stands between the number before it and itself, with the digits that mobile numbers once began with. */
  readonly lead: string;
  /** What stands behind it. */
  readonly note: string;
  /** What the words beside it say that it is. */
  readonly label: 'phone' | 'other' | undefined;
}

/** @param above the line above, which labels a number that stands alone */
function phonesIn(text: string, above: string): FoundPhone[] {
  const matches = [...text.matchAll(PHONE)];
  let end = 0;
  return matches.flatMap(({ 0: match, index }, at) => {
    const before = text.slice(end, index).replace(/\t\s*$/, ' ');
    const own = at === 0 && !/\p{L}/u.test(before) ? labelAbove(above) : before;
    end = index + match.length;
    const phone = parsePhoneNumber(match);
    const rest = text.slice(end, matches[at + 1]?.index).split('\t')[0] ?? '';
    const note = noteOf(rest, at + 1 < matches.length);
    end += note.length;
    if (phone === undefined) return [];
    const lead = own.split('\t').at(-1) ?? '';
    const label = countOther(note) > 0 ? 'other' : (lastLabel(fold(lead)) ?? labelBehind(note));
    return [{ phone, lead: `${lead}${match.slice(0, PREFIX_DIGITS)}`, note, label }];
  });
}

/** `Teléfono de recados` above a number; a sentence or another number labels nothing. */
function labelAbove(above: string): string {
  return above.length <= 40 && !/\d/.test(above) && !above.includes('\t') ? above : '';
}

/** `(mi mamá)`, `con mi esposa`: whose the number before it is. */
function noteOf(rest: string, isFollowed: boolean): string {
  const [note = ''] = /^\s*(?:\([^()]*\)|(?:con|de|es de)\s[^,;:|]*)/iu.exec(rest) ?? [];
  if (note !== '') return note;
  return isFollowed || rest.includes(':') ? '' : rest;
}

function countOther(text: string): number {
  return [...fold(text).matchAll(OTHER_PEOPLE)].length;
}

/** `951 123 9900 (cel)`; other words behind a number begin something else. */
function labelBehind(note: string): FoundPhone['label'] {
  return lastLabel(fold(note)) === 'phone' ? 'phone' : undefined;
}

/** The nearest word counts: `NSS … Tel.` is a telephone; nobody's own is `Tel. de mi hija`. */
function lastLabel(lead: string): FoundPhone['label'] {
  const other = Math.max(lastIndex(lead, NO_PHONE), lastIndex(lead, OTHER_PEOPLE));
  const phone = lastIndex(lead, PHONE_LABEL);
  if (other < 0 && phone < 0) return undefined;
  return phone > other ? 'phone' : 'other';
}

function lastIndex(text: string, words: RegExp): number {
  return [...text.matchAll(words)].at(-1)?.index ?? -1;
}
