import { expect, it } from 'vitest';
import { createDeck } from './deck.ts';
import { createRandom } from './random.ts';

const CARDS = ['a', 'b', 'c', 'd'];

it('deals every card before any comes again', () => {
  const deck = createDeck(CARDS, createRandom(1));
  for (let round = 0; round < 20; round += 1)
    expect(CARDS.map(() => deck.deal()).sort()).toEqual(CARDS);
});

it('never deals a card twice in a row', () => {
  const deck = createDeck(['a', 'b', 'c'], createRandom(2));
  const dealt = Array.from({ length: 300 }, () => deck.deal());
  expect(dealt.filter((card, index) => index > 0 && card === dealt[index - 1])).toEqual([]);
});

it('deals some different cards in the order in which they were written', () => {
  const deck = createDeck(CARDS, createRandom(3));
  for (let round = 0; round < 50; round += 1) {
    const some = deck.dealSome(3);
    expect(some).toHaveLength(3);
    expect(some).toEqual(CARDS.filter((card) => some.includes(card)));
  }
});

it('deals no more cards than it has', () => {
  expect(createDeck(['a', 'a'], createRandom(4)).dealSome(5)).toEqual(['a']);
  const empty = createDeck([], createRandom(5));
  expect([empty.deal(), empty.dealSome(2)]).toEqual([undefined, []]);
});
