import { findLicenceIssuer, licenceIssuers } from '#schemas/forms/types/licence-issuers.ts';
import { normaliseState } from '../../places/mexican-states.ts';

/** Small letters without accents; commas stay, since what they part does not belong together. */
export function soften(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\d,]+/gu, ' ')
    .replaceAll(',', ' , ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Without accents, in its own case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Before a letter: words that say that one follows, and words of licences, after which a capital alone is one. */
const LETTER =
  /\b(tipo|categoria|clase|licencia|federal|estatal|manejo|conducir|chofer|automovilista|motociclista|lic|sct|sict)s?[\s.:"'“”«()]+(?:es\s+|de\s+)?["'“«]?([a-f]\d?)(?![\p{L}\d]|-\d)/giu;
const MARKS = /^(?:tipo|categoria|clase)$/i;
/** What may follow `A` and `E`, which are words too. */
const FOLLOWS =
  /^["'”»]?\s*(?:$|[,.;:()/]|(?:vigente|vigencia|vence|con|de|del|y|estado|edo|expedida|no|num|numero|\d)\b)/i;
/** `B, C y E`, `B-E`, `B/C` */
const MORE = /(?:[,/&+-]|\b[yoeYOE]\s)\s*(?:tipo\s+|TIPO\s+)?["'“«]?([A-F])\d?(?![\p{L}\d])/gu;
const MORE_SMALL = /^["'”»]?(?:\s*[,/]\s*|\s+[yo]\s+)["'“«]?([a-f])\d?["'”»]?\s*(?=$|[,.;()]|y\s)/u;

/** All the letters that a clause names; one word of licences and a small letter say nothing. */
export function lettersIn(clause: string): string[] {
  const text = plain(clause);
  const found = [...text.matchAll(LETTER)].flatMap(
    ({ 0: match, 1: word = '', 2: letter = '', index }) => {
      const rest = text.slice(index + match.length);
      if (!MARKS.test(word) && !isBareLetter(letter, rest)) return [];
      const more = [...rest.matchAll(MORE)].map(([, each = '']) => each);
      const small = MORE_SMALL.exec(rest)?.[1] ?? '';
      return [letter, ...more, small].filter((each) => each !== '');
    },
  );
  return [...new Set(found.map((letter) => letter.toUpperCase()))];
}

function isBareLetter(letter: string, rest: string): boolean {
  // `b` alone is no word of Spanish.
  if (letter === 'b') return true;
  if (letter !== letter.toUpperCase()) return false;
  return (letter !== 'A' && letter !== 'E') || FOLLOWS.test(rest) || STATE_NEXT.test(soften(rest));
}

/** Short forms of states that are no words, nor those of other things. */
const SHORT =
  'cdmx|cd mx|edo(?: de)? mex(?:ico)?|edomex|n l|jal|gto|pue|qro|hgo|mich|chih|tamps|slp|s l p|q ?roo|coah|oax|ags|gro|nay|dgo|zac|yuc|chis|tlax';
const STATE_NAMES = [
  ...licenceIssuers
    .filter(({ code }) => code !== 'federal')
    .map(({ name }) => soften(name))
    .sort((a, b) => b.length - a.length),
  SHORT,
].join('|');
const STATES = new RegExp(` (${STATE_NAMES})(?= |$)( \\d{1,3}(?= |$))?`, 'g');
/** `Licencia A Querétaro` */
const STATE_NEXT = new RegExp(`^(?:${STATE_NAMES})(?= |$)`);
/** Boroughs and towns that are called after the same people as states. */
const NAMESAKES =
  /\b(?:miguel hidalgo|ciudad hidalgo|dolores hidalgo|villa guerrero|vicente guerrero)\b/g;
/** After these a line speaks of something else. */
const ELSEWHERE =
  / (?:zona|disponib\S*|viajar|viv[oe]|radic[oa]|resid[oe]|rutas?|trabaj\S*|experiencia|domicilio|calle|av|avenida|col|colonia)(?: |$)/;

/** The one state that a clause names, by its code. */
export function stateIn(clause: string): string | undefined {
  const text = ` ${soften(clause)} `.replace(NAMESAKES, ' ');
  const [said = ''] = text.split(ELSEWHERE);
  const codes = [...` ${said.trim()}`.matchAll(STATES)].flatMap(([, name = '', number]) => {
    // A street is called so.
    if (number !== undefined) return [undefined];
    const state = normaliseState(name);
    return (state && findLicenceIssuer(state)?.code) ?? [];
  });
  const [only, ...others] = new Set(codes);
  return others.length === 0 ? only : undefined;
}
