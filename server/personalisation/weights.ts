import type { Trait } from './job-traits.ts';

// Every number that decides which jobs a personal list shows. docs/personalisation.md explains the formula.

/** How much of a score is likeness to what a visitor is interested in, being near, and being new. */
export const SCORE_SHARES = { likeness: 0.5, nearness: 0.4, freshness: 0.1 } as const;

/** How much two jobs with the same trait are alike. */
export const TRAIT_WEIGHTS: Readonly<Record<Trait, number>> = {
  title: 3,
  category: 2,
  vehicle: 2,
  schedule: 1.5,
  licence: 1,
  employmentType: 0.5,
  company: 0.5,
};

/** What somebody says counts so many times what is read from jobs that they looked at. */
export const PREFERENCE_FACTOR = 2;

/** Likeness in a trait that a job does not tell: less than the wish, more than something else. */
export const UNTOLD_TRAIT = 0.25;

/** Applying for a job says so many times what looking at one does. */
export const DEED_WEIGHTS = { applied: 3, viewed: 1 } as const;

/** Each job counts so much of the next newer one: the last four weigh as much as sixteen before them. */
export const RECENCY = 0.85;

/** Nearness halves with every so many kilometres. */
export const HALVING_KM = 25;

/** Nearness of a job without a point, by its name of a place. */
export const SAME_CITY = 0.7;
export const SAME_STATE = 0.2;

/** Jobs so near to each other are in one place. */
export const PLACE_KM = 25;

/** Places of a history that count, the most important first. */
export const MAX_PLACES = 3;

/** Freshness halves with every so many days that a job is older than the newest. */
export const HALVING_DAYS = 30;

/** A job that was looked at keeps so much of its score: what is still unknown comes first. */
export const SEEN_FACTOR = 0.9;

/** Jobs less alike than this are not similar. */
export const MIN_SIMILARITY = 0.35;

/** Shares of a list that one company, and one title in one city, may have before all others had their turn. */
export const COMPANY_SHARE = 1 / 2;
export const TITLE_IN_CITY_SHARE = 1 / 3;

/** Jobs of each kind that are considered, the newest or the nearest of theirs. */
export const POOL_SIZES = {
  /** Of the most important place, the second, the third. */
  places: [150, 50, 25],
  state: 40,
  near: 40,
  words: 40,
  title: 30,
  company: 20,
  newest: 40,
  /** Where no place is known. */
  newestAnywhere: 200,
} as const;

/** Titles of a history that jobs are looked up by, the most important first. */
export const MAX_TITLES = 2;

/** Where so many jobs are this much alike and this near, no others are looked up by their words. */
export const ENOUGH_GOOD = 8;
export const GOOD_SCORE = 0.6;

/** km within which the nearest jobs are considered. */
export const MAX_NEAR_KM = 162;

/** Preferred vehicles or schedules that jobs are looked up by. */
export const MAX_ANSWERS_IN_WORDS = 4;

/** Best of the considered jobs whose details are read. */
export const MAX_DETAILED = 100;
