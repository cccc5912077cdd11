import type { ReadField } from '#schemas/api/resumes.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';

/** Whole years alone: no half of one (`1.5`, `1 ½`), and no figure of a range (`3 a 5`). */
const YEARS =
  /(?<![\d½¼¾.,/⁄\p{Pd}]|\d\s|\d\s(?:a|o|y|u)\s|menos de )(\d{1,2})\s+años\s+(?:de\s+)?(?:experiencia|manejando|como\s+(?:chofer|conductor|repartidor))/giu;
/** `… y 10 como chofer`: another figure of the same kind, with no word for years. */
const MORE_YEARS =
  /años\s+(?:de\s+experiencia|manejando|como)\s.*?\s(?:y|más|,)\s(?:otros\s)?(\d{1,2})\s(?:como|en|de)\s/giu;
/** What an employer has, or asks for. */
const NOT_OWN =
  /\b(?:empresa|compania|mercado|vacante|requisitos?|requieren?|requerid[oa]s?|solicit(?:a|an|o|amos|ado)|buscamos|minimo)\b/;

/** How many years of experience the CV speaks of; nothing where it names several figures. */
export function readYears(lines: readonly PlacedLine[]): ReadField[] {
  const found = lines
    .filter(({ section, text }) => section !== 'references' && !NOT_OWN.test(fold(text)))
    .flatMap((line) => yearsIn(line.text).map((years) => ({ years, line })));
  const [first] = found;
  if (first === undefined || found.some(({ years }) => years !== first.years)) return [];
  return [
    foundField('experienceYears', String(first.years), { confidence: 0.9, line: first.line }),
  ];
}

function yearsIn(text: string): number[] {
  const years = [...text.matchAll(YEARS), ...text.matchAll(MORE_YEARS)];
  return years.map((match) => Number(match[1]));
}
