import maxBy from 'lodash-es/maxBy.js';
import type { ReadField } from '#schemas/api/resumes.ts';
import { normaliseState } from '../../places/mexican-states.ts';
import { isFormLabel } from '../layout/form-labels.ts';
import { withoutAddressee } from '../layout/letter-lines.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { PARTICLES, recase } from './names/recase.ts';
import { isCompanyLike, isTitleLike } from './work-words.ts';

const LABEL =
  /^(?:domicilio|direccion|ciudad|residencia|lugar de residencia|vivo en|radico en|ubicacion|localidad|ciudad y estado|address|location|municipio)$/;
const NOT_HOME =
  /\b(?:nacimiento|naci|originari[oa]|oriund[oa]|natural de|nacid[oa]|native|licencias?|lugar y fecha|viajar|viajes|rutas?|reubica\w*|egresad[oa]|expedid[oa]|estudi[eo]|universidad|tecnologico|sucursal|cedis)\b/;
/** What follows is the home, whatever the line says before. */
const TOLD = /^.*\b(?:radic[oa]|viv[eo]|resid[eo]|con domicilio)\s+en\s+/iu;
/** What follows speaks of where somebody would go, works or studies. */
const AFTERWARDS =
  /(?<=\p{L}[\s,.;]+)(?:con |y |tengo )?(?:dispuest[oa]|disponib\S*|pero|puedo|cambi(?:ar|o) de (?:residencia|domicilio|ciudad)|(?:para )?trabaj(?:ar|o|ando)|por (?:el|la|los|las)|busco|solicito|estudi[oa])(?!\p{L}).*$/iu;
/** `Ciudad: Uruapan Estado: Michoacán` */
const NEXT_LABEL =
  /\s+(?=(?:ciudad|estado|municipio|colonia|c\.?p\.?|c[oó]digo postal|entidad)\s*:)/giu;
/** Cells of a line, and sentences. */
const PIECES = /(?<=\p{Ll}{4})\.\s|\s[|·•]\s/u;
/** Letters say where and when they were written. */
const DATED = /(?:,|\sa)\s+\d{1,2}\s+de\s+\p{L}{4,10}(?:\s+del?\s+\d{4})?\s*\.?$/iu;
const STREET =
  /\b(?:calle|av|avenida|blvd|boulevard|calz|calzada|carretera|priv|privada|andador|cerrada|col|colonia|fracc|fraccionamiento|barrio|int|num|no|mz|lt|manzana|lote|c p|cp)\b|\d/;

/** What stands in addresses for a neighbourhood, so that what follows is none. */
const NEIGHBOURHOOD =
  /\b(?:col|colonia|fracc|fraccionamiento|barrio|unidad|u h|residencial|ejido)\b/;
/** Whose capitals are called like them: `El Mirador, Puebla` may be a part of the capital. */
const LIKE_CAPITAL = new Set(
  'aguascalientes campeche chihuahua colima durango guanajuato oaxaca puebla queretaro tlaxcala zacatecas veracruz'
    .split(' ')
    .concat('san luis potosi'),
);
/** States that are surnames: `Mariana Hidalgo` is no town. */
const SURNAMES = new Set(['hidalgo', 'guerrero', 'morelos', 'mexico']);
/** `Colonia Centro` before a town, without a comma. */
const CENTRE = /^.*\bcol(?:onia)?\.?\s+centro\s+(?=\p{L}{4})/iu;
const PART_LABEL = /^(?:ciudad|estado|municipio|localidad|entidad|entidad federativa)\s*:\s*/iu;

const TOWN_LABEL = /^(?:ciudad|municipio|localidad|lugar de residencia|alcald[ií]a)\s*:?$/iu;

