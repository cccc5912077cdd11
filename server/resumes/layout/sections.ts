import type { ResumeLine } from './resume-line.ts';

export type SectionKind =
  | 'head'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'licence'
  | 'family'
  | 'references';

/** A line with its number in the whole text, from 1, and the section it stands in. */
export interface PlacedLine extends ResumeLine {
  readonly number: number;
  readonly section: SectionKind;
}

/** Headings as Mexican CVs and forms write them, in letters without accents. */
const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'contact',
    /^(?:mis )?(?:datos?(?: de contacto| personales| generales)?|contacto|informacion (?:personal|general|de contacto)|personal|contact(?: information| details)?|personal (?:information|details))$/,
  ],
  [
    'experience',
    /^(?:mi )?(?:experiencias?(?: laboral(?:es)?| profesional(?:es)?| de trabajo)?|historial? (?:laboral|de empleos?|profesional)|trayectoria(?: laboral| profesional)?|(?:ultimos? |mis )?(?:empleos?|trabajos?)(?: anterior(?:es)?| previos?| actual)?(?: (?:o|y) (?:ultimos?|anterior(?:es)?|actual))?|antecedentes laborales|donde he trabajado|he trabajado en|(?:work |professional )?experience|work history|employment(?: history)?)$/,
  ],
  [
    'education',
    /^(?:mis )?(?:escolaridad|educacion|estudios(?: realizados)?|formacion(?: academica| escolar| educativa| profesional)?|preparacion(?: academica)?|(?:datos|antecedentes|historial) (?:academicos?|escolares)|(?:ultimo )?(?:grado|nivel)(?: maximo)? de estudios|education)$/,
  ],
  [
    'skills',
    /^(?:mis )?(?:habilidades(?: y (?:conocimientos|aptitudes|competencias))?|conocimientos(?: y habilidades)?|competencias|aptitudes|otros datos|datos (?:adicionales|extra)|informacion adicional|cursos(?: y (?:certificaciones|capacitaciones|licencias))?|certificaciones|capacitacion|idiomas|software|documentos|otros|intereses|pasatiempos|skills|languages|certifications)$/,
  ],
  ['licence', /^(?:mis )?licencias?(?: y permisos| de (?:manejo|conducir))?$/],
  [
    'references',
    /^(?:mis )?(?:referencias?(?: laborales| personales)?(?: y (?:laborales|personales))?|references)$/,
  ],
  [
    'summary',
    /^(?:mi )?(?:objetivos?(?: profesional| laboral)?|perfil(?: profesional| laboral)?|acerca de mi|sobre mi|resumen(?: profesional)?|extracto|presentacion|quien soy|about me|summary|profile|objective)$/,
  ],
  ['family', /^(?:datos familiares|familia|informacion familiar|contactos? de emergencia)$/],
];

const MAX_HEADING = 45;

/** The same with their words together, as pages are read that set all letters apart. */
const CLOSED_HEADINGS = HEADINGS.map(
  ([kind, pattern]) => [kind, new RegExp(pattern.source.replaceAll(' ', ' ?'))] as const,
);

/** Words that make a heading of a line which has only them and `PLAIN` ones: people put headings together as they like. */
const KEYS: readonly (readonly [SectionKind, RegExp])[] = [
  ['references', /^(?:referencias?|recomendaciones)$/],
  ['family', /^(?:familia|familiar(?:es)?|emergencias?)$/],
  ['licence', /^licencias?$/],
  [
    'education',
    /^(?:estudios?|escolar(?:es)?|escolaridad|academic[oa]s?|educacion|educativ[oa]s?|instruccion|formacion|preparacion)$/,
  ],
  [
    'skills',
    /^(?:cursos?|capacitacion(?:es)?|talleres|diplomados|certificaciones|certificados|constancias|habilidades|aptitudes|competencias|conocimientos|fortalezas|cualidades|herramientas|idiomas|reconocimientos|premios|voluntariado|pasatiempos|intereses)$/,
  ],
  ['experience', /^(?:experiencias?|empleos?|trabajos?|laboral(?:es)?|trayectoria)$/],
];
const PLAIN =
  /^(?:mis?|de|del|la|las|los|el|y|e|o|en|con|datos?|informacion|historial?|historia|antecedentes|perfil|resumen|nivel(?:es)?|grados?|ultim[oa]s?|maxim[oa]|actual(?:es)?|anterior(?:es)?|previ[oa]s?|basic[oa]s?|tecnic[oa]s|profesional(?:es)?|personal(?:es)?|tomad[oa]s|realizad[oa]s|recibid[oa]s|obtenid[oa]s|adicional(?:es)?|complementari[oa]s?|extracurricular(?:es)?|relevantes?|general(?:es)?|otr[oa]s|oficial(?:es)?|vida|area)$/;
