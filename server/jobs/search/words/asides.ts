import { foldWord } from './folded-words.ts';

/** Why someone looks for work; `y` does not end it, what is looked for does. */
const REASON = /^(?:porque|ya que|debido a|para poder)$/;
const END_OF_REASON = /^(?:pero|vivo|busco|quiero|quisiera|necesito|ocupo)$/;

/** No job may choose by age: `50 años`, `mayor de 45`, `de 18 a 25 años`, `tengo 60 años de edad`. */
const AGE =
  /^(?:(?:soy|tengo|de|a|entre|mas|hasta|apenas|arriba|para|gente|personas|adultos?|mayor\w*) )*(?:1[89]|[2-9]\d)(?: (?:a|y) [2-9]\d)? anos(?: (?:de edad|cumplidos))?(?= |$)/;
const ELDER =
  /^(?:(?:para|soy|personas|adultos?|gente) )*mayor(?:es)? (?:de|a) (?:los )?[2-9]\d(?: anos)?(?= |$)/;
/** `2 años de experiencia`, `8 horas`, `10 minutos`, `20 km`. */
const AMOUNT =
  /^(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|doce|\d{1,2}) (?:anos? (?:de experiencia|manejando|repartiendo)|horas?|minutos|min|kms?|kilometros|cuadras|hijos)(?: diarias| al dia)?(?= |$)/;

/** So many words that say nothing of what is looked for: reasons, ages, distances; undefined where there are none. */
export function asideLength(words: readonly string[]): number | undefined {
  const folded = words.map(foldWord);
  const text = folded.slice(0, MAX_WORDS).join(' ');
  const measure = (AGE.exec(text) ?? ELDER.exec(text) ?? AMOUNT.exec(text))?.[0];
  if (measure !== undefined) return measure.split(' ').length;
  return reasonLength(folded);
}

/** Words of the longest age. */
const MAX_WORDS = 12;

function reasonLength(words: readonly string[]): number | undefined {
  const opening = [2, 1].find((length) => REASON.test(words.slice(0, length).join(' ')));
  if (opening === undefined) return undefined;
  const end = words.findIndex((word, place) => place >= opening && END_OF_REASON.test(word));
  return end === -1 ? words.length : end;
}
