import { SITE_TIME_ZONE } from '#schemas/forms/base/days.ts';
import type { Language } from '../messages/messages.ts';

export const LOCALES: Readonly<Record<Language, string>> = { es: 'es-MX', en: 'en-US' };

/** Formats are kept: making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  formats.set(key, format);
  return format;
}

const agoFormats = new Map<Language, Intl.RelativeTimeFormat>();

function agoFormat(language: Language): Intl.RelativeTimeFormat {
  const format =
    agoFormats.get(language) ?? new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  agoFormats.set(language, format);
  return format;
}

/**
 * A moment in the reader's words and their own time: `3 dic 2026, 9:00 a.m.`
 * @param at RFC 3339
 */
export function formatMoment(at: string, language: Language, timeZone?: string): string {
  return dateFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(at));
}

/** A moment by the clocks of the site, where its day is the one by which lists are narrowed. @param at RFC 3339 */
export function formatSiteMoment(at: string, language: Language): string {
  return formatMoment(at, language, SITE_TIME_ZONE);
}

/**
 * A planned moment, with the offset of the clocks that show it, for people who read it elsewhere: `3 dic 2026, 9:00 a.m. GMT-6`
 * @param at RFC 3339
 */
export function formatPlannedMoment(at: string, language: Language, timeZone?: string): string {
  const offset = dateFormat(language, {
    timeZoneName: 'shortOffset',
    ...(timeZone !== undefined && { timeZone }),
  })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${formatMoment(at, language, timeZone)} ${offset}`;
}

/** The day that a moment is at the site, by which the service narrows lists, in the reader's words: `3 dic 2026`. @param at RFC 3339 */
export function formatDay(at: string, language: Language): string {
  return dateFormat(language, { dateStyle: 'medium', timeZone: SITE_TIME_ZONE }).format(
    new Date(at),
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Days that are still told as "3 days ago"; further back the date says more. */
const MAX_DAYS = 30;

/** How long ago a moment was: `hace 5 minutos`; undefined where its date says more. */
export function formatAgo(at: string, now: number, language: Language): string | undefined {
  const ago = Math.max(0, now - Date.parse(at));
  const format = agoFormat(language);
  const unit = UNITS.find(([, ms]) => ago >= ms);
  if (!unit) return format.format(0, 'second');
  const [name, ms] = unit;
  const count = Math.floor(ago / ms);
  return name === 'day' && count > MAX_DAYS ? undefined : format.format(-count, name);
}
