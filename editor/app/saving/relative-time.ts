import type { Language } from '../../ui/messages/messages.ts';

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long ago something was: `hace 2 minutos`, `ahora`. Times in ms since the epoch. */
export function relativeTime(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const largest = UNITS.find(({ ms }) => passed >= ms);
  if (!largest) return format.format(0, 'second');
  return format.format(-Math.floor(passed / largest.ms), largest.unit);
}
