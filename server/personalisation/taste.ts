import type { Candidate } from './candidate.ts';
import { type JobTraits, type Trait, toTraits } from './job-traits.ts';
import { toLicenceWords, toScheduleWords, toVehicleWords } from './job-words.ts';
import type { VisitorPreferences } from './visitor-profile.ts';
import { PREFERENCE_FACTOR, TRAIT_WEIGHTS, UNTOLD_TRAIT } from './weights.ts';

/** A job that somebody did something with, and how much it says of them. */
export interface WeighedJob {
  readonly job: Candidate;
  readonly weight: number;
}

/** What somebody is interested in: one wish for each trait that is known. */
export type Taste = readonly Wish[];

interface Wish {
  readonly trait: Trait;
  readonly weight: number;
  /** How well a job's words fit, from 0 to 1. */
  readonly fit: (words: readonly string[]) => number;
}

const TRAITS: readonly Trait[] = [
  'title',
  'category',
  'vehicle',
  'schedule',
  'licence',
  'employmentType',
  'company',
];

/** What preferences say takes the place of what the history says of the same trait. */
export function createTaste(
  history: readonly WeighedJob[],
  preferences: VisitorPreferences,
): Taste {
  const said: Partial<Record<Trait, readonly (readonly string[])[]>> = {
    vehicle: preferences.vehicles.map(toVehicleWords),
    schedule: preferences.schedules.map(toScheduleWords),
    licence: preferences.licences.map(toLicenceWords),
  };
  const traits = history.map(({ job, weight }) => ({ traits: toTraits(job), weight }));
  return TRAITS.flatMap((trait) => toPreference(trait, said[trait]) ?? toInterest(trait, traits));
}

/** How much a job is like what is wished for, from 0 to 1; 0 where nothing is known of anybody. */
export function toLikeness(taste: Taste, job: Candidate): number {
  if (taste.length === 0) return 0;
  const traits = toTraits(job);
  let sum = 0;
  let most = 0;
  for (const { trait, weight, fit } of taste) {
    const words = traits[trait];
    sum += weight * (words.length === 0 ? UNTOLD_TRAIT : fit(words));
    most += weight;
  }
  return sum / most;
}

/** Any of the answers will do. */
function toPreference(
  trait: Trait,
  answers: readonly (readonly string[])[] = [],
): Wish | undefined {
  const told = answers.filter((answer) => answer.length > 0);
  if (told.length === 0) return undefined;
  const fit = (words: readonly string[]): number =>
    Math.max(...told.map((answer) => shareOf(answer, words)));
  return { trait, weight: TRAIT_WEIGHTS[trait] * PREFERENCE_FACTOR, fit };
}

function shareOf(wanted: readonly string[], words: readonly string[]): number {
  return wanted.filter((word) => words.includes(word)).length / wanted.length;
}

/** The cosine between a job's words and those of the history, by their weights; none where no job tells the trait. */
function toInterest(
  trait: Trait,
  history: readonly { readonly traits: JobTraits; readonly weight: number }[],
): Wish[] {
  const weights = new Map<string, number>();
  for (const { traits, weight } of history)
    for (const word of traits[trait]) weights.set(word, (weights.get(word) ?? 0) + weight);
  if (weights.size === 0) return [];
  const length = Math.hypot(...weights.values());
  const fit = (words: readonly string[]): number => {
    const shared = words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    return shared / (length * Math.sqrt(words.length));
  };
  return [{ trait, weight: TRAIT_WEIGHTS[trait], fit }];
}