/** Part of Mexico City. */
const BOROUGH = /^(?:alcald[ií]a|delegaci[oó]n)\s+\p{Lu}/iu;
/** `Veracruz de Ignacio de la Llave México` */
const MAX_STATE = 40;
/** `Baja California Sur`; shorter than `Colima` are abbreviations. */
const MAX_STATE_WORDS = 3;
const MIN_STATE = 6;
/** Telephones, addresses and pictures beside a town. */
const BESIDE =
  /(?<!\p{L})(?:tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whatsapp|phone|mobile|correo|e-?mail)[.:]*\s*(?=[\d+(|]|\S+@|$)|(?:^|\s)\+?\(?\d[\d\s().-]{7,}\d|\S+@\S+|\p{Extended_Pictographic}/giu;
const POSTAL_CODE = /\bC\.?\s?P\.?:?\s*\d{5}\b/gi;
/** `León Gto.`, `Monterrey N.L.`, as letters are dated too: no surname is written so, as `Hidalgo` may be. */
const SHORT_STATE = /^(.*[^.\s])\s+((?:\p{Lu}\p{L}{0,4}\.\s?)+|CDMX)(?:\s+a\s+\d.*)?$/u;

/** `City, State` of where the person lives. A street or company that is called after a town is none. */
export function readCity(lines: readonly PlacedLine[]): ReadField | undefined {
  const letter = joinPlaces(withoutAddressee(lines));
  const home = letter
    .map((line, index) => withoutBirthplace(line, letter[index - 1]?.text ?? ''))
    .filter(({ section }) => section === 'head' || section === 'contact' || section === 'summary');
  const found = home.flatMap((line) => {
    const city = cityIn(line.text);
    return city === undefined ? [] : [{ ...city, line }];
  });
  const best = maxBy(found, ({ rank }) => rank);
  return best && foundField('city', best.value, best);
}

/** `Municipio`, `Tultepec`, `Estado`, `México`: a form's labels above their values. */
function joinPlaces(lines: readonly PlacedLine[]): PlacedLine[] {
  return lines.map((line, index) => {
    const [town = '', label = '', state = ''] = lines
      .slice(index + 1, index + 4)
      .map(({ text }) => text);
    if (!TOWN_LABEL.test(line.text) || !isTown(town) || TOWN_LABEL.test(town)) return line;
    const isPair = /^estado\s*:?$/i.test(label) && isState(state);
    return { ...line, text: `Ciudad: ${isPair ? `${town}, ${state}` : town}` };
  });
}

/** A form's row of labels stands above its answers: without the cells below `Lugar de nacimiento`. */
function withoutBirthplace(line: PlacedLine, above: string): PlacedLine {
  const labels = above.split('\t').map((label) => NOT_HOME.test(fold(label)) && !/\d/.test(label));
  const isAlone = labels.length === 1 && !/:.*\p{L}|,/u.test(above);
  if (!labels.includes(true) || (labels.length === 1 && !isAlone)) return line;
  const cells = line.text.split('\t').map((cell, index) => (labels[index] ? '' : cell));
  return { ...line, text: cells.join('\t') };
}

interface FoundCity {
  readonly value: string;
  readonly confidence: number;
  /** How much a line is about the home; the first of the highest counts. */
  readonly rank: number;
}

interface Said {
  readonly text: string;
  readonly isLabelled: boolean;
  readonly isDated: boolean;
}

/** What a line says of the home. */
function saidIn(text: string): Said {
  const label = /^([^:\t]{3,25})[:\t]/.exec(text)?.[1];
  const isNamed = label !== undefined && LABEL.test(fold(label));
  const isTold = TOLD.test(text);
  const said = isTold ? text.replace(TOLD, '') : text.slice(isNamed ? label.length + 1 : 0);
  const own = said
    .replace(AFTERWARDS, '')
    .split(PIECES)
    .filter(
      (piece, index, all) => !NOT_HOME.test(fold(piece)) && !isFormLabel(all[index - 1] ?? ''),
    )
    .join(', ');
  return {
    text: own.replace(DATED, ''),
    isLabelled: isNamed || isTold,
    isDated: DATED.test(own),
  };
}

function cityIn(line: string): FoundCity | undefined {
  const { text, isLabelled, isDated } = saidIn(line);
  const parts = text
    .replace(NEXT_LABEL, ' | ')
    .replace(POSTAL_CODE, ' | ')
    .replace(BESIDE, ' | ')
    .split(/[,;|\t•·()/]|\s\p{Pd}\s/u)
    .flatMap((part) => splitState(part.trim().replace(PART_LABEL, ''), isLabelled))
    .map((part) =>
      part
        .replace(/\b\d{5}\b/g, '')
        .replace(/^[\s.:]+|\s+$/g, '')
        .replace(CENTRE, '')
        .trim(),
    )
    .filter((part) => part !== '' && part !== '.');
  const isOffice = parts.some((part) => isCompanyLike(part) && !STREET.test(fold(part)));
  if (isOffice && !isLabelled) return undefined;
  const rank = (isLabelled ? 4 : 0) + (isDated ? 0 : 2) + (/[,|\t•·()/]/.test(text) ? 1 : 0);
  const pair = pairIn(parts) ?? capitalIn(parts);
  if (pair !== undefined) return { ...pair, rank };
  const alone = isLabelled && parts.length === 1 ? parts[0] : undefined;
  return alone !== undefined && isTown(alone)
    ? { value: alone, confidence: 0.75, rank }
    : undefined;
}

/** The last town with its state; none where another state is named behind it. */
function pairIn(parts: readonly string[]): Pick<FoundCity, 'value' | 'confidence'> | undefined {
  const found = parts.findLastIndex((part, index) => isPair(parts[index - 1], part));
  if (found <= 0) return undefined;
  const [town = '', state = ''] = parts.slice(found - 1);
  const name = stateOf(state) ?? '';
  const later = parts.slice(found + 1).filter((part) => fold(part) !== 'mexico');
  if (later.some((part) => isState(part) && stateOf(part) !== name)) return undefined;
  const before = parts.slice(0, found - 1).map(fold);
  const mayBePart =
    LIKE_CAPITAL.has(fold(state)) &&
    fold(state) !== fold(town) &&
    before.some((part) => STREET.test(part)) &&
    !before.some((part) => NEIGHBOURHOOD.test(part));
  return {
    value: `${townName(town)}, ${name}`,
    confidence: mayBePart ? 0.7 : 0.93,
  };
}

function isPair(town: string | undefined, state: string): boolean {
  if (town === undefined || !isState(state) || !isTown(town)) return false;
  return !isState(town) || stateOf(town) === stateOf(state);
}

function capitalIn(parts: readonly string[]): Pick<FoundCity, 'value' | 'confidence'> | undefined {
  const borough = parts.find((part) => BOROUGH.test(part));
  if (!parts.some(isCapital)) return undefined;
  return borough === undefined
    ? { value: 'Ciudad de México, Ciudad de México', confidence: 0.9 }
    : {
        value: `${townName(borough)}, Ciudad de México`,
        confidence: 0.93,
      };
}

function isCapital(part: string): boolean {
  return /^(?:cdmx|ciudad de mexico|mexico d ?f)$/.test(fold(part));
}

/** `León Gto.`, `Guadalajara Jalisco`: a town and a state without a comma. */
function splitState(part: string, isLabelled: boolean): string[] {
  if (isState(part)) return [part];
  const [, short, code] = SHORT_STATE.exec(part) ?? [];
  if (short && code && stateOf(code.trim())) return [short, code.trim()];
  const words = part.split(/\s+/);
  for (let at = Math.max(1, words.length - MAX_STATE_WORDS); at < words.length; at++) {
    const state = words.slice(at).join(' ');
    const isLong = state.length >= MIN_STATE || /^\p{Lu}.*\./u.test(state);
    const isWhole = isLong && (isLabelled || !SURNAMES.has(fold(state)));
    const isName = !PARTICLES.has(words[at - 1] ?? '');
    if (isWhole && isName && isState(state)) return [words.slice(0, at).join(' '), state];
  }
  return [part];
}

function isState(part: string): boolean {
  return part.length <= MAX_STATE && stateOf(part) !== undefined;
}

/** `Jalisco México` is Jalisco. */
function stateOf(part: string): string | undefined {
  return normaliseState(part) ?? normaliseState(part.replace(/\s+m[eé]xico$/i, ''));
}

function isTown(part: string | undefined): boolean {
  return (
    part !== undefined &&
    part.length <= 50 &&
    !STREET.test(fold(part)) &&
    !isTitleLike(part) &&
    /\p{L}{3}/u.test(part)
  );
}

/** Words of towns as maps write them. */
const SHORT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^cd\.?\s+(?=\p{Lu})/iu, 'Ciudad '],
  [/^nvo\.\s*(?=\p{Lu})/iu, 'Nuevo '],
  [/^gral\.\s*(?=\p{Lu})/iu, 'General '],
  [/^sta\.\s*(?=\p{Lu})/iu, 'Santa '],
  [/^sto\.\s*(?=\p{Lu})/iu, 'Santo '],
];

function townName(part: string): string {
  const town = recase(stripLead(part).split(' '));
  return SHORT_WORDS.reduce((name, [short, word]) => name.replace(short, word), town);
}

function stripLead(part: string): string {
  return part
    .replace(/^[^:]*:\s*/, '')
    .replace(/^(?:viv[eo]|radic[ao]|resid[eo]|soy)?\s*(?:en|de)\s+/i, '')
    .replace(/^la ciudad de\s+/i, '')
    .replace(/^(?:alcald[ií]a|delegaci[oó]n|municipio(?: de)?)\s+(?=\p{Lu})/iu, '')
    .trim();
}
