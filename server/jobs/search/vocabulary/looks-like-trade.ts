import { baseForms, foldWord } from './folded-words.ts';

/** Endings of Spanish words for who does some work: `cocinero`, `contadora`, `dentista`, `gerente`, `psicóloga`. */
const ENDING = /(?:er[oa]|[dt]ora?|ista|[ei]nte|logo|loga|grafo|grafa|ic[oa]|ari[oa]|ogado|atra)$/;
/** Words with such an ending that are none. */
const OTHER = /mente$/;
/** Trades that delivery work has no place for: they are no mistyped others. Some have no such ending. */
const TRADES: ReadonlySet<string> = new Set(
  `abogado, abogada, actor, actriz, albañil, arquitecto, asesor, becario, cajero, cajera, camarista, capturista, carnicero, carpintero,
  chef, cocinero, cocinera, contador, contadora, costurera, cuidadora, dentista, diseñador, diseñadora, docente, doctor, doctora,
  ejecutivo, electricista, enfermero, enfermera, estilista, farmacéutico, gerente, ingeniero, intendente, jardinero, maestra, maestro,
  manicurista, médico, mesero, mesera, modelo, niñera, obrero, panadero, piloto, pintor, plomero, profesor, profesora, programador,
  psicólogo, psicóloga, químico, recepcionista, sastre, secretaria, soldador, taquero, telefonista, vendedor, vendedora, veterinario,
  developer, nurse, programmer, teacher, waiter`
    .split(',')
    .map((word) => foldWord(word.trim())),
);

/** Whether a folded word names a trade that delivery work has no place for. */
export function isTrade(folded: string): boolean {
  return baseForms(folded).some((form) => TRADES.has(form));
}

/** Whether a text holds a word for who does some work, known or not. */
export function looksLikeTrade(text: string): boolean {
  return foldWord(text)
    .split(' ')
    .some((word) => isTrade(word) || baseForms(word).some(hasEnding));
}

function hasEnding(form: string): boolean {
  return ENDING.test(form) && !OTHER.test(form);
}
