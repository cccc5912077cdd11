import type { ReadField } from '#schemas/api/resumes.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';

/** The highest first. */
const LEVELS: readonly (readonly [level: string, pattern: RegExp])[] = [
  ['licenciatura', /\b(?:licenciatura|ingenieria|universidad|universitari[oa])\b/],
  ['técnico', /\b(?:conalep|tecnico|tsu|carrera tecnica|cbtis|cetis)\b/],
  ['preparatoria', /\b(?:preparatoria|prepa|bachillerato|bachiller|cobach|high school)\b/],
  ['secundaria', /\b(?:secundaria|telesecundaria)\b/],
  ['primaria', /\bprimaria\b/],
];
/** In a CV without a part for schools. */
const STANDS_ALONE =
  /^(?:primaria|secundaria|preparatoria|prepa|bachillerato|licenciatura|carrera tecnica) (?:terminad[ao]|concluid[ao]|complet[ao]|trunc[ao]|inconclus[ao])$/;
const BROKEN_OFF = /\b(?:trunc[ao]|inconclus[ao]|sin terminar|no termine|hasta)\b/;

const VEHICLES: readonly (readonly [vehicle: string, pattern: RegExp])[] = [
  ['moto', /\b(?:moto|motocicleta|motoneta)\b/],
  ['auto', /\b(?:automovil|auto|sedan)\b/],
  ['van', /\b(?:van|vans|camioneta|panel|pick ?up|urvan|sprinter)\b/],
  ['camión', /\b(?:camion|camiones|rabon|3 ?1 2|tres y media)\b/],
  ['torton', /\btort?on\b/],
  ['tráiler', /\b(?:trailer|tractocamion|full|doble remolque|quinta rueda)\b/],
  ['montacargas', /\bmontacargas?\b/],
];
const DRIVES =
  /\b(?:manejo|maneje|conduzco|conduje|conduccion|operacion|opero|chofer|conductor|operador|repartidor[a]?|manejando|unidad(?:es)?)\b/;

/** School level and what the person drives. */
export function readSchool(lines: readonly PlacedLine[]): ReadField[] {
  return [findLevel(lines), findVehicles(lines)].filter((field) => field !== undefined);
}

function findLevel(lines: readonly PlacedLine[]): ReadField | undefined {
  const inSection = lines.filter(({ section }) => section === 'education');
  const school =
    inSection.length > 0 ? inSection : lines.filter(({ text }) => STANDS_ALONE.test(fold(text)));
  for (const [level, pattern] of LEVELS) {
    const line = school.find(({ text }) => pattern.test(fold(text)));
    if (line === undefined) continue;
    const value = BROKEN_OFF.test(fold(line.text)) ? `${level} trunca` : level;
    return foundField('school', value, { confidence: 0.9, line });
  }
  return undefined;
}

function findVehicles(lines: readonly PlacedLine[]): ReadField | undefined {
  const driving = lines.filter(({ section, text }) => {
    return section !== 'references' && section !== 'education' && DRIVES.test(fold(text));
  });
  const found = VEHICLES.flatMap(([vehicle, pattern]) => {
    const line = driving.find(({ text }) => pattern.test(fold(text)));
    return line ? [{ vehicle, line }] : [];
  });
  const [first] = found;
  const value = found.map(({ vehicle }) => vehicle).join(', ');
  return first && foundField('vehicles', value, { confidence: 0.85, line: first.line });
}
