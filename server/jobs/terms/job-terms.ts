import { fold, type JobWords, sentencesOf } from './job-text.ts';
import { readDays } from './read-days.ts';
import { readLicenceField, readLicences } from './read-licence.ts';
import { readPay } from './read-pay.ts';
import { readShifts } from './read-shift.ts';
import { readVehicleField, readVehicles } from './read-vehicle.ts';
import { maskOf, payBits } from './term-bits.ts';

/** What a job surely says of what decides; what it does not say, or not clearly, is missing or empty. */
export interface JobTerms {
  /** Least pay in whole pesos a week. */
  readonly pay: number | undefined;
  readonly shift: readonly string[];
  readonly days: '4' | '5' | '6' | undefined;
  readonly vehicle: readonly string[];
  readonly licence: readonly string[];
}

/** Raised with every change of what is read: jobs read by an older one are read again. */
export const TERMS_READING = 10;

/** When someone answers a call is no shift. */
const CONTACT =
  /\b(?:entrevistas?|informes|llama|llamanos|marca|whatsapp|whats|comunicate|presentarse|presentate|citas?|oficinas?|atencion|documentos|documentacion|reclutamiento|pag(?:o|os|amos) los|acude|abiert[oa]s?|abrimos|cerramos|ventanillas?|ventanas?|horarios? de (?:comida|contacto|cargas?|descargas?|entregas?|recepcion|servicio|tienda|visitas?)|clientes? de)\b/;
const ABOUT_TIME =
  /\b(?:turnos?|horarios?|lunes|martes|miercoles|jueves|viernes|sabados?|\d dias|\d\d?:\d\d a|\d\d? ?(?:[ap]\.? ?m\.?|hrs?\.?) (?:a|hasta) (?:las? )?\d|de la (?:manana|tarde|noche)|fin(?:es)? de semana|dias a la semana|jornada|noches?|tardes?|mananas?|nocturn[oa]|matutin[oa]|vespertin[oa]|entrada|[3-6] ?x ?[1-4]|laboras?|trabajas?|l(?:un)?\.?(?: a | ?[-–] ?)(?:v|vie|s|sab|d|dom))\b|^de \d/;

/** Reads the fields of a job, and its texts where they say nothing. */
export function readJobTerms(words: JobWords): JobTerms {
  const { details } = words;
  const sentences = withShortSaturdays(sentencesOf(words));
  const times = details.schedule === undefined ? [] : [fold(details.schedule)];
  const aboutTime = sentences.filter((text) => ABOUT_TIME.test(text) && !CONTACT.test(text));
  const days =
    agreed(times.map(readDays)) ??
    (times.length > 0 && times.some(saysDays) ? undefined : agreed(aboutTime.map(readDays)));
  const licence = details.licence === undefined ? [] : readLicenceField(fold(details.licence));
  const vehicle = details.vehicle === undefined ? [] : readVehicleField(fold(details.vehicle));
  const ofPay = details.pay?.text === undefined ? [] : [fold(details.pay.text)];
  return {
    pay: readPay(
      details.pay,
      ofPay.length > 0 ? [...ofPay, ...sentences] : sentences,
      days === undefined || days === '4' ? undefined : Number(days),
    ),
    shift: firstOf(
      union(times.map(readShifts)),
      times.length > 0 ? [] : union(aboutTime.map(readShifts)),
    ),
    days,
    vehicle: firstOf(vehicle, withoutContradiction(union(sentences.map(readVehicles)))),
    licence: firstOf(
      licence,
      details.licence === undefined ? withoutContradiction(union(sentences.map(readLicences))) : [],
    ),
  };
}

/** Columns of `jobs`. */
export interface TermColumns {
  readonly pay_weekly: number | null;
  readonly terms: number;
  readonly terms_reading: number;
}

/** What was read as the columns that hold it. */
export function toTermColumns(words: JobWords): TermColumns {
  const { pay, shift, days, vehicle, licence } = readJobTerms(words);
  const masks = [
    maskOf('shift', shift),
    maskOf('days', days === undefined ? [] : [days]),
    maskOf('vehicle', vehicle),
    maskOf('licence', licence),
  ];
  return {
    pay_weekly: pay ?? null,
    terms: masks.reduce((sum, mask) => sum + mask, payBits(pay)),
    terms_reading: TERMS_READING,
  };
}

const TO_FRIDAY =
  /\b(?:lunes|lun\.?|l)(?: (?:a|al|hasta) (?:los |el )?| ?[-–] ?)(?:viernes|vie\b|v\b)/;
const SATURDAY_FIRST = /^(?:y |los )?sab(?:ados?)?\b/;

/** Hours of Saturday that stand in a line of their own belong to those from Monday to Friday before them. */
function withShortSaturdays(sentences: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isJoined =
      before !== undefined &&
      SATURDAY_FIRST.test(sentence) &&
      TO_FRIDAY.test(before) &&
      !/\bsab|\bdomingo/.test(before);
    if (isJoined) joined[joined.length - 1] = `${before}, ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

function saysDays(text: string): boolean {
  return /\bdias?\b|\bsemana\b/.test(text);
}

function firstOf<T>(first: readonly T[], then: readonly T[]): readonly T[] {
  return first.length > 0 ? first : then;
}

function union<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return [...new Set(lists.flat())];
}

/** Undefined where sentences do not agree. */
function agreed<T>(values: readonly (T | undefined)[]): T | undefined {
  const [value, ...others] = new Set(values.filter((read) => read !== undefined));
  return others.length === 0 ? value : undefined;
}

/** None beside some is nothing to be sure of. */
function withoutContradiction<T extends string>(values: readonly T[]): readonly T[] {
  return values.length > 1 && values.some((value) => value === 'none') ? [] : values;
}
