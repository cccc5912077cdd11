import type { TERM_VALUES } from '#schemas/api/constants.ts';

type Vehicle = (typeof TERM_VALUES.vehicle)[number];

const DRIVEN =
  'vehiculo|auto|automovil|coche|carro|camioneta|camion|van|vans|moto|motocicleta|motoneta|bici|bicicleta|unidad|unidades|pickup|sedan|tracto|tractocamion';
const NAMES = `(?:${DRIVEN}|transporte)`;
/** The company's transport is the bus that its people come with. */
const LENT_NAMES = `(?:${DRIVEN})`;
const OF_COMPANY = new RegExp(
  [
    `\\b${LENT_NAMES}(?: [\\w.]+){0,4} (?<!(?:pagad|cubiert)[oa]s? |\\bpor parte )(?:de|por) (?:la|nuestra) (?:empresa|compania|flotilla)`,
    `\\b${LENT_NAMES}(?: [\\w.]+){0,2} (?:asignad[oa]|proporcionad[oa]|utilitari[oa])\\b(?! (?:asignad[oa] )?(?:despues|al (?:cumplir|pasar|terminar)|a los))`,
    `\\b(?:te (?:damos|prestamos|asignamos|proporcionamos|entregamos)|proporcionamos|asignamos|la empresa (?:te )?(?:da|pone|presta|proporciona|asigna|otorga)) (?:(?:la|el|tu|una?|su) )?${LENT_NAMES}\\b`,
    `\\bla ${LENT_NAMES},(?: [\\w,]+){0,7} (?:los|las) pone(?:mos)?`,
    `\\b(?:la|el) ${LENT_NAMES}(?: y [\\w ]+)?(?:,[\\w ]+)? (?:la|lo|los|las) pone(?:mos| la empresa)`,
    `\\b(?:o|si no tienes(?: \\w+){0,2},?) te (?:prestamos|damos|asignamos) una?\\b`,
    `\\bnosotros (?:ponemos|damos|prestamos) (?:la|el|tu|una?) ${LENT_NAMES}\\b`,
    `(?<!\\b(?:de|para|a) (?:(?:tu|su|la|el) )?)\\b${LENT_NAMES}(?:,? (?:y )?(?:casco|mochila|caja|uniforme|chamarra|celular|gasolina|seguro|mantenimiento)){0,4},? por parte de (?:la|nuestra) (?:empresa|compania)`,
    `\\b${LENT_NAMES}(?: propi[oa])?[:,;] la empresa te (?:da|presta|asigna|proporciona) una?\\b`,
    `\\b${LENT_NAMES}(?:,? (?:y )?(?:la )?(?:gasolina|mantenimiento|celular|seguro)){0,3},? (?:por|a) (?:cuenta de la empresa|cargo de la empresa|nuestr[oa] (?:cuenta|cargo))`,
  ].join('|'),
);
const OWN = new RegExp(
  [
    `\\b${NAMES}(?: (?:o|y|u|compacto|sedan|de carga|de \\d+(?:\\.\\d+)? ?t(?:on\\w*)?|tipo \\w+|${NAMES})){0,3} propi[oa]s?\\b(?! de (?:la|nuestra) )`,
    `\\b${NAMES} \\(${NAMES}(?:,? (?:o|y|u)? ?${NAMES})*\\) propi[oa]s?\\b`,
    `\\b(?:tener|contar con|cuentas con|tienes|con|trae|traer) (?:tu|su) (?:propi[oa] )?${NAMES}\\b`,
    `\\b(?:en|usa|usas|maneja|manejas|por usar) tu (?:propi[oa] )?${NAMES}\\b`,
    `\\b(?:tu|su) propi[oa] ${NAMES}\\b`,
    `\\btu pones (?:la|el|tu) ${NAMES}\\b`,
    `\\b(?:la|el) ${NAMES} l[ao] pones(?: tu)?\\b`,
    `\\b(?:indispensable|necesario|forzoso|requisito) (?:tener|contar con) (?:una? )?(?:moto|motocicleta|bici|bicicleta|auto|coche|carro|camioneta)\\b(?! (?:asignad|de la))`,
  ].join('|'),
);
const NONE = new RegExp(
  `\\b(?:no (?:se )?(?:necesitas?|requieres?|ocupas?|requerimos|necesitamos|hace falta|es necesari[oa])(?: (?:tener|contar con))?(?: licencia(?: de (?:conducir|manejo))? (?:ni|o))?|(?<!\\bo )sin) ${NAMES}(?! propi| de la empresa)|\\ba pie\\b|\\b${NAMES} no (?:necesari[oa]|requerid[oa]|indispensable)\\b`,
);
/** `sin moto no te postules`, `abstenerse candidatos sin vehículo` ask for one. */
const REFUSED = new RegExp(
  `\\b(?:abst[ei]n|evita|no (?:se |te |nos )?(?:acept|admit|recib|contrat|consider|apli|postul|podemos|podras))|\\bsin (?:una? )?${NAMES}\\b[^,]* no\\b`,
);
/** `no necesitas moto, te la prestamos` */
const LENT =
  /\b(?:te|se) l[ao]s? (?:prestamos|damos|asignamos|proporcionamos|entregamos|ponemos)\b|\bl[ao]s? (?:ponemos|prestamos|damos|pone|presta|da) (?:nosotros|la empresa)\b|\bnosotros l[ao]s? (?:ponemos|prestamos|damos)\b/;
