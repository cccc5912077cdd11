import type { TERM_VALUES } from '#schemas/api/constants.ts';

type Vehicle = (typeof TERM_VALUES.vehicle)[number];

const NAMES =
  '(?:vehiculo|auto|automovil|coche|carro|camioneta|camion|van|vans|moto|motocicleta|motoneta|bici|bicicleta|unidad|unidades|pickup|sedan|tracto|tractocamion|transporte)';
const OF_COMPANY = new RegExp(
  [
    `\\b${NAMES}(?: [\\w.]+){0,4} (?:de|por) (?:la|nuestra) (?:empresa|compania|flotilla)`,
    `\\b${NAMES}(?: [\\w.]+){0,2} (?:asignad[oa]|proporcionad[oa]|utilitari[oa])`,
    `\\b(?:te (?:damos|prestamos|asignamos|proporcionamos|entregamos)|proporcionamos|asignamos|la empresa (?:te )?(?:da|pone|presta|proporciona|asigna|otorga)) (?:(?:la|el|tu|una?|su) )?${NAMES}\\b`,
    `\\bla ${NAMES},(?: [\\w,]+){0,7} (?:los|las) pone(?:mos)?`,
    `\\b(?:la|el) ${NAMES}(?: y [\\w ]+)?(?:,[\\w ]+)? (?:la|lo|los|las) pone(?:mos| la empresa)`,
    `\\bo te prestamos una?\\b`,
    `\\b${NAMES} y mantenimiento por cuenta de la empresa`,
  ].join('|'),
);
const OWN = new RegExp(
  [
    `\\b${NAMES}(?: (?:o|y|u|compacto|sedan|de carga|tipo \\w+|${NAMES})){0,3} propi[oa]s?\\b(?! de (?:la|nuestra) )`,
    `\\b(?:tener|contar con|cuentas con|tienes|con|trae|traer) (?:tu|su) (?:propi[oa] )?${NAMES}\\b`,
    `\\b(?:en|usa|usas|maneja|manejas|por usar) tu (?:propi[oa] )?${NAMES}\\b`,
    `\\b(?:tu|su) propi[oa] ${NAMES}\\b`,
  ].join('|'),
);
const NONE = new RegExp(
  `\\b(?:no (?:se )?(?:necesitas?|requieres?|ocupas?|requerimos|necesitamos|hace falta|es necesari[oa])(?: (?:tener|contar con))?|sin) ${NAMES}(?! propi| de la empresa)|\\ba pie\\b|\\b${NAMES} no (?:necesari[oa]|requerid[oa]|indispensable)\\b`,
);
const DENIED =
  /\b(?:no (?:se )?(?:necesitas?|requieres?|ocupas?|requiere|pedimos|es necesari[oa]|tienes|hace falta|damos|contamos|incluye|es indispensable)|ni|sin|nada de|deseable|de preferencia|no (?:es )?(?:indispensable|necesari[oa]|requerid[oa])|opcional|puedes)\b/;
const WITHOUT_COMPANY = /\b(?:no (?:damos|contamos|incluye|proporcionamos|hay|es)|sin|ni) /;
/** What is paid back or sold is nobody's yet. */
const OTHERWISE =
  /\b(?:renta\w*|arrend\w*|credito|financia\w*|sacar|hazte de|compra\w*|apoyo para|seguro de auto)\b/;

/** What the job says of who brings the vehicle; both where it leaves that open. Empty where it is not clear. */
export function readVehicles(text: string): readonly Vehicle[] {
  if (OTHERWISE.test(text)) return [];
  const clauses = text.split(/, /);
  const isOwn = clauses.some((clause) => OWN.test(clause) && !DENIED.test(clause));
  const found: Vehicle[] = [];
  if (OF_COMPANY.test(text) && !WITHOUT_COMPANY.test(text)) found.push('company');
  if (isOwn) found.push('own');
  if (NONE.test(text)) found.push('none');
  return found;
}

/** Of the field for vehicles, where what stands is what is driven. */
export function readVehicleField(text: string): readonly Vehicle[] {
  if (/\ba pie\b|\btransporte publico\b|^ningun[oa]?$|\bno (?:se )?(?:requiere|necesit)/.test(text))
    return ['none'];
  const isOwn = /\bpropi[oa]s?\b/.test(text) && !/\bno\b|\bsin\b/.test(text);
  const isOfCompany =
    /\bde la (?:empresa|compania)\b|\bde (?:la )?empresa\b|\butilitari[oa]\b|\bproporcionad|\basignad/.test(
      text,
    );
  return [...(isOfCompany ? (['company'] as const) : []), ...(isOwn ? (['own'] as const) : [])];
}
