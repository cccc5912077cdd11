import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS } from '#schemas/time/durations.ts';
import { BORDER_TOWNS } from './border-towns.ts';

/** Time zones of Mexico, that of most of it first: a zone's index is its code, which the database counts by too. */
export const MEXICAN_ZONES = [
  'America/Mexico_City',
  'America/Cancun',
  'America/Mazatlan',
  'America/Hermosillo',
  'America/Tijuana',
  'America/Ciudad_Juarez',
  'America/Matamoros',
] as const;

export type MexicanZone = (typeof MEXICAN_ZONES)[number];

/** States whose clocks are others (Ley de los Husos Horarios, 2022). */
export const ZONE_OF_STATE: Readonly<Record<string, MexicanZone>> = {
  'Quintana Roo': 'America/Cancun',
  'Baja California Sur': 'America/Mazatlan',
  Nayarit: 'America/Mazatlan',
  Sinaloa: 'America/Mazatlan',
  Sonora: 'America/Hermosillo',
  'Baja California': 'America/Tijuana',
};

/** Towns with clocks of their own. */
export interface ZonedTowns {
  readonly state: string;
  readonly zone: MexicanZone;
  readonly towns: ReadonlySet<string>;
}

export const ZONED_TOWNS: readonly ZonedTowns[] = Object.entries(BORDER_TOWNS).flatMap(
  ([state, byZone]) => {
    const townsOf: Partial<Record<MexicanZone, readonly string[]>> = byZone;
    return MEXICAN_ZONES.flatMap((zone) => {
      const towns = townsOf[zone];
      return towns === undefined ? [] : [{ state, zone, towns: new Set(towns) }];
    });
  },
);

interface Place {
  readonly city: string | null;
  readonly state: string | null;
}

/** Of a place as jobs name it; that of most of Mexico where nobody knows. */
export function zoneOf({ city, state }: Place): MexicanZone {
  const own = ZONED_TOWNS.find((zoned) => zoned.state === state && zoned.towns.has(city ?? ''));
  if (own !== undefined) return own.zone;
  return ZONE_OF_STATE[state ?? ''] ?? MEXICAN_ZONES[0];
}

/** Making one takes longer than asking it. */
const formats = new Map(
  MEXICAN_ZONES.map((timeZone) => {
    return [timeZone, new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })];
  }),
);

interface Offset {
  /** `-08:00` */
  readonly text: string;
  /** How far clocks are behind UTC, in ms. */
  readonly behind: number;
}

/** Hours of zones that are remembered: lists of jobs ask for the same ones over and over. */
const MAX_OFFSETS = 10_000;

/** By zone and hour: clocks change at full hours only. */
const offsets = new LRUCache<string, Offset>({ max: MAX_OFFSETS });

function offsetAt(zone: MexicanZone, time: number): Offset {
  const key = `${zone} ${Math.floor(time / HOUR_MS)}`;
  const known = offsets.get(key);
  if (known) return known;
  const offset = readOffset(zone, time);
  offsets.set(key, offset);
  return offset;
}

function readOffset(zone: MexicanZone, time: number): Offset {
  const parts = formats.get(zone)?.formatToParts(time) ?? [];
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const text = name.replace('GMT', '');
  const [hours = 0, minutes = 0] = text.slice(1).split(':').map(Number);
  return { text, behind: hours * HOUR_MS + minutes * (HOUR_MS / 60) };
}

/** The moment at which clocks show what those of UTC show at `shown`, in ms; not a number where that is none. */
export function momentOf(zone: MexicanZone, shown: number): number {
  if (Number.isNaN(shown)) return shown;
  const near = shown + offsetAt(zone, shown).behind;
  return shown + offsetAt(zone, near).behind;
}

/** Days since 1970 at a moment. */
export function dayIn(zone: MexicanZone, time: number): number {
  return Math.floor((time - offsetAt(zone, time).behind) / DAY_MS);
}

/** A moment as clocks show it, in RFC 3339. */
export function zonedMoment(zone: MexicanZone, time: number): string {
  const { text, behind } = offsetAt(zone, time);
  return new Date(time - behind).toISOString().replace('Z', text);
}
