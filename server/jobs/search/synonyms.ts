import { LRUCache } from 'lru-cache';
import { baseForms, foldText, toWords } from './folded-words.ts';
import { MEXICAN_SYNONYMS } from './mexican-synonyms.ts';

/** What stands beside a word or phrase in searches. */
export interface Synonyms {
  /** Other words and phrases for a folded text; empty where there are none. */
  of(folded: string): readonly string[];
  /** Whether the folded text is a phrase of a group. */
  has(folded: string): boolean;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** Every single word of all groups, with its accents. */
  readonly words: readonly string[];
}

type Group = ReadonlyMap<string, string>;

/** Groups are written by people; more of one would make searches slow. */
const MAX_MEMBERS = 12;

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
  return {
    of: (folded) => othersIn(groups, folded),
    has: (folded) => phrases.has(folded),
    longest: Math.max(1, ...[...phrases].map((phrase) => phrase.split(' ').length)),
    words: groups.flatMap((group) => [...group.values()].filter((text) => !text.includes(' '))),
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
  const forms = folded.includes(' ') ? [folded] : baseForms(folded);
  // The form as typed first: `camiones` means what `camion` does, not what its other forms might.
  const form = forms.find((candidate) => groups.some((group) => group.has(candidate)));
  if (form === undefined) return [];
  const others = groups.flatMap((group) =>
    group.has(form) ? [...group].filter(([member]) => member !== form) : [],
  );
  return [...new Map(others).values()];
}
