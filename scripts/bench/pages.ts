import { newestJobPaths } from './job-paths.ts';

export interface BenchPage {
  /** Public path; of a job without its own slug, which differs from day to day. */
  readonly name: string;
  readonly path: string;
  /** Bar for its scripts in KiB gz: our own, below those of `docs/adr/0006-search-is-html-first.md`. */
  readonly maxScript: number;
}

/** What content pages may load before anyone touches them, in KiB gz. */
const MAX_CONTENT_SCRIPT = 6;

/** The search page and a job's page do more, still without a framework. */
const MAX_SEARCH_SCRIPT = 10;
const MAX_JOB_SCRIPT = 8;

const CONTENT_PAGES = [
  '/home',
  '/sobre-nosotros/quetzal-entregas',
  '/sobre-nosotros/cumbre-ultima-milla',
  '/como-ser-repartidor',
  '/empleos-guardados',
  '/norte/home',
] as const;

/** Pages that the benches measure. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const [jobPath = ''] = await newestJobPaths(origin, 1);
  return [
    ...CONTENT_PAGES.map((path) => ({ name: path, path, maxScript: MAX_CONTENT_SCRIPT })),
    { name: '/buscar-empleos', path: '/buscar-empleos', maxScript: MAX_SEARCH_SCRIPT },
    { name: '/job/…', path: jobPath, maxScript: MAX_JOB_SCRIPT },
  ];
}
