import { normaliseState } from '../../places/mexican-states.ts';
import { fold, headingOf } from '../layout/sections.ts';
import { PARTICLES, recase } from './names/recase.ts';
import { isCompanyLike, isTitleLike } from './work-words.ts';

const WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
/** Words of headings, labels and letters. */
const NO_NAMES =
  /\b(?:curriculum|vitae|cv|hoja|vida|solicitud|empleo|datos|personales|nombres?|direccion|domicilio|telefonos?|correo|email|licencia|edad|nacionalidad|estado|civil|calle|colonia|avenida|mexico|tipo|clave|fecha|lugar|actualidad|disponibilidad|secundaria|preparatoria|bachillerato|primaria|conalep|universidad|instituto|escuela|manejo|conocimientos|responsable|puntual|busco|turno|objetivo|curricular|curriculares|curriculo|sintesis|resumen|bolsa|trabajo|carta|presentacion|recursos|humanos|informacion|candidat[oa]|perfil|laboral|profesional|vacante|interes|ultima|actualizacion|foto|fotografia|reciente|fraccionamiento|fracc|estimad[oa]|presente|linkedin|contacto|referencias?|experiencia|parentesco|ocupacion|vive|finad[oa]|puesto|periodo|empresa|cargo|sexo|genero|firma|relacion|anexo|documentos|requisitos|aspirante|solicitante|atentamente|departamento|asunto|cedis|sucursal|zona|industrial|apellidos?|patern[oa]|matern[oa]|nivel|grado|soy)\b/;
/** Whom streets, boroughs and towns are called after. */
const PLACES =
  /^(?:(?:san|santa|santo|villa|ciudad|cd|puerto|ejido|rancho|barrio|unidad|residencial|privada|valle)\b|(?:emiliano zapata|benito juarez|miguel hidalgo|gustavo a madero|venustiano carranza|alvaro obregon|lazaro cardenas|francisco i madero|vicente guerrero|felipe carrillo puerto|jose maria morelos|melchor ocampo|felipe angeles|ignacio zaragoza|adolfo lopez mateos)$)/;
/** Towns of one word where most people live who write no more than that. */
const LARGE_TOWNS: ReadonlySet<string> = new Set(
  'acapulco aguascalientes apodaca campeche cancun celaya chalco chetumal chihuahua chilpancingo colima cordoba cuernavaca culiacan delicias durango ecatepec ensenada fresnillo guadalajara guanajuato guaymas hermosillo iguala irapuato iztapalapa juchitan leon manzanillo matamoros mazatlan merida mexicali minatitlan monclova monterrey morelia naucalpan navojoa nezahualcoyotl nogales oaxaca orizaba pachuca puebla queretaro reynosa salamanca saltillo silao tampico tapachula tehuacan tepic texcoco tijuana tlalnepantla tlaquepaque tlaxcala toluca tonala torreon tultitlan uruapan veracruz villahermosa xalapa zacatecas zamora zapopan'.split(
    ' ',
  ),
);
/** States that are surnames. */
const SURNAMES: ReadonlySet<string> = new Set(['hidalgo', 'guerrero', 'morelos']);
/** `Nuevo León`; shorter than `Colima` are abbreviations. */
const MAX_STATE_WORDS = 3;
const MIN_STATE = 6;
/** What is said before a name and is none of it. */
const HONORIFIC =
  /^(?:(?:ing|lic|sra?|srta|prof(?:ra)?|dra?|arq|mtr[oa]|tec|t[eé]c|c\.?p)\.|c\.(?=\s\S+\s\S+\s\S))\s+/iu;

/** Particles are no words of their own. */
export function countWords(text: string): number {
  return text.split(' ').filter((word) => !PARTICLES.has(word.toLowerCase())).length;
}

function isEachNameWord(text: string): boolean {
  return text.split(' ').every((word) => WORD.test(word) || PARTICLES.has(word.toLowerCase()));
}

/** A part of a name in a line of its own. */
export function isNamePart(text: string): boolean {
  return countWords(text) <= 2 && isEachNameWord(text) && mayBeName(text) && !isTitleLike(text);
}

export function looksLikeName(text: string): boolean {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 9 || !mayBeName(text)) return false;
  if (isTitleLike(text) || isCompanyLike(text)) return false;
  return (
    isEachNameWord(text) && words.filter((word) => WORD.test(word) && word.length > 1).length >= 2
  );
}

/** Neither a heading nor a word of forms. */
export function mayBeName(text: string): boolean {
  return headingOf(text) === undefined && !NO_NAMES.test(fold(text)) && !isStateLike(text);
}

/** `Emiliano Zapata`, `San Juan del Río`: people may be called so, most such lines are places. */
export function isPlaceLike(text: string): boolean {
  return PLACES.test(fold(text)) || isStateLike(text);
}

export function isLargeTown(text: string): boolean {
  return LARGE_TOWNS.has(fold(text));
}

/** `San Luis Potosí`, `Monterrey Nuevo León` */
function isStateLike(text: string): boolean {
  const words = text.split(' ');
  if (normaliseState(text) !== undefined) return true;
  return words.slice(-MAX_STATE_WORDS).some((_, at, last) => {
    const state = last.slice(at).join(' ');
    return (
      state.length >= MIN_STATE && !SURNAMES.has(fold(state)) && normaliseState(state) !== undefined
    );
  });
}

/** A name in its own case; undefined for what can be none, and for half of one. */
export function toName(text: string): string | undefined {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(HONORIFIC, '')
    .replace(/[,.;]+$/, '')
    .trim()
    .split(' ');
  const isName =
    words.length >= 2 &&
    words.length <= 9 &&
    words.every((word) => /^[\p{L}\p{M}'’.-]+$/u.test(word)) &&
    text.length <= 120;
  return isName ? recase(words) : undefined;
}

/** `Campos Castro, Alberto` */
export function turned(text: string): string {
  const [surnames = '', given, ...rest] = text.split(',').map((part) => part.trim());
  return given && rest.length === 0 && !/\d/.test(given) ? `${given} ${surnames}` : text;
}
