import { LRUCache } from 'lru-cache';
import { baseForms, foldText, toWords } from '../words/folded-words.ts';
import { type Meaning, parseMeanings } from './meanings.ts';
import { MEXICAN_MEANINGS } from './mexican-meanings.ts';
import { MEXICAN_SYNONYMS } from './mexican-synonyms.ts';

/** What stands beside a word or phrase in searches. */
export interface Synonyms {
  /** Other words and phrases for a folded text; empty where there are none. */
  of(folded: string): readonly string[];
  /** The word or phrase of a group that a folded text is, itself or another form of it; undefined where it is none. */
  memberOf(folded: string): string | undefined;
  /** What jobs say for a folded text; undefined where that is no more than the text and its synonyms. */
  meaningOf(folded: string): Meaning | undefined;
  /** Whether the folded text is a phrase that is known. */
  has(folded: string): boolean;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** Every single word that is known, with its accents. */
  readonly words: readonly string[];
}

type Group = ReadonlyMap<string, string>;

/** Groups are written by people; more of one would make searches slow. */
const MAX_MEMBERS = 12;

const meanings = parseMeanings(MEXICAN_MEANINGS);

const parsed = new LRUCache<string, Synonyms>({ max: 200 });

/**
 * Synonyms of a site: its own groups, each a line of words and phrases with commas between, over those that every
 * site has. A group that shares a word with one of the site's own steps aside for it.
 */
export function synonymsOf(ownGroups: readonly string[] = []): Synonyms {
  const key = JSON.stringify(ownGroups);
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const synonyms = parseSynonyms(ownGroups);
  parsed.set(key, synonyms);
  return synonyms;
}

function parseSynonyms(ownGroups: readonly string[]): Synonyms {
  const own = ownGroups.map(parseGroup);
  const isOwn = (folded: string) => own.some((group) => group.has(folded));
  const shipped = MEXICAN_SYNONYMS.map(parseGroup).filter(
    (group) => ![...group.keys()].some(isOwn),
  );
  const groups = [...own, ...shipped];
  const phrases = new Set(groups.flatMap((group) => [...group.keys()]));
  const longest = Math.max(1, ...[...phrases].map((phrase) => phrase.split(' ').length));
  const meaningOf = (folded: string) =>
    formsOf(folded).some(isOwn) ? undefined : meanings.of(folded);
  return {
    of: (folded) => othersIn(groups, folded),
    memberOf: (folded) => memberIn(groups, folded),
    meaningOf,
    has: (folded) => phrases.has(folded) || meaningOf(folded) !== undefined,
    longest: Math.max(longest, meanings.longest),
    words: [
      ...groups.flatMap((group) => [...group.values()].filter((text) => !text.includes(' '))),
      ...meanings.words,
    ],
  };
}

function parseGroup(line: string): Group {
  const members = line
    .split(',')
    .map((member) => toWords(member).join(' ').toLowerCase())
    .filter((member) => member !== '');
  return new Map(members.slice(0, MAX_MEMBERS).map((member) => [foldText(member), member]));
}

function othersIn(groups: readonly Group[], folded: string): readonly string[] {
  const form = formIn(groups, folded);
  if (form === undefined) return [];
  const others = groups.flatMap((group) =>
    group.has(form) ? [...group].filter(([member]) => member !== form) : [],
  );
  return [...new Map(others).values()];
}

function memberIn(groups: readonly Group[], folded: string): string | undefined {
  const form = formIn(groups, folded);
  return form && groups.map((group) => group.get(form)).find((member) => member !== undefined);
}

/** The form as typed first: `camiones` means what `camion` does, not what its other forms might. */
function formIn(groups: readonly Group[], folded: string): string | undefined {
  return formsOf(folded).find((form) => groups.some((group) => group.has(form)));
}

function formsOf(folded: string): readonly string[] {
  return folded.includes(' ') ? [folded] : baseForms(folded);
}
