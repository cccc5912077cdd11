import { DAY_MS, HOUR_MS } from '#schemas/time/durations.ts';

/** Time zones of Mexico, that of most of it first: a zone's index is its code, which the database counts by too. */
export const MEXICAN_ZONES = [
  'America/Mexico_City',
  'America/Cancun',
  'America/Mazatlan',
  'America/Hermosillo',
  'America/Tijuana',
  'America/Ciudad_Juarez',
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

/** A town whose clocks are not those of its state. */
export const TOWN_ZONE = {
  city: 'Ciudad Juárez',
  state: 'Chihuahua',
  zone: 'America/Ciudad_Juarez',
} as const;

interface Place {
  readonly city: string | null;
  readonly state: string | null;
}

/** Of a place as jobs name it; that of most of Mexico where nobody knows. */
export function zoneOf({ city, state }: Place): MexicanZone {
  if (state === TOWN_ZONE.state && city === TOWN_ZONE.city) return TOWN_ZONE.zone;
  return ZONE_OF_STATE[state ?? ''] ?? MEXICAN_ZONES[0];
}

/** Making one takes longer than asking it. */
const formats = new Map(
  MEXICAN_ZONES.map((timeZone) => {
    return [timeZone, new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })];
  }),
);

/** `-08:00` */
function offsetText(zone: MexicanZone, time: number): string {
  const parts = formats.get(zone)?.formatToParts(time) ?? [];
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '');
}

/** How far clocks are behind UTC at a moment, in ms. */
function behindUtc(zone: MexicanZone, time: number): number {
  const [hours = 0, minutes = 0] = offsetText(zone, time).slice(1).split(':').map(Number);
  return hours * HOUR_MS + minutes * (HOUR_MS / 60);
}

/** The moment at which clocks show what those of UTC show at `shown`, in ms; not a number where that is none. */
export function momentOf(zone: MexicanZone, shown: number): number {
  if (Number.isNaN(shown)) return shown;
  const near = shown + behindUtc(zone, shown);
  return shown + behindUtc(zone, near);
}

/** Days since 1970 at a moment. */
export function dayIn(zone: MexicanZone, time: number): number {
  return Math.floor((time - behindUtc(zone, time)) / DAY_MS);
}

/** A moment as clocks show it, in RFC 3339. */
export function zonedMoment(zone: MexicanZone, time: number): string {
  const shown = new Date(time - behindUtc(zone, time)).toISOString();
  return shown.replace('Z', offsetText(zone, time));
}
