import { normaliseState } from '../../places/mexican-states.ts';
import { isFormLabel } from '../layout/form-labels.ts';
import { fold } from '../layout/sections.ts';
import { isLargeTown } from './name-words.ts';
import { isCompanyLike, isTitleLike } from './work-words.ts';

/** What begins so is part of a sentence, or says where, when and for how much. */
const ELSE =
  /^(?:en|con|de|del|desde|hasta|para|por|a|al|y|donde|zona|turno|horario|tel|tels|telefonos?|cel|celular|correo|domicilio|direccion|sueldo|salario|motivo|contacto|jefe (?:directo|inmediato)|sr|sra|srta|lic|ing|dr|dra|renuncia|recorte|termino de contrato|colonia|col|avenida|av|calle|c|blvd|boulevard|carretera|carr|km|calz|calzada|priv|privada|cp|c p|mexico|estado de mexico|edo de mex)\b(?! (?:alimentos|mayoreo))/;
/** What stands in sentences. */
const TOLD =
  /\b(?:hasta la fecha|sigo|estuve|estoy|donde|trabajo en|trabaje|empece|entre a)\b|\w como\b/;
/** Parts of towns, which people give for where they worked. */
const NEIGHBOURHOOD =
  /^(?:bosques?|lomas|jardin(?:es)?|colinas?|villas|paseos?|prados?|rinconada|pedregal|cumbres|arboledas|residencial|fraccionamiento|fracc|unidad habitacional|barrio|ejido|interlomas|polanco|santa fe)(?:$| (?:de|del|las?|los|el|real|verdes?|san|santa)\b)/;
/** What is a number of a telephone, of a house or of money alone, or an address of mail. */
const NUMBER = /\d[\d\s().-]{5,}\d|#\s?\d|^[^\p{L}]*$|\S@\S/u;

/** What is no title and no company: a place, a number, a part of a sentence. */
export function isNoName(part: string): boolean {
  return (
    isFormLabel(part) ||
    ELSE.test(fold(part)) ||
    TOLD.test(fold(part)) ||
    (NEIGHBOURHOOD.test(fold(part)) && !isTitleLike(part) && !isCompanyLike(part)) ||
    NUMBER.test(part) ||
    normaliseState(part) !== undefined
  );
}

const STREET =
  /,\s+(?:av(?:enida)?|calle|blvd|boulevard|bulevar|col(?:onia)?|carr(?:etera)?|calz(?:ada)?|km|priv(?:ada)?)\b\.?\s.*$/iu;

const TOWN_AND_STATE = /^(\p{Lu}[\p{L} ]+?)\s((?:\p{Lu}\p{L}{0,4}\.\s?)+|CDMX)$/u;

/** A line without the street, town and state and state that it ends with: `Bimbo, Azcapotzalco, CDMX`; empty where it is no more than these. */
export function withoutPlace(whole: string): string {
  const text = whole.replace(STREET, '');
  const parts = text.split(/,\s+(?!S\.|de C|SA\b)/);
  const state = parts.at(-1) ?? '';
  // `Calzado Perugia, León Gto.`
  const [, , short = ''] = TOWN_AND_STATE.exec(parts.length > 1 ? state : '') ?? [];
  if (normaliseState(short) !== undefined) return parts.slice(0, -1).join(', ');
  const country = /^m[eé]xico\.?$/iu.test(state) ? 1 : 0;
  const end = parts.length - country;
  if (parts.length < 2 || normaliseState((parts[end - 1] ?? '').replace(/\.$/, '')) === undefined)
    return withoutLargeTown(text);
  const town = parts[end - 2] ?? '';
  const named = withoutTown(parts.slice(0, end - 1).join(', '));
  if (named !== undefined) return named;
  const isTown =
    !isTitleLike(town) && !isCompanyLike(town) && !/[\t\u2010-\u2015|]|\s-\s/.test(town);
  return parts.slice(0, isTown ? Math.max(end - 2, 0) : end - 1).join(', ');
}

/** `Associate, Skyworks — Mexicali` */
function withoutLargeTown(text: string): string {
  const [, named = text, town = ''] = /^(.+)\s\p{Pd}\s([^,\p{Pd}]+)$/u.exec(text) ?? [];
  return isLargeTown(town) ? named : text;
}

/** `Chofer, Fletes Rubí — Tijuana`: without the town where title and company stand before it, or where it is a large one. */
function withoutTown(text: string): string | undefined {
  const [, named = '', town = ''] = /^(.+)\s[\p{Pd}|·]\s([^,\p{Pd}|·]+)$/u.exec(text) ?? [];
  if (named === '' || isTitleLike(town) || isCompanyLike(town)) return undefined;
  return /,|\s[\p{Pd}|·]\s/u.test(named) || isLargeTown(town) ? named : undefined;
}
