import { clamp } from 'lodash-es';
import type { ValueSchema } from '#schemas/definitions/field-schema.ts';
import { MINUTE_MS } from '#schemas/time/durations.ts';

/** The number that a person typed, with a comma or a point, or undefined where it is none. */
export function parseNumber(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.');
  const isNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain);
  return isNumber ? Number(plain) : undefined;
}

export function isWithinLimits(schema: ValueSchema, value: number): boolean {
  return toAllowed(schema, value) === value;
}

/** The nearest number that the schema allows. */
export function toAllowed(schema: ValueSchema, value: number): number {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, isInteger } = schema;
  const bounded = clamp(value, minimum, maximum);
  const whole = isInteger ? Math.round(bounded) : bounded;
  if (exclusiveMinimum !== undefined && whole <= exclusiveMinimum) return exclusiveMinimum + 1;
  return whole;
}

/** Most of Mexico keeps this time; pages write moments in it where a widget says no other. */
export const DEFAULT_ZONE = 'America/Mexico_City';

/** What a clock in a zone shows at a moment such as `2026-12-05T10:00:00-06:00`: `2026-12-05T10:00`. */
export function toWallTime(moment: string, timeZone: string): string | undefined {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return undefined;
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/** The moment at which a clock in a zone shows a time, with the zone's offset: `2026-12-05T10:00:00-06:00`. */
export function toMoment(wallTime: string, timeZone: string): string | undefined {
  const shown = Date.parse(`${wallTime.slice(0, 16)}:00Z`);
  if (Number.isNaN(shown)) return undefined;
  // Twice: where the clocks change in between, the first guess has the offset of the other side.
  const guess = shown - offsetAt(shown, timeZone);
  const offset = offsetAt(shown - offsetAt(guess, timeZone), timeZone);
  return `${wallTime.slice(0, 16)}:00${offsetText(offset)}`;
}

/** How far the clocks of a zone are ahead of UTC, in ms. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
