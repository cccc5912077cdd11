import { type Random, shuffle } from './random.ts';

/** Deals all its cards before any comes again, so that texts near each other differ. */
export interface Deck {
  /** The next card, or `undefined` from a deck without cards. */
  readonly deal: () => string | undefined;
  /** Up to `count` different cards, in the order in which the deck was written. */
  readonly dealSome: (count: number) => string[];
}

export function createDeck(cards: readonly string[], random: Random): Deck {
  const different = [...new Set(cards)];
  let pile: string[] = [];
  let last: string | undefined;

  function deal(): string | undefined {
    if (pile.length === 0) pile = reshuffle();
    last = pile.shift();
    return last;
  }

  function reshuffle(): string[] {
    const shuffled = shuffle(random, cards);
    return shuffled[0] === last ? shuffled.reverse() : shuffled;
  }

  function dealSome(count: number): string[] {
    const dealt = new Set<string>();
    while (dealt.size < Math.min(count, different.length)) dealt.add(deal() ?? '');
    return different.filter((card) => dealt.has(card));
  }

  return { deal, dealSome };
}
