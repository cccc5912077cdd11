import { baseForms, foldWord, toListedWords } from '../vocabulary/folded-words.ts';
import { isOptionalText } from '../vocabulary/optional-words.ts';
import type { Synonyms } from '../vocabulary/synonyms.ts';
import { toPlainAmounts } from './pay-amount.ts';

/** A word of a search text. */
export interface TypedWord {
  readonly typed: string;
  /** In full, and as it is without an ending that makes it small or big. */
  readonly meant: string;
  /** Whether an item of a list begins with it. */
  readonly startsItem: boolean;
}

/** How words are written in chats and notes. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    d: 'de',
    x: 'por',
    xq: 'porque',
    pq: 'porque',
    pa: 'para',
    tmb: 'también',
    tb: 'también',
    tmbn: 'también',
    bn: 'bien',
    dnd: 'donde',
    toy: 'estoy',
    pls: 'porfa',
    plis: 'porfa',
    plz: 'porfa',
    xfa: 'porfa',
    xfavor: 'porfa',
    hr: 'hora',
    hrs: 'horas',
    sem: 'semana',
    sab: 'sábado',
    dom: 'domingo',
    lun: 'lunes',
    lic: 'licencia',
    fed: 'federal',
    exp: 'experiencia',
    aux: 'auxiliar',
    ayte: 'ayudante',
    repa: 'repartidor',
    gral: 'general',
    sup: 'supervisor',
    ton: 'toneladas',
    tons: 'toneladas',
  }),
);

/** `chambita`, `camioncito`, `cochecito`, `motota`, `sueldazo`: what stands before the ending. */
const SIZED = /^(\p{L}{2,}?)c?(?:it|ot|az)[oae]s?$/u;
const ENDINGS = ['', 'o', 'a', 'e'];

/** Words of a text with what they are short or pet names for. */
export function toTypedWords(text: string, synonyms: Synonyms): TypedWord[] {
  return toListedWords(toPlainAmounts(text)).map(({ word: typed, startsItem }) => {
    const folded = foldWord(typed);
    const meant = SHORT_FORMS.get(folded) ?? withoutSize(folded, synonyms) ?? typed;
    return { typed, meant, startsItem };
  });
}

/** The known word that a folded one makes small or big; undefined where it is known itself or makes none. */
function withoutSize(folded: string, synonyms: Synonyms): string | undefined {
  const ending = SIZED.exec(folded);
  if (ending === null || baseForms(folded).some((form) => isKnown(form, synonyms)))
    return undefined;
  const [, stem = ''] = ending;
  const stems = [stem, stem.replace(/qu$/, 'c'), stem.replace(/gu$/, 'g')];
  return stems
    .flatMap((start) => ENDINGS.map((end) => start + end))
    .find((base) => base.length > 2 && isKnown(base, synonyms));
}

function isKnown(folded: string, synonyms: Synonyms): boolean {
  return isOptionalText(folded) || synonyms.has(folded) || synonyms.memberOf(folded) !== undefined;
}
