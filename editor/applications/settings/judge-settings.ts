import type { ApplicationSettings } from '#schemas/api/recruiting/settings.ts';
import { UNKNOWN_WORD } from '../person/contact-links.ts';

/** What is wrong, by the field that it is about. */
export type SettingsProblems = ReadonlyMap<SettingsField, SettingsProblem>;

export type SettingsField =
  | `step ${string}`
  | `template-name ${string}`
  | `template-text ${string}`
  | 'dropOffHours'
  | 'retentionDays';

export type SettingsProblem = 'empty' | 'hours' | 'days' | 'unknown-word';

/** Bounds of the API. */
export const HOURS = { min: 1, max: 720 } as const;
export const DAYS = { min: 1, max: 3650 } as const;

export function judgeSettings(settings: ApplicationSettings): SettingsProblems {
  const problems = new Map<SettingsField, SettingsProblem>();
  const isEmpty = (text: string) => text.trim() === '';
  for (const { id, name } of settings.steps) if (isEmpty(name)) problems.set(`step ${id}`, 'empty');
  for (const { id, name, text } of settings.templates) {
    if (isEmpty(name)) problems.set(`template-name ${id}`, 'empty');
    if (isEmpty(text)) problems.set(`template-text ${id}`, 'empty');
    else if (UNKNOWN_WORD.test(text)) problems.set(`template-text ${id}`, 'unknown-word');
  }
  if (!isWithin(settings.dropOffHours, HOURS)) problems.set('dropOffHours', 'hours');
  if (!isWithin(settings.retentionDays, DAYS)) problems.set('retentionDays', 'days');
  return problems;
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }) {
  return Number.isInteger(value) && value >= min && value <= max;
}
