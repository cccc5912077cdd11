import { createHash } from 'node:crypto';

const MAX_TITLE = 60;
const MAX_CITY = 40;
const HASH_DIGITS = 8;

export interface JobSlug {
  /** `repartidor-de-ultima-milla-leon-1a2b3c4d` */
  readonly url_slug: string;
  /** More digits of the same hash, for the day that two jobs of an agency share the first ones. */
  readonly slug_rest: string;
}

export interface SlugSource {
  readonly title: string | null;
  readonly city: string | null;
  readonly agencyId: string;
  readonly clientId: string;
  readonly referenceNumber: string;
}

/** The address of a job: title, city and 8 hexadecimal digits of agency, client and reference number. */
export function mintJobSlug(source: SlugSource): JobSlug {
  const { title, city, agencyId, clientId, referenceNumber } = source;
  const hash = createHash('sha256')
    .update(`${agencyId}/${clientId}/${referenceNumber}`)
    .digest('hex');
  const words = [slugOf(title, MAX_TITLE), slugOf(city, MAX_CITY), hash.slice(0, HASH_DIGITS)];
  return {
    url_slug: words.filter((word) => word !== '').join('-'),
    slug_rest: hash.slice(HASH_DIGITS, 2 * HASH_DIGITS),
  };
}

function slugOf(text: string | null, max: number): string {
  return (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-|-$/g, '');
}
