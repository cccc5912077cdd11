import { distanceKm } from '#schemas/api/distance.ts';
import type { Point } from '#schemas/api/jobs.ts';
import type { Candidate } from './candidate.ts';
import { toValue } from './job-words.ts';
import type { WeighedJob } from './taste.ts';
import { HALVING_KM, MAX_PLACES, PLACE_KM, SAME_CITY, SAME_STATE } from './weights.ts';

/** A place where somebody looks for work. */
export interface Whereabouts {
  readonly point: Point | null;
  readonly city: string | null;
  readonly state: string | null;
  /** From 0 to 1; of the most important place 1. */
  readonly importance: number;
}

interface Cluster extends Omit<Whereabouts, 'importance'> {
  weight: number;
}

/**
 * Where the jobs of a history are, the most important place first. Jobs near the first one of a place belong to it;
 * those without a point belong to the place with their city.
 */
export function placesOfHistory(history: readonly WeighedJob[]): readonly Whereabouts[] {
  const clusters: Cluster[] = [];
  for (const { job, weight } of history) {
    if (job.point === null && job.city === null) continue;
    const cluster = clusters.find((known) => isSamePlace(known, job));
    if (cluster) cluster.weight += weight;
    else clusters.push({ point: job.point, city: job.city, state: job.state, weight });
  }
  const sorted = clusters.sort((a, b) => b.weight - a.weight).slice(0, MAX_PLACES);
  const most = sorted[0]?.weight ?? 1;
  return sorted.map(({ weight, ...place }) => ({ ...place, importance: weight / most }));
}

/** How near a job is to where somebody looks for work, from 0 to 1; 0 where that is not known. */
export function toNearness(places: readonly Whereabouts[], job: Candidate): number {
  return Math.max(0, ...places.map((place) => place.importance * closeness(place, job)));
}

/** Whether a job is at most so many km from a place; one without a point where its city is the same. */
export function isWithinReach(place: Whereabouts, job: Candidate, km: number): boolean {
  return place.point === null || job.point === null
    ? isSameCity(place, job)
    : distanceKm(place.point, job.point) <= km;
}

function closeness(place: Whereabouts, job: Candidate): number {
  if (place.point !== null && job.point !== null)
    return 2 ** (-distanceKm(place.point, job.point) / HALVING_KM);
  if (isSameCity(place, job)) return SAME_CITY;
  return isSameName(place.state, job.state) ? SAME_STATE : 0;
}

function isSamePlace(place: Omit<Whereabouts, 'importance'>, job: Candidate): boolean {
  return place.point === null || job.point === null
    ? isSameCity(place, job)
    : distanceKm(place.point, job.point) <= PLACE_KM;
}

type Names = Pick<Whereabouts, 'city' | 'state'>;

function isSameCity(a: Names, b: Names): boolean {
  const isOtherState = a.state !== null && b.state !== null && !isSameName(a.state, b.state);
  return isSameName(a.city, b.city) && !isOtherState;
}

/** An unknown name is like no other. */
function isSameName(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && (a === b || toValue(a) === toValue(b));
}
