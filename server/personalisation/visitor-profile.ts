import { MAX_REMEMBERED_JOBS, PERSONAL_JOBS } from '#schemas/api/constants.ts';
import { isDegrees } from '#schemas/api/distance.ts';
import type { Point } from '#schemas/api/jobs.ts';
import { MAX_PERSONAL_JOBS } from '#schemas/api/personalisation.ts';
import { memberOf } from '#schemas/json/members.ts';

/** What a request says of a visitor, parsed. It lives as long as the request. */
export interface KnownVisitor {
  /** Ids, newest first. */
  readonly viewed: readonly string[];
  /** Ids, newest first. */
  readonly applied: readonly string[];
  readonly point: Point | null;
  readonly preferences: VisitorPreferences;
}

export interface VisitorPreferences {
  readonly vehicles: readonly string[];
  readonly licences: readonly string[];
  readonly schedules: readonly string[];
  /** km around the profile's point; null where any distance is fine. */
  readonly radius: number | null;
}

export const NO_PREFERENCES: VisitorPreferences = {
  vehicles: [],
  licences: [],
  schedules: [],
  radius: null,
};

/** Answers to one question of the wizard that count. */
const MAX_ANSWERS = 20;
const LONGEST_ANSWER = 200;
const LONGEST_ID = 64;
/** Nothing on earth is farther away. */
const MAX_DISTANCE_KM = 20_040;

/**
 * Reads what a body says; nothing of it is needed, and what cannot be meant is left out: the specification does not
 * show these bodies, so that no object is wrong.
 */
export function parseProfile(body: unknown): KnownVisitor {
  const preferences = memberOf(body, 'preferences');
  return {
    viewed: toIds(memberOf(body, 'viewedJobIds')),
    applied: toIds(memberOf(body, 'appliedJobIds')),
    point: toPoint(memberOf(body, 'point')),
    preferences: {
      vehicles: toAnswers(memberOf(preferences, 'vehicles')),
      licences: toAnswers(memberOf(preferences, 'licences')),
      schedules: toAnswers(memberOf(preferences, 'schedules')),
      radius: toRadius(memberOf(preferences, 'radius')),
    },
  };
}

/** Whether nothing is known of a visitor. A distance alone says nothing. */
export function isEmptyProfile({ viewed, applied, point, preferences }: KnownVisitor): boolean {
  const { vehicles, licences, schedules } = preferences;
  const said = [viewed, applied, vehicles, licences, schedules];
  return point === null && said.every((texts) => texts.length === 0);
}

/** Jobs that a body asks for. */
export function parseCount(body: unknown): number {
  const count = memberOf(body, 'numberOfRecommendedJobs');
  if (typeof count !== 'number' || !Number.isFinite(count) || count < 1) return PERSONAL_JOBS;
  return Math.min(Math.floor(count), MAX_PERSONAL_JOBS);
}

function toIds(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const ids = value
    .slice(0, MAX_REMEMBERED_JOBS)
    .map((id: unknown) => (typeof id === 'number' ? String(id) : id));
  return [...new Set(ids.filter((id): id is string => isText(id, LONGEST_ID)))];
}

function toAnswers(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_ANSWERS).filter((answer) => isText(answer, LONGEST_ANSWER));
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest && value.trim() !== '';
}

function toPoint(value: unknown): Point | null {
  const latitude = memberOf(value, 'latitude');
  const longitude = memberOf(value, 'longitude');
  return isDegrees(latitude, 90) && isDegrees(longitude, 180) ? { latitude, longitude } : null;
}

function toRadius(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? Math.min(value, MAX_DISTANCE_KM) : null;
}
