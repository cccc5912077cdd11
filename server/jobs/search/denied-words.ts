import { foldWord } from './folded-words.ts';

/** `sin`, `no se requiere`, `no me pidan`, `que no necesite tener`: what follows is not wanted. */
const DENIAL =
  /^(?:que )?(?:sin|no)(?: (?:se|me|te))?(?: (?:requier\w*|requisit\w*|necesit\w*|necesari\w*|pid\w*|pedir|exij\w*|exig\w*|trabaj\w*|hace falta))?(?: (?:tengo|tener|cuento|contar))?(?: (?:con|de|la|el|los|las|en|un|una|mi|ningun|ninguna))* (?=\w)/;

/** Words of the denial that a text begins with, up to what is denied; undefined where it begins with none. */
export function denialLength(words: readonly string[]): number | undefined {
  return DENIAL.exec(words.map(foldWord).join(' '))?.[0].trim().split(' ').length;
}
