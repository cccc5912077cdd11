import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../../measure/figures.ts';
import { gzipBytes } from '../../measure/gzip-bytes.ts';
import { PRODUCT_BUILD } from '../../product/build-stamp.ts';

const KIB = 1024;

/** What the embedded map may weigh; MapLibre weighs what it weighs. */
const MAX_BASEMAP = 60;

/** Gzipped kibibytes that opening the map adds to a page, by file of the build; the page itself has none of them. */
const FILES = [
  { name: 'MapLibre with our part', source: 'runtime/widgets/job-map/live/live-map.ts' },
  { name: 'worker', source: 'node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs' },
  {
    name: 'basemap',
    source: 'runtime/widgets/job-map/ground/basemap-mx.json',
    atMost: MAX_BASEMAP,
  },
] as const;

/** What a visitor downloads once on opening the map, and with each search in it. */
export async function measureMapBytes(origin: string): Promise<Figure[]> {
  const figure = (name: string, bytes: number): Figure => {
    return { group: 'bytes', name: `map, ${name}`, value: bytes / KIB, unit: 'KiB gz' };
  };
  const files = FILES.map(({ name, source, ...bar }) => ({
    ...figure(name, gzipBytes(readBuilt(source))),
    ...('atMost' in bar && { bar: { atMost: bar.atMost } }),
  }));
  return [...files, figure('1,000 jobs', gzipBytes(await loadJobs(origin)))];
}

function readBuilt(source: string): string {
  const client = path.join(PRODUCT_BUILD.distDir, 'client');
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
  const { file } = (manifest as Record<string, { file: string } | undefined>)[source] ?? {};
  if (file === undefined) throw new Error(`The build has no ${source}.`);
  return readFileSync(path.join(client, file), 'utf8');
}

async function loadJobs(origin: string): Promise<string> {
  const url = `${origin}/v4/agencies/entregas/jobs/map-view?site=repartidores-mx&totalRecords=1000`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchTerm: '', commuteRequest: null }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
