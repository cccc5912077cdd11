import { fold } from '../layout/sections.ts';
import { isTitleLike } from './work-words.ts';

const SCHOOL =
  /\b(?:cbtis|cetis|cbta|cecyte[a-z]?|cobach|colegio de bachilleres|conalep|telesecundaria|secundaria|primaria|prepa|preparatoria|bachillerato|licenciatura|maestria|ingenieria en|tsu|carrera tecnica|universidad|facultad|politecnico|instituto|tecnologico|escuela|colegio|titulo|egresad[oa])\b/;
/** Titles of work that name what was learnt as well: `Técnico en mecánica`. */
const LEARNT =
  /\b(?:tecnic[oa]|ingenier[oa]|contador|contadora|secretari[oa]|enfermer[oa])\b(?: (?:en|de|bachiller|superior|agropecuari[oa])\b(?: \w+)?)?/g;
const COURSE =
  /^(?:mis? )?(?:cursos?|diplomados?|seminarios?|certificaci(?:on|ones)|certificados?|constancias?|capacitacion|dc ?3)\b/;

/** A licence and other papers, which are valid from one year to another. */
const PAPER =
  /^(?:(?:mi|tengo|cuento con|con) )?(?:licencias?|lic (?:federal|estatal|tipo|de (?:chofer|manejo))|visa|pasaporte|apto medico|cartilla|credencial|poliza|tarjeton|gafete)\b|\bvigencia\b|\bvigente (?:a|al|hasta|de|desde)\b|\blicencia (?:federal|estatal|tipo)\b/;

/** `Busco trabajo de chofer` names no job that somebody had. */
export const WISH =
  /^(?:busco|buscando|solicito|deseo|me gustaria|me interesa|en busca|disponibilidad)\b/;

/** What fills years without an employer. */
const NO_EMPLOYER =
  /\b(?:desemplead[oa]|desocupad[oa]|sin (?:empleo|trabajo)|servicio militar|servicio social|ama de casa|incapacidad|maternidad|paternidad|embarazo|estudiante|(?:cuidado|cuidando|atencion) (?:de|a) (?:mis?|un) \w+)\b|^(?:al |en el |labores del )?hogar$/;

const NONE = [PAPER, COURSE, WISH, NO_EMPLOYER];

/** Whether what stands at the dates is a school, a course, a paper or no work at all. */
export function isNoJob(texts: readonly string[]): boolean {
  const folded = texts.map(fold);
  if (folded.some((text) => NONE.some((none) => none.test(text)))) return true;
  const whole = folded.join(' ');
  return SCHOOL.test(whole) && !isTitleLike(whole.replace(LEARNT, ' '));
}
