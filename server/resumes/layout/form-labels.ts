import { fold } from './sections.ts';

/** What a form asks of a job; `job` is its title or its company, as people fill it in. */
export type JobLabel = 'company' | 'title' | 'job' | 'period' | 'start' | 'end' | 'beside';

/** Labels without accents, the longest wording of each. */
const JOB_LABELS: readonly (readonly [JobLabel, string])[] = [
  ['beside', 'nombre del? (?:su )?jefe(?: directo| inmediato)?'],
  [
    'company',
    '(?:nombre de (?:la |su )?)?(?:ultim[ao] )?(?:empresa|compania|razon social|patron|empleador|company(?: name)?|employer)(?: donde (?:trabajo|laboro)| actual| anterior)?',
  ],
  [
    'title',
    '(?:job )?title|position(?: held)?|(?:ultimo )?(?:puesto|cargo)(?: (?:desempenado|ocupado|actual|anterior|final|que (?:ocupo|desempeno|desempenaba)))?',
  ],
  [
    'job',
    '(?:ultimo|actual) (?:empleo|trabajo)|(?:empleo|trabajo)(?: actual| anterior| o ultimo)*',
  ],
  [
    'period',
    'periodo(?: (?:laboral|laborado|trabajado|de trabajo))?|fechas?(?: (?:de trabajo|laboradas?))?|duracion|antiguedad|tiempo(?: (?:que presto sus servicios|laborado|trabajado|de (?:servicio|trabajo)))?|dates?(?: of employment)?|period',
  ],
  ['start', '(?:fecha de )?(?:inicio|ingreso|entrada|alta)|desde|from|start(?: date)?'],
  ['end', '(?:fecha de )?(?:termino|salida|fin|egreso|baja)|hasta|to|end(?: date)?'],
  [
    'beside',
    'telefonos?(?: de la empresa)?|tels?|domicilio(?: de la empresa)?|direccion|jefe(?: directo| inmediato)?|sueldos?(?: (?:mensual|inicial|final|semanal))*|salario(?: (?:mensual|inicial|final))*|giro|area|departamento|horario|motivo(?: de (?:su |la )?(?:salida|separacion|renuncia|baja))?|funciones|actividades|ciudad|lugar|ubicacion|no|num|numero|concepto|observaciones|contacto|empleo anterior|comentarios|causa(?: de baja)?|location|supervisor|duties|responsibilities|reason for leaving|salary',
  ],
];

/** What a form asks of a person. */
const PERSON_LABELS =
  'apellido (?:paterno|materno)|(?:primer|segundo) apellido|apellidos|nombre s|nombres?|nombre completo|edad|sexo|genero|calle(?: y numero)?|colonia|codigo postal|c ?p|celular|correo(?: electronico)?|e ?mail|(?:lugar|fecha)(?: y (?:lugar|fecha))? de nacimiento|nacionalidad|estado civil|estado|municipio|alcaldia|delegacion|ciudad y estado|entidad|vive con|personas que dependen de usted|dependientes|estatura|peso|curp|rfc|nss|imss|afore|(?:numero de )?seguro social|numero de seguridad social|cartilla(?: s m| militar)?|licencia(?: de manejo| de conducir)?|(?:cuenta con|tiene) licencia(?: de manejo| de conducir)?|clase(?: y numero)? de licencia|tipo de licencia|parentesco|ocupacion|vive|finado|escuela|institucion|nivel|religion|tiempo de conocerlo|anos de conocerlo|relacion|certificado|documento';

const WHOLE_JOB = JOB_LABELS.map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`)] as const);
const WHOLE_PERSON = new RegExp(`^(?:${PERSON_LABELS})$`);

/** What this text asks where it is a label of a form for jobs and nothing else. */
export function jobLabelOf(text: string): JobLabel | undefined {
  const folded = fold(text);
  return WHOLE_JOB.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** Whether it is a label of a form, of the person or of a job. */
export function isFormLabel(text: string): boolean {
  return jobLabelOf(text) !== undefined || WHOLE_PERSON.test(fold(text));
}

/** A label with what stands behind it. */
export interface LabelledText {
  readonly kind: JobLabel;
  readonly label: string;
  readonly value: string;
}

export function readLabel(text: string): LabelledText | undefined {
  const [, label = '', value = ''] = /^([^:\t]{2,45})\s*[:\t]\s*(.+)$/u.exec(text) ?? [];
  const kind = label === '' ? undefined : jobLabelOf(label.replace(NUMBER, ''));
  return kind === undefined ? undefined : { kind, label, value: value.replace(/^\s*:?\s*/, '') };
}

/** `Nombre = Ana`, `- Ciudad – Tepic`, `Celular ..... 55 …` */
const MARKED =
  /^(?:[•·*\p{Pd}]\s*)?(\p{L}[\p{L}\s()]{1,30}?)\s*(?:=|\.{3,}|_{2,}|\s\p{Pd}\s)\s*(\S.*)$/u;

/** What a form asks and what is answered, with a colon between them however they are parted. */
export function withColon(text: string): string {
  const [, label = '', value = ''] = MARKED.exec(text) ?? [];
  return isFormLabel(label) && !isFormLabel(value) ? `${label}: ${value}` : text;
}

/** `1.- `, `2) ` before the label of a job. */
const NUMBER = /^\d{1,2}\s*[).]\s*\p{Pd}?\s*/u;
/** A line of a form is no longer. */
const MAX_LINE = 400;
/** The words that may stand before a colon. */
const BEFORE_COLON = /(?:\p{L}{1,20}(?:\s\p{L}{1,20}){0,5})(?=\s?:)/gu;

/** `2019 a la fecha: chofer` asks for no date. */
const TO_DATE = /\bla fecha$/i;

/** `Empresa: Bimbo  Puesto: Chofer`: cut before each label that has a colon, and between the cells of a row that begins with one. */
export function cutAtLabels(text: string): string[] {
  if (text.length > MAX_LINE) return [text];
  const starts = [...text.matchAll(BEFORE_COLON)].flatMap(({ 0: words, index }) => {
    const label = longestLabel(words);
    const isTime = TO_DATE.test(words);
    return label === undefined || isTime ? [] : [index + words.length - label.length];
  });
  if (starts.every((start) => start === 0)) return [text];
  const cuts = [0, ...starts.filter((start) => start > 0), text.length];
  return cuts
    .slice(1)
    .map((end, index) => text.slice(cuts[index], end).replace(/^[\s.;,]+|[\s;,|]+$/gu, ''))
    .map((piece) =>
      piece
        .replace(/(?<=\p{L}{3})\.$/u, '')
        .replace(NUMBER, (number) => (piece === number ? '' : number)),
    )
    .filter((piece) => /[\p{L}\d]/u.test(piece.replace(NUMBER, '')));
}

/** The longest label that these words end with: `Castores Puesto` ends with one. */
function longestLabel(words: string): string | undefined {
  const parts = words.split(/(?<=\s)/u);
  const ends = parts.map((_, index) => parts.slice(index).join(''));
  return ends.find((end) => jobLabelOf(end) !== undefined);
}
