import type { ReadField } from '#schemas/api/resumes.ts';
import { parseEmailAddress } from '#schemas/text/email-address.ts';
import { parsePhoneNumber } from '#schemas/text/phone-number.ts';
import { fold, type PlacedLine, type SectionKind } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { mendAddresses } from './mend-addresses.ts';

const EMAIL = /[^\s@"(),:;<>[\]\\|]{1,64}@[\p{L}\d.-]{1,190}\.\p{L}{2,24}/gu;
/** Groups of digits with what people write between them. */
const PHONE = /(?<![\d/.-])(?:\+|00)?\(?\d[\d\s().\u00b7\p{Pd}+]{7,22}\d(?!\d|\/)/gu;

/** Where numbers and addresses of others stand. */
const OF_OTHERS: ReadonlySet<SectionKind> = new Set(['references', 'family']);
const OTHER_WORDS =
  /\b(?:referencias?|emergencias?|recados|jef[ea]|patron|supervisora?|esposa|esposo|mama|papa|madre|padre|herman[oa]|familiar)\b/;
/** Numbers that look like telephones. */
const NO_PHONE =
  /\b(?:nss|imss|seguro social|curp|rfc|ine|folio|cuenta|clabe|tarjeta|cedula|no de licencia)\b/;
const PHONE_LABEL = /\b(?:tel|telefono|cel|celular|movil|whatsapp|phone|mobile|contacto|numero)\b/;
/** How many digits `044` and `045` are. */
const PREFIX_DIGITS = 3;
const MOBILE_LABEL = /\b(?:cel|celular|movil|whatsapp|mobile|044|045)\b/;

export function readContact(lines: readonly PlacedLine[]): ReadField[] {
  const own = lines.flatMap((line) => {
    if (OF_OTHERS.has(line.section)) return [];
    const cells = line.text.split('\t').filter((cell) => !OTHER_WORDS.test(fold(cell)));
    return cells.length === 0 ? [] : [{ ...line, text: cells.join('\t') }];
  });
  return [findEmail(own), findPhone(own), findPostalCode(own)].filter(
    (field) => field !== undefined,
  );
}

function findEmail(lines: readonly PlacedLine[]): ReadField | undefined {
  for (const line of lines)
    for (const [match] of mendAddresses(line.text).matchAll(EMAIL)) {
      const email = parseEmailAddress(match.replace(/[.-]+$/, ''));
      if (email !== undefined) return foundField('email', email, { confidence: 0.98, line });
    }
  return undefined;
}

function findPhone(lines: readonly PlacedLine[]): ReadField | undefined {
  const found = lines.flatMap((line) => {
    const folded = fold(line.text);
    if (NO_PHONE.test(folded)) return [];
    return phonesIn(line.text).map(({ phone, lead }) => {
      const isNamed = PHONE_LABEL.test(folded);
      const isMobile = MOBILE_LABEL.test(fold(lead));
      const isOnTop = line.section === 'head' || line.section === 'contact';
      return { phone, line, score: (isNamed ? 2 : 0) + (isMobile ? 1 : 0) + (isOnTop ? 1 : 0) };
    });
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
}

function phonesIn(text: string): FoundPhone[] {
  return text.split('\t').flatMap((cell) => {
    let end = 0;
    return [...cell.matchAll(PHONE)].flatMap(({ 0: match, index }) => {
      const lead = cell.slice(end, index + PREFIX_DIGITS);
      end = index + match.length;
      const phone = parsePhoneNumber(match);
      return phone === undefined ? [] : [{ phone, lead }];
    });
  });
}

const POSTAL_CODE = /\bC\.?\s?P\.?:?\s*(\d{5})\b/i;

function findPostalCode(lines: readonly PlacedLine[]): ReadField | undefined {
  const line = lines.find(({ text, section }) => {
    return (section === 'head' || section === 'contact') && POSTAL_CODE.test(text);
  });
  const [, code = ''] = POSTAL_CODE.exec(line?.text ?? '') ?? [];
  return line && foundField('postalCode', code, { confidence: 0.95, line });
}
