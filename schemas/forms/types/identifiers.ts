import { MAX_PASTED, narrow, withoutSurroundings } from '../../text/pasted-text.ts';
import type { AnswerContext } from '../base/answers.ts';
import { compactCapitals } from '../base/clean-text.ts';
import { isCalendarDay, isDay } from '../base/days.ts';
import { hinted, invalid, type Verdict, valid, warn } from '../base/verdict.ts';
import { type AnswerReader, oneLine } from './reader.ts';

/** Kinds of the 18 characters: `L` letter, `D` digit, `B` either. */
const CURP_KINDS = 'LLLLDDDDDDLLLLLLBD';
/** Places, from 1, that take only some letters: a vowel, the sex, three consonants. X stands for what is missing. */
const CURP_LETTERS: readonly (readonly [position: number, letters: RegExp])[] = [
  [2, /[AEIOUX]/],
  [11, /[HMX]/],
  [14, /[^AEIOU]/],
  [15, /[^AEIOU]/],
  [16, /[^AEIOU]/],
];
/** The 32 states, and NE for people born abroad. */
const CURP_STATES =
  /^(?:AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE)$/;
/** Annex 2 of the registry's instructions: it never issues these, their second letter becomes X. */
const CURP_WORDS =
  /^(?:BA[CK]A|BUE[IY]|CA[CGK][AO]|CO[GJ][EI]|COJ[AO]|COLA|CULO|FALO|FETO|GETA|GUE[IY]|JETA|JOTO|KA[CGK][AO]|KO[GJ][EI]|KOJ[AO]|KOLA|KULO|LILO|LO[CK][AO]|MAM[EO]|MEA[RS]|MEON|MIAR|MION|MO[CK]O|MUL[AO]|NAC[AO]|PED[AO]|PENE|PIPI|PITO|POPO|PUT[AO]|QULO|RATA|ROB[AEO]|RUIN|SENO|TETA|VACA|VAG[AO]|VAKA|VUE[IY]|WUE[IY])/;

