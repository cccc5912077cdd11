import { isDegrees } from '#schemas/api/distance.ts';
import type { Point } from '#schemas/api/jobs.ts';
import { memberOf } from '#schemas/json/members.ts';
import type { Gazetteer } from './gazetteer.ts';
import { isMexico, MEXICO } from './is-mexico.ts';

/** What the address of a connection says about where somebody is; null for what it does not. */
export interface IpPlace {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  /** Of the city, never nearer than that: an address tells no street. */
  readonly point: Point | null;
}

/** Longer names are no names of places. */
const LONGEST_NAME = 100;

/**
 * A record of an MMDB file with cities, in the names of the gazetteer where it knows the city. Undefined for a record
 * that names no country. A record without city has no point: the middle of a country is nobody's place.
 */
export function readIpRecord(record: unknown, gazetteer: Gazetteer): IpPlace | undefined {
  const country = countryOf(memberOf(record, 'country'));
  if (country === null) return undefined;
  const subdivision = memberOf(memberOf(record, 'subdivisions'), '0');
  const state = nameOf(subdivision) ?? textOf(memberOf(subdivision, 'iso_code'));
  const city = nameOf(memberOf(record, 'city'));
  if (country === MEXICO) return mexicanPlace({ city, state, record, gazetteer });
  return { city, state, country, point: city === null ? null : pointOf(record) };
}

interface MexicanRecord {
  readonly city: string | null;
  readonly state: string | null;
  readonly record: unknown;
  readonly gazetteer: Gazetteer;
}

function mexicanPlace({ city, state, record, gazetteer }: MexicanRecord): IpPlace {
  const known = state === null ? undefined : gazetteer.normaliseState(state);
  const place = city === null ? undefined : gazetteer.findPlace({ city, state: known });
  if (place === undefined)
    return {
      city,
      state: known ?? state,
      country: MEXICO,
      point: city === null ? null : pointOf(record),
    };
  const { latitude, longitude } = place;
  return { city: place.city, state: place.state, country: MEXICO, point: { latitude, longitude } };
}

function countryOf(country: unknown): string | null {
  const code = textOf(memberOf(country, 'iso_code'));
  if (code !== null && isMexico(code)) return MEXICO;
  return nameOf(country) ?? code;
}

/** Spanish where the file has it. */
function nameOf(named: unknown): string | null {
  const names = memberOf(named, 'names');
  return textOf(memberOf(names, 'es')) ?? textOf(memberOf(names, 'en'));
}

function pointOf(record: unknown): Point | null {
  const location = memberOf(record, 'location');
  const latitude = memberOf(location, 'latitude');
  const longitude = memberOf(location, 'longitude');
  return isDegrees(latitude, 90) && isDegrees(longitude, 180) ? { latitude, longitude } : null;
}

function textOf(value: unknown): string | null {
  const isName = typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME;
  return isName ? value.trim() : null;
}
