import type { ReadField } from '#schemas/api/resumes.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { lettersIn, soften, stateIn } from './licence-words.ts';

const LICENCE = /\blicencias?\b|\blic (?=tipo|federal|estatal|de (?:manejo|conducir|chofer)\b)/;
/** What nobody has, has no more or has not yet. */
const NOT_HELD =
  /\b(?:no (?:tengo|cuento|vigente|renovada)|sin (?:licencia|vigencia)|ningun[ao]?|falta|carezco|vencid[ao]s?|vencio|tramites?|tramitar|tramitando|en proceso|renovar|expirada|caducada|caduco|suspendida|cancelada|extraviada|perdida|retenida|robada|sacar|(?:revis|verific|valid|control|gestion|renov|exped)\w* (?:de )?(?:las )?licencias?|de los (?:operadores|choferes|conductores)|requier\w*|requisitos?|solicit(?:a|an|amos))\b/;
/** The same on a line of its own. */
const NOT_HELD_BELOW =
  /^(?:(?:vigencia|estado|estatus|status) )?(?:vencida|en tramite|no vigente|en proceso|por renovar|expirada|caducada|suspendida)$/;
const KINDS = 'chofer|automovilista|motociclista';
const KIND_WORD = new RegExp(`\\b(?:${KINDS})\\b`);
const WORD = new RegExp(
  `\\blic(?:encia)? (?:(?:de|manejo|conducir|estatal|tipo|para|como|categoria|clase) ){0,4}(${KINDS})\\b(.*)`,
);
const MORE_WORDS = new RegExp(`^ (?:, |y )(?:de )?(?:${KINDS})\\b`);
/** `Chofer tipo C` has such a licence, without saying whose. */
const DRIVER_TYPE = /\b(?:chofer|operador|conductor)a? tipo ([a-f]\d?)\b/;
/** What a form asks in a line of its own. */
const LABEL = /^(?:(?:clase|tipo)(?: y numero)? de )?licencia(?: de (?:manejo|conducir))?$/;
const KIND = /^(?:federal|estatal|tipo|chofer|automovilista|motociclista)\b/;
const FEDERAL = /\b(?:federal|sct|sict)\b/;
const STATE_LICENCE = /\bestatal\b/;
/** Where the next licence of a line may begin. */
const NEXT =
  /[;\t]|\s[·•|]\s|(?<=\p{L}{4})\.\s|(?:,|(?<!(?:tipo|clase|categor[ií]a|licencia|federal))\s[ye](?=\s))\s*(?=(?:(?:con|una?|otra|la)\s+)?(?:licencia|estatal|federal)(?!\p{L}))/iu;
const STARTS = new RegExp(`^(?:(?:con|una?|otra|la) )?(?:licencia|estatal|federal|${KINDS})\\b`);

/** `federal B`, `CDMX A`, or the letter alone where nobody says who issued it. A federal one goes before a state's. */
export function readLicence(lines: readonly PlacedLine[]): ReadField | undefined {
  const found = lines
    .filter(({ section }) => section !== 'references' && section !== 'family')
    .map(withHeading)
    .filter((_, index, all) => !NOT_HELD_BELOW.test(fold(all[index + 1]?.text ?? '')))
    .flatMap((line) => clausesOf(line.text).flatMap((text) => readClause(text, line)));
  const named = found.find(({ value }) => value.startsWith('federal')) ?? found[0];
  return named ?? lines.flatMap(readDriver)[0];
}

/** `Federal tipo B` below the heading `Licencia`, or below what a form asks. */
function withHeading(line: PlacedLine, index: number, all: readonly PlacedLine[]): PlacedLine {
  const folded = fold(line.text);
  const isAsked = LABEL.test(fold(all[index - 1]?.text ?? ''));
  const isNamed = line.section === 'licence' || isAsked;
  const isBare = isNamed && KIND.test(folded) && !LICENCE.test(folded);
  return isBare ? { ...line, text: `Licencia ${line.text}` } : line;
}

function readDriver(line: PlacedLine): ReadField[] {
  const type = DRIVER_TYPE.exec(fold(line.text))?.[1];
  return type ? [foundField('licence', type.toUpperCase(), { confidence: 0.8, line })] : [];
}

/** Each licence of a line by itself, with what is said of it. */
function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  for (const part of text.split(NEXT)) {
    const folded = fold(part);
    const isTold = lettersIn(part).length > 0 || KIND_WORD.test(folded) || NOT_HELD.test(folded);
    const isNext = STARTS.test(folded) && isTold;
    const last = clauses.at(-1);
    if (last === undefined) clauses.push(...(LICENCE.test(folded) ? [part] : []));
    else if (isNext || LICENCE.test(folded)) clauses.push(part);
    else clauses[clauses.length - 1] = `${last}, ${part}`;
  }
  return clauses;
}

function readClause(text: string, line: PlacedLine): ReadField[] {
  const folded = fold(text);
  const isFederal = FEDERAL.test(folded);
  if (NOT_HELD.test(folded) || (isFederal && STATE_LICENCE.test(folded))) return [];
  const about = text.slice(Math.max(0, text.search(/lic/i)));
  const [letter, ...others] = lettersIn(about);
  const type = letter ?? (isFederal ? undefined : wordIn(about));
  if (type === undefined || others.length > 0) return [];
  const issuer = isFederal ? 'federal' : stateIn(about);
  const value = issuer === undefined ? type : `${issuer} ${type}`;
  return [foundField('licence', value, { confidence: isFederal ? 0.95 : 0.9, line })];
}

function wordIn(text: string): string | undefined {
  const [, word, rest = ''] = WORD.exec(soften(text)) ?? [];
  return MORE_WORDS.test(rest) ? undefined : word;
}
