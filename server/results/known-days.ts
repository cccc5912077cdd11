import type { Kysely } from 'kysely';
import type { ResultsAnswer } from '#schemas/api/recruiting/results.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { Tables } from '../db/schema.ts';
import { firstCountedDay } from '../events/roll-up.ts';
import { loadApplicationSettings } from '../recruiting/listed/application-settings.ts';
import type { ResultScope } from './result-scope.ts';

/** From which days on nothing has been deleted for its age: what is older is unknown, not none. */
export async function readKnownFrom(
  kysely: Kysely<Tables>,
  { site }: ResultScope,
  now: number,
): Promise<ResultsAnswer['knownFrom']> {
  const { retentionDays } = await loadApplicationSettings(kysely, site);
  // Of the day that is as old some are deleted already.
  const applications = todayIn(SITE_TIME_ZONE, now - (retentionDays - 1) * DAY_MS);
  return { events: firstCountedDay(now), applications };
}
