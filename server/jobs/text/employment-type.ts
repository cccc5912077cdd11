import { foldName } from '../../places/fold-name.ts';
import { calmName } from './calm-name.ts';

/** How feeds name the types of employment in Spanish and English, folded and without spaces. */
const TYPES: readonly (readonly [name: string, words: RegExp])[] = [
  ['Tiempo completo', /^(?:ft|fulltime|(?:t|tiempo|jornadade?tiempo|jornada|turno)?complet[oa])$/],
  [
    'Medio tiempo',
    /^(?:pt|parttime|mediotiempo|(?:tiempo)?parcial|mediajornada|medioturno|jornada(?:parcial|reducida))$/,
  ],
  ['Por contrato', /^(?:contract(?:or)?|(?:por)?contrato|freelance(?:r)?|(?:por)?honorarios)$/],
  [
    'Temporal',
    /^(?:temp|temporary|seasonal|(?:contrato)?(?:de|por)?(?:temporal|eventual|temporada|(?:tiempo)?determinado|obra(?:[oy]?(?:tiempo)?determinad[oa])?))$/,
  ],
  [
    'Prácticas',
    /^(?:intern|internship|trainee|practicas|practicantes?|practicasprofesionales|becari[oa]s?(?:[oa])?)$/,
  ],
  [
    'Permanente',
    /^(?:permanent|permanente|deplanta|planta|fij[oa]|(?:porcontrato|contrato(?:individual(?:detrabajo)?)?)?(?:por)?(?:tiempo)?(?:in(?:determinado|definido)|permanente|fijo))$/,
  ],
  ['Fines de semana', /^(?:weekends?|fin(?:es)?desemana)$/],
  ['Por horas', /^(?:hourly|perhour|porhoras?)$/],
  ['Por día', /^(?:perdiem|daily|pordias?)$/],
  ['Voluntariado', /^(?:volunteer|voluntari(?:o|ado))$/],
  ['Otro', /^(?:other|otros?)$/],
];

/** Between types that a text names in one sentence. */
const BETWEEN_WORDS = /\s*[/+&()]\s*|\s+(?:y|e|o|u|and|or)\s+/iu;

/** The types that a text names, in the site's words; the text itself, in small letters with a capital, where it holds a word that is not known. */
export function toEmploymentTypes(text: string): readonly string[] {
  const whole = toType(text);
  if (whole !== undefined) return [whole];
  const types = text.split(BETWEEN_WORDS).filter(Boolean).map(toTypes);
  return types.every((each) => each !== undefined) ? types.flat() : [calmName(text)];
}

/** 'PERMANENT FULL TIME' are two: the longest runs of words that are one. Undefined where a word is of none. */
function toTypes(text: string): readonly string[] | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const types: string[] = [];
  for (let start = 0; start < words.length; ) {
    const ends = Array.from({ length: words.length - start }, (_, index) => words.length - index);
    const end = ends.find((each) => toType(words.slice(start, each).join(' ')) !== undefined);
    if (end === undefined) return undefined;
    types.push(...[toType(words.slice(start, end).join(' '))].filter((type) => type !== undefined));
    start = end;
  }
  return types;
}

function toType(text: string): string | undefined {
  const name = foldName(text).replaceAll(' ', '');
  return TYPES.find(([, words]) => words.test(name))?.[0];
}