const DENIED =
  /\b(?:ya no|no (?:se )?(?:necesitas?|requieres?|ocupas?|requiere|pedimos|es necesari[oa]|tienes|hace falta|damos|contamos|incluye|es indispensable)|ni|sin|nada de|deseable|de preferencia|no (?:es )?(?:indispensable|necesari[oa]|requerid[oa])|opcional|puedes|si (?:traes|usas|tienes|llevas|cuentas con))\b/;
/** `moto propia, no indispensable` */
const SOFTENED =
  /^(?:pero |aunque )?(?:no (?:es )?(?:indispensable|necesari|obligatori|forzos|requisito)|deseable|opcional|(?:de )?preferen)/;
const WITHOUT_COMPANY = /\b(?:no (?:damos|contamos|incluye|proporcionamos|hay|es)|sin|ni) /;
/** What is paid back or sold is nobody's yet. */
const OTHERWISE =
  /\b(?:renta\w*|arrend\w*|credito|financia\w*|sacar|hazte de|compra\w*|apoyo para|seguro de auto)\b/;

/** Who looks after vehicles, or what is done for them, says nothing of who brings one. */
const CARED_FOR = new RegExp(
  `\\b(?:lava(?:do|dor|r|dores)|vigilan(?:te|cia)|mecanic[oa]|limpieza|mantenimiento|reparacion|servicio|revision|estacionamiento|pension) (?:\\w+ )?(?:de|a|para) (?:(?:la|el|las|los|tu|su) )?${NAMES}s?\\b`,
);

/** `Moto: propia`, `Vehículo: de la empresa`, `Vehículo: no requerido` */
const LABEL = new RegExp(
  `\\b(${NAMES}): (?=propi|de (?:la|nuestra) |no (?:necesari|requerid))`,
  'g',
);

/** What the job says of who brings the vehicle; both where it leaves that open. Empty where it is not clear. */
export function readVehicles(said: string): readonly Vehicle[] {
  const text = said.replace(LABEL, '$1 ');
  if (OTHERWISE.test(text) || CARED_FOR.test(text)) return [];
  const clauses = text.split(/, /);
  const isOwn = clauses.some(
    (clause, index) =>
      OWN.test(clause) && !DENIED.test(clause) && !SOFTENED.test(clauses[index + 1] ?? ''),
  );
  const found: Vehicle[] = [];
  if (OF_COMPANY.test(text) && !WITHOUT_COMPANY.test(text)) found.push('company');
  if (isOwn) found.push('own');
  if (NONE.test(text) && !REFUSED.test(text)) found.push(LENT.test(text) ? 'company' : 'none');
  return [...new Set(found)];
}

const NO_VEHICLE = new RegExp(
  `\\ba pie\\b|\\btransporte publico\\b|^(?:ningun[oa]?|none|no(?: aplica| requerid[oa])?|sin ${NAMES})$|\\bno (?:se )?(?:requiere|necesit)`,
);

const WISHED =
  /\b(?:opcional|deseable|preferen\w*|no (?:es )?(?:indispensable|obligatori|forzos)\w*)\b/;

/** Of the field for vehicles, where what stands is what is driven. */
export function readVehicleField(text: string): readonly Vehicle[] {
  if (WISHED.test(text)) return [];
  if (NO_VEHICLE.test(text)) return ['none'];
  const isOwn = /\bpropi[oa]s?\b|\bown\b/.test(text) && !/\bno\b|\bsin\b/.test(text);
  const isOfCompany =
    /\bde la (?:empresa|compania)\b|\bde (?:la )?empresa\b|^(?:la )?(?:empresa|compania)$|\bcompany\b|\bse proporciona\b|\butilitari[oa]\b|\bproporcionad|\basignad/.test(
      text,
    );
  return [...(isOfCompany ? (['company'] as const) : []), ...(isOwn ? (['own'] as const) : [])];
}
