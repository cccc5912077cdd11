import type { JobScope } from '../../job-scope.ts';
import { forgetful } from '../search-memory.ts';
import { looksLikeTrade } from '../vocabulary/looks-like-trade.ts';
import { type FactsSource, readWordFacts } from './read-word-facts.ts';
import { restOfText } from './rest-of-text.ts';
import type { WordFacts } from './word-facts.ts';

/** A text without some of its words. */
export interface ShorterText {
  readonly text: string;
  readonly leftOut: readonly string[];
}

/** Each is a search. */
const MAX_TRIES = 6;

/**
 * What may be meant by a text that finds nothing, the likeliest first: without the words that no job holds, then
 * without one of the others, then without more. None where that would no longer say what is looked for.
 */
export async function shorterTexts(
  source: FactsSource,
  scope: JobScope,
  term: string,
): Promise<readonly ShorterText[]> {
  const { memory = forgetful } = source;
  const words = await memory.words(term, () => readWordFacts(source, scope, term));
  const asked = words.filter(({ isLittle }) => !isLittle);
  // Where someone looks for work is for them to change, and nobody can change their age.
  const elsewhere = asked.filter(({ isPlace, isOfMinor }) => !isPlace && !isOfMinor);
  const unheard = elsewhere.filter(({ isFound, isConstraint }) => !isFound && !isConstraint);
  const dropped = elsewhere.filter((word) => !unheard.includes(word)).sort(byWorth);
  const leftOut = [
    ...(unheard.length === 0 ? [] : [unheard]),
    ...dropped.map((word) => [...unheard, word]),
    ...dropped.slice(1).map((_, count) => [...unheard, ...dropped.slice(0, count + 2)]),
  ];
  return leftOut
    .filter((gone) => isSearch(asked, gone))
    .slice(0, MAX_TRIES)
    .map((gone) => ({
      text: restOfText(words, (word) => !gone.includes(word)),
      leftOut: gone.map(({ text }) => text),
    }));
}

/** What is left out first: prose, then details, then trades, then what must be so. */
function byWorth(one: WordFacts, other: WordFacts): number {
  return worthOf(one) - worthOf(other);
}

function worthOf({ isConstraint, isWork, isTelling }: WordFacts): number {
  if (isConstraint) return 3;
  if (isWork) return 2;
  return isTelling ? 1 : 0;
}

/**
 * Whether what is left says what kind of job is looked for. A place alone does not, nor a schedule where a trade that
 * no job has is left out. Of two things that jobs say, people choose.
 */
function isSearch(asked: readonly WordFacts[], without: readonly WordFacts[]): boolean {
  const kept = asked.filter((word) => !without.includes(word));
  const isTradeGone = without.some(({ text, isFound }) => !isFound && looksLikeTrade(text));
  const isChoice = kept.length === 1 && without.some(({ isTelling }) => isTelling);
  return !isChoice && kept.some(({ isTelling, isWork }) => (isTradeGone ? isWork : isTelling));
}
