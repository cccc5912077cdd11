import type { ReadField } from '#schemas/api/resumes.ts';
import { normaliseState } from '../../places/mexican-states.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { recase } from './recase.ts';
import { isTitleLike } from './work-words.ts';

const LABEL =
  /^(?:domicilio|direccion|ciudad|residencia|lugar de residencia|vivo en|radico en|ubicacion|localidad|ciudad y estado|address|location|municipio)$/;
const NOT_HOME = /\b(?:nacimiento|naci|originari[oa]|nacid[oa]|native|licencias?)\b/;
const STREET =
  /\b(?:calle|av|avenida|blvd|boulevard|calz|calzada|carretera|priv|privada|andador|cerrada|col|colonia|fracc|fraccionamiento|barrio|int|num|no|mz|lt|manzana|lote|c p|cp)\b|\d/;

/** `Veracruz de Ignacio de la Llave México` */
const MAX_STATE = 40;
/** Telephones, addresses and pictures beside a town. */
const BESIDE = /(?:^|\s)\+?\(?\d[\d\s().-]{7,}\d|\S+@\S+|\p{Extended_Pictographic}/gu;
/** `León Gto.`, `Monterrey N.L.`, as letters are dated too: no surname is written so, as `Hidalgo` may be. */
const SHORT_STATE = /^(.*[^.\s])\s+((?:\p{Lu}\p{L}{0,4}\.\s?)+|CDMX)(?:\s+a\s+\d.*)?$/u;

/** `City, State` of where the person lives. A street or company that is called after a town is none. */
export function readCity(lines: readonly PlacedLine[]): ReadField | undefined {
  const home = lines.filter(({ section, text }) => {
    const isPlace = section === 'head' || section === 'contact' || section === 'summary';
    return isPlace && !NOT_HOME.test(fold(text));
  });
  for (const line of home) {
    const city = cityIn(line.text);
    if (city !== undefined)
      return foundField('city', city.value, { confidence: city.confidence, line });
  }
  return undefined;
}

interface FoundCity {
  readonly value: string;
  readonly confidence: number;
}

function cityIn(text: string): FoundCity | undefined {
  const label = /^([^:\t]{3,25})[:\t]/.exec(text)?.[1];
  const isLabelled = label !== undefined && LABEL.test(fold(label));
  const said = isLabelled ? text.slice(label.length + 1) : text;
  const parts = said
    .replace(BESIDE, ' | ')
    .split(/[,;|\t•·()/]|\s\p{Pd}\s|(?<=\p{Ll}{4})\.\s/u)
    .flatMap(splitShortState)
    .map((part) =>
      part
        .replace(/\bC\.?\s?P\.?:?\s*\d{5}\b|\b\d{5}\b/gi, '')
        .replace(/^[\s.:]+|\s+$/g, '')
        .trim(),
    )
    .filter((part) => part !== '' && part !== '.');
  const found = parts.findIndex(
    (part, index) => index > 0 && isState(part) && isTown(parts[index - 1]),
  );
  if (found > 0)
    return {
      value: `${recase(stripLead(parts[found - 1] ?? '').split(' '))}, ${stateOf(parts[found] ?? '')}`,
      confidence: 0.93,
    };
  if (parts.some((part) => /^(?:cdmx|ciudad de mexico|mexico d ?f)$/.test(fold(part))))
    return { value: 'Ciudad de México, Ciudad de México', confidence: 0.9 };
  const alone = isLabelled && parts.length === 1 ? parts[0] : undefined;
  return alone !== undefined && isTown(alone) ? { value: alone, confidence: 0.75 } : undefined;
}

function splitShortState(part: string): string[] {
  const [, town, state] = SHORT_STATE.exec(part.trim()) ?? [];
  return town && state && stateOf(state.trim()) ? [town, state.trim()] : [part];
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

function stripLead(part: string): string {
  return part
    .replace(/^(?:viv[eo]|radic[ao]|resid[eo])?\s*(?:en|de)\s+/i, '')
    .replace(/^(?:alcald[ií]a|delegaci[oó]n|municipio(?: de)?|cd\.)\s+(?=\p{Lu})/iu, (lead) =>
      /^cd/i.test(lead) ? 'Ciudad ' : '',
    )
    .trim();
}
