import { foldName } from '../../places/fold-name.ts';

/** How feeds name the types of employment in Spanish and English, folded and without spaces. */
const TYPES: readonly (readonly [name: string, words: RegExp])[] = [
  ['Tiempo completo', /^(?:ft|fulltime|(?:t|tiempo|jornadade?tiempo|jornada)?complet[oa])$/],
  [
    'Medio tiempo',
    /^(?:pt|parttime|(?:medio|tiempo)?(?:tiempo|parcial)|mediajornada|jornadaparcial)$/,
  ],
  ['Por contrato', /^(?:contract(?:or)?|(?:por)?contrato|freelance(?:r)?|(?:por)?honorarios)$/],
  ['Temporal', /^(?:temp|temporary|temporal|eventual|seasonal|portemporada)$/],
  [
    'Prácticas',
    /^(?:intern|internship|trainee|practicas|practicantes?|practicasprofesionales|becari[oa]s?(?:[oa])?)$/,
  ],
  [
    'Permanente',
    /^(?:permanent|permanente|deplanta|planta|(?:tiempo)?in(?:determinado|definido))$/,
  ],
  ['Por horas', /^(?:hourly|perhour|porhoras?)$/],
  ['Por día', /^(?:perdiem|daily|pordias?)$/],
  ['Voluntariado', /^(?:volunteer|voluntari(?:o|ado))$/],
  ['Otro', /^(?:other|otros?)$/],
];

/** Between types that a text names in one sentence. */
const BETWEEN_WORDS = /\s*[/+&]\s*|\s+(?:y|e|o|u|and|or)\s+/iu;

/** The types that a text names, in the site's words; the text itself where it holds a word that is not known. */
export function toEmploymentTypes(text: string): readonly string[] {
  const whole = toType(text);
  if (whole !== undefined) return [whole];
  for (const between of [BETWEEN_WORDS, /\s+/]) {
    const types = text.split(between).map(toType);
    if (types.every((type) => type !== undefined)) return types;
  }
  return [text];
}

function toType(text: string): string | undefined {
  const name = foldName(text).replaceAll(' ', '');
  return TYPES.find(([, words]) => words.test(name))?.[0];
}