/** A word that is no heading by itself: `Trabajo` and `Curso` begin lines of all kinds. */
const NOT_ALONE = /^(?:curso|trabajo|estudio|laboral|escolar|academic[oa]|familiar|certificado)$/;

/** Lower case without accents, points and doubled blanks. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

export function headingOf(text: string): SectionKind | undefined {
  if (text.length > MAX_HEADING) return undefined;
  const folded = fold(text);
  // Letters that are set apart: `E X P E R I E N C I A`.
  const spaced = /^(?:\p{L} )+\p{L}$/u.test(folded) ? folded.replaceAll(' ', '') : folded;
  const headings = spaced.includes(' ') ? HEADINGS : CLOSED_HEADINGS;
  return headings.find(([, pattern]) => pattern.test(spaced))?.[0] ?? headingByWords(spaced);
}

/** `Estudios y cursos`, `Nivel académico`: what the first of its words is about. */
function headingByWords(folded: string): SectionKind | undefined {
  if (NOT_ALONE.test(folded)) return undefined;
  const words = folded.split(' ');
  const keys = words.map((word) => KEYS.find(([, pattern]) => pattern.test(word))?.[0]);
  const isWhole = words.every((word, index) => keys[index] !== undefined || PLAIN.test(word));
  if (!isWhole) return undefined;
  // `Referencias laborales` and `formación laboral` are about no jobs.
  return keys.find((key) => key !== undefined && key !== 'experience') ?? keys.find(Boolean);
}

/** Lines without their headings, each with the section that it stands in. A page or column goes on with the one before. */
export function placeLines(lines: readonly ResumeLine[]): PlacedLine[] {
  let section: SectionKind = 'head';
  return lines.flatMap((line, index) => {
    const [first = '', ...rest] = line.text.split('\t');
    const number = index + 1;
    const own = headingOf(line.text);
    const ofFirst = own === undefined && rest.length > 0 ? headingOf(first) : undefined;
    const lead = leadingHeading(line.text);
    const found = own ?? ofFirst ?? lead?.section;
    if (found === undefined) return [{ ...line, number, section }];
    // `Emergencias: 55 …` is one line, and the person goes on below.
    const isForLine = own === undefined && lead?.section === 'family';
    if (!isForLine) section = found;
    const text = own === undefined ? (lead?.rest ?? rest.join('\t')) : '';
    return text === '' ? [] : [{ ...line, text, number, section: found }];
  });
}

/** `Contacto: Ing. Rubén Soto, 55 …` */
const OF_AN_EMPLOYER =
  /^(?:con )?(?:(?:el|la) )?(?:ing|lic|sra?|srta|c|cp|don|dona|dra?|prof|mtr[oa]|jef[ea]|gerente|supervisora?|encargad[oa]|rh|recursos humanos)\b/;

/** `Escolaridad: preparatoria trunca` */
function leadingHeading(
  text: string,
): { readonly section: SectionKind; readonly rest: string } | undefined {
  const at = text.indexOf(':');
  if (at < 0) return undefined;
  const section = headingOf(text.slice(0, at));
  const rest = text.slice(at + 1).trim();
  if (section === undefined || rest === '') return undefined;
  if (section === 'contact' && OF_AN_EMPLOYER.test(fold(rest))) return undefined;
  // `Licencia: tipo C` is no licence without its label.
  return { section, rest: /^licencia/i.test(text) ? text : rest };
}
