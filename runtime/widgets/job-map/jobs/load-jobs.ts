import { serviceUrl } from '../../../base/service-url.ts';
import { payText, placeText } from '../../../jobs/job-texts.ts';
import type { JobWords } from '../../../jobs/job-words.ts';
import type { MapData } from '../view/map-data.ts';

/** A job on the map. */
export interface MapJob {
  readonly urlSlug: string;
  /** Empty where the feed gives none, like every text. */
  readonly title: string;
  readonly company: string;
  readonly city: string;
  readonly place: string;
  readonly pay: string;
  readonly schedule: string;
  readonly longitude: number;
  readonly latitude: number;
}

export interface FoundJobs {
  readonly jobs: readonly MapJob[];
  /** All that the search finds, and those of them that are nowhere on a map. */
  readonly total: number;
  readonly unplaced: number;
}

/** After this, people are told that the map does not come. */
const TIMEOUT_MS = 20_000;

/** Members of the call that a search has no use for, or not always (spec section 7); empty, they say nothing. */
const UNUSED = { commuteRequest: null, coordinates: [], searchFields: [] };

/** Rejects when the service does not answer. */
export async function loadMapJobs({ url, request, texts }: MapData): Promise<FoundJobs> {
  const response = await fetch(serviceUrl('jobs', url), {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...UNUSED, ...request }),
  });
  if (!response.ok) throw new Error(`The map view answered ${response.status}.`);
  const { data }: { data?: Record<string, unknown> } = await response.json();
  const records = Array.isArray(data?.['records']) ? data['records'] : [];
  const jobs = records.flatMap((record) => toMapJob(record, texts));
  const total = numberOf(data?.['totalRecords']) ?? jobs.length;
  return { jobs, total, unplaced: numberOf(data?.['unplacedRecords']) ?? 0 };
}

function toMapJob(record: unknown, words: JobWords): MapJob[] {
  const job = fieldsOf(record);
  const { latitude, longitude } = fieldsOf(job['point']);
  const [north, east] = [numberOf(latitude), numberOf(longitude)];
  const urlSlug = textOf(job['urlSlug']);
  if (urlSlug === '' || north === undefined || east === undefined) return [];
  const { pay, schedule } = fieldsOf(job['details']);
  const [city, state, country] = [job['city'], job['state'], job['country']].map(textOf);
  return [
    {
      ...{ urlSlug, latitude: north, longitude: east },
      ...{ title: textOf(job['title']), company: textOf(job['company']), city: city ?? '' },
      place: placeText({ city: city ?? '', state: state ?? '', country: country ?? '' }),
      pay: payText(fieldsOf(pay), words),
      schedule: textOf(schedule),
    },
  ];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