const CURP_LABEL = /^(?:mi )?curp\b[\s.:#]*(?:es )?/i;
/** One among words: `Clave: …`, `… (Luis)`. */
const CURP_IN_WORDS = /(?<![A-Z\d])[A-Z]{4}\d{6}[A-Z]{6}[A-Z\d]\d(?![A-Z\d])/gi;
const CURP_VALUES = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** Keyboards that propose names set accents, which no key has; the tilde of an Ñ is none. */
const ACCENTS = /(?<!n)[\u0300-\u0304\u0308]/giu;

/** What was pasted without what stands around it; one among words, where what is longer holds just one. */
function compactOne(line: string, label: RegExp, inWords: RegExp, longest: number): string {
  const plain = line.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  const whole = compactCapitals(withoutSurroundings(plain, label));
  if (whole.length <= longest || line.length > MAX_PASTED) return whole;
  const [first, ...others] = narrow(plain).match(inWords) ?? [];
  return first === undefined || others.length > 0 ? whole : compactCapitals(first);
}

/** Birth date and sex are checked and never read out. */
export const readCurp: AnswerReader = oneLine((line, _, context) => {
  const curp = compactOne(line, CURP_LABEL, CURP_IN_WORDS, CURP_KINDS.length);
  return curpProblem(curp, context) ?? valid(curp);
});

function curpProblem(curp: string, context: AnswerContext): Verdict | undefined {
  if (curp.length !== CURP_KINDS.length) return invalid('curp-length', { count: curp.length });
  const misplaced = curpCharacterProblem(curp);
  if (misplaced) return misplaced;
  const state = curp.slice(11, 13);
  if (!CURP_STATES.test(state)) return invalid('curp-state', { found: state });
  if (CURP_WORDS.test(curp)) return invalid('curp-word', { found: curp.slice(0, 4) });
  // From 2000 on, character 17 is a letter.
  const century = /\d/.test(curp.charAt(16)) ? '19' : '20';
  const [year = '', month = '', day = ''] = curp.slice(4, 10).match(/../g) ?? [];
  const birth = `${century}${year}-${month}-${day}`;
  if (!isDay(birth)) return invalid('curp-date', { found: curp.slice(4, 10) });
  if (birth > context.today)
    return invalid('curp-digit-at', { position: 17, found: curp.charAt(16) });
  return curp.charAt(17) === curpDigit(curp) ? undefined : invalid('curp-check');
}

function curpCharacterProblem(curp: string): Verdict | undefined {
  for (const [index, kind] of [...CURP_KINDS].entries()) {
    const place = { position: index + 1, found: curp.charAt(index) };
    if (place.found === 'Ñ') return invalid('curp-enye', { position: place.position });
    if (kind === 'D' && !/\d/.test(place.found)) return invalid('curp-digit-at', place);
    if (kind === 'L' && !/[A-Z]/.test(place.found)) return invalid('curp-letter-at', place);
    if (!/[A-Z\d]/.test(place.found)) return invalid('curp-character-at', place);
  }
  const wrong = CURP_LETTERS.find(
    ([position, letters]) => !letters.test(curp.charAt(position - 1)),
  );
  if (wrong === undefined) return undefined;
  return invalid('curp-character-at', { position: wrong[0], found: curp.charAt(wrong[0] - 1) });
}

function curpDigit(curp: string): string {
  let sum = 0;
  for (let index = 0; index < 17; index += 1) {
    sum += CURP_VALUES.indexOf(curp.charAt(index)) * (18 - index);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Three letters name a company, four a person; `&` and Ñ are letters. */
const RFC = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})([A-Z\d]{2}[A\d])?$/;
/** Of a person, as above: `B` letter or digit, `C` the last one. */
const RFC_KINDS = 'LLLLDDDDDDBBC';
/** Stand-ins of the tax office for the public and for foreigners. */
const RFC_GENERIC = /^X[AE]XX010101(?:000)?$/;
/** A company's letters may be these three: a label stands before letters. */
const RFC_LABEL = /^(?:mi )?r\.?f\.?c\b[\s.:#]*(?:es )?(?=[a-zñ&])/i;
const RFC_IN_WORDS = /(?<![A-ZÑ&\d])[A-ZÑ&]{3,4}\d{6}(?:[ -]?[A-Z\d]{2}[A\d])?(?![A-ZÑ&\d])/gi;
const RFC_VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The tax office itself issued about one in seventy whose digit does not fit, so that it only earns a hint. */
export const readRfc: AnswerReader = oneLine((line) => {
  const rfc = compactOne(line, RFC_LABEL, RFC_IN_WORDS, RFC_KINDS.length);
  if (RFC_GENERIC.test(rfc)) return invalid('rfc-generic');
  const [match, , year = '', month, day, homoclave] = RFC.exec(rfc) ?? [];
  if (match === undefined) return rfcFormProblem(rfc);
  const isReal = ['19', '20'].some((century) =>
    isCalendarDay(Number(century + year), Number(month), Number(day)),
  );
  if (!isReal) return invalid('rfc-date');
  if (homoclave === undefined) return warn([rfc], 'rfc-homoclave');
  if (!rfc.endsWith(rfcDigit(rfc))) return warn([rfc], 'rfc-check');
  return rfc.length < RFC_KINDS.length ? hinted(rfc, 'rfc-company') : valid(rfc);
});

function rfcFormProblem(rfc: string): Verdict {
  const isPerson = rfc.length === 10 || rfc.length === RFC_KINDS.length;
  const isCompany = rfc.length === RFC_KINDS.length - 1 && !/^\p{L}{4}/u.test(rfc);
  if (!isPerson && !isCompany) return invalid('rfc-length', { count: rfc.length });
  return (isPerson ? rfcCharacterProblem(rfc) : undefined) ?? invalid('rfc-format');
}

/** Only where all others are where they belong: beyond one, it is the order that is wrong. */
function rfcCharacterProblem(rfc: string): Verdict | undefined {
  const wrong = [...rfc].flatMap((found, index) => {
    const kind = RFC_KINDS[index];
    if (kind === 'L')
      return /[A-ZÑ&]/.test(found)
        ? []
        : [invalid('rfc-letter-at', { position: index + 1, found })];
    if (kind === 'D')
      return /\d/.test(found) ? [] : [invalid('rfc-digit-at', { position: index + 1, found })];
    const fits = kind === 'C' ? /[A\d]/ : /[A-Z\d]/;
    return fits.test(found) ? [] : [invalid('rfc-character-at', { position: index + 1, found })];
  });
  return wrong.length === 1 ? wrong[0] : undefined;
}

/** @param rfc with its last digit; companies' are one character shorter, and count a blank in front */
function rfcDigit(rfc: string): string {
  const counted = rfc.slice(0, -1).padStart(12, ' ');
  let sum = 0;
  for (const [index, character] of [...counted].entries()) {
    sum += RFC_VALUES.indexOf(character) * (13 - index);
  }
  const remainder = sum % 11;
  if (remainder === 0) return '0';
  return remainder === 1 ? 'A' : String(11 - remainder);
}

/** Whatever words say what it is; no digit is among them. */
const NSS_LABEL = /^[^\d]*(?=\d)/;
/** `… IMSS`, `… (Luis)` */
const NSS_BEHIND = /[\s(]+\p{L}[\p{L}\s.)]*$/u;
const NSS_DIGITS = 11;

/** Digits as text. The years in it are never judged. */
export const readNss: AnswerReader = oneLine((line) => {
  const alone = line.length > MAX_PASTED ? line : line.replace(NSS_BEHIND, '');
  const nss = compactCapitals(withoutSurroundings(alone, NSS_LABEL));
  if (!/^\d+$/.test(nss) || nss.length !== NSS_DIGITS) {
    return invalid('nss-digits', { count: nss.length });
  }
  return luhnSum(nss) % 10 === 0 && /[1-9]/.test(nss) ? valid(nss) : invalid('nss-check');
});

function luhnSum(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
}
