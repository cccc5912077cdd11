import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import type { StartView } from './start-view.ts';

/** What the server tells the script of a map, as JSON. */
export interface MapData {
  /** Address of the map-view service for this site. */
  readonly url: string;
  readonly request: JobSearchRequest;
  readonly start: StartView;
  /** Address of the site's own map; the embedded one without it. */
  readonly styleUrl?: string | undefined;
  /** Path of a job's page up to its slug, with the site's prefix. */
  readonly jobPath: string;
  readonly texts: MapTexts;
}

/** Texts that the script fills in, without the `job-map.` of their keys. */
export const MAP_TEXTS = [
  ...([
    'loading',
    'failed',
    'no-webgl',
    'retry',
    'canvas',
    'zoom-in',
    'zoom-out',
    'zone',
    'close',
  ] as const),
  ...([
    'count-one',
    'count-many',
    'newest',
    'unplaced-one',
    'unplaced-many',
    'none',
    'nothing',
  ] as const),
  ...(['here', 'chosen', 'range', 'natural-earth', 'geonames'] as const),
] as const;

type MapText = (typeof MAP_TEXTS)[number];
export type MapTexts = Readonly<Record<MapText | 'untitled' | 'far' | 'near', string>>;
