import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../base/project-root.ts';
import { type Figure, median } from '../measure/figures.ts';
import { newestJobPaths } from '../product/job-paths.ts';
import { startProductProcess } from '../product/product-process.ts';
import { measureFormInteractions } from './browser/form-interactions.ts';
import { measureInteractions } from './browser/interactions.ts';
import { type MeasuredPage, measurePaints, measureScores } from './browser/lighthouse.ts';
import { measureMeasuredVisitor } from './browser/measured-visitor.ts';
import { measureTransferredBytes } from './browser/transferred-bytes.ts';
import { measureEditorBytes } from './editor/editor-bytes.ts';
import { measureFilters } from './filters/filters.ts';
import { measureFormEstimates } from './forms/form-estimates.ts';
import { measureFormValidation } from './forms/form-validation.ts';
import { measureGeneratedForms } from './forms/generated-forms.ts';
import { measureImports } from './jobs/job-imports.ts';
import { measureJobSearch } from './jobs/job-search.ts';
import { EMBEDDED_JOBS, millionJobs } from './jobs/job-settings.ts';
import { measurePersonalisation } from './jobs/personalisation.ts';
import { benchPages } from './pages/bench-pages.ts';
import { measureMeasuringBytes } from './pages/measuring-bytes.ts';
import { measurePageBytes } from './pages/page-bytes.ts';
import { measureWeightErrors } from './pages/page-weights.ts';
import { measureRendering } from './pages/rendering.ts';
import { measureValidation } from './pages/validation.ts';
import { measureRelevance } from './relevance/relevance.ts';
import { measureResumes } from './resumes/resumes.ts';
import { measureContent } from './server/content.ts';
import { measureEventLoad } from './server/event-load.ts';
import { measureHostileLoad } from './server/hostile-load.ts';
import { measureKilledServer } from './server/killed-server.ts';
import { measureMixedLoad } from './server/mixed-load.ts';
import { measureCachedRequests, measureUncachedRequests } from './server/requests.ts';
import { EMBEDDED_RESULTS, measureResults, serverResults } from './server/result-views.ts';
import { measureSaves } from './server/saves.ts';
import { measureTerms } from './terms/terms-accuracy.ts';

const ROUNDS = 3;

/** Seconds until the first page can be served with data that exists. */
const MAX_SECONDS = 2;

export interface BenchSetting {
  /** Of a running product with its demo jobs; it starts when a part first asks for it. */
  readonly origin: () => Promise<string>;
  /** Folder of other builders' benches. */
  readonly peers: string | undefined;
}

/** One subject of `npm run bench`, which can be measured alone. */
export interface BenchPart {
  readonly name: string;
  /** Its figures do not depend on the machine: `npm test` holds them to their bars. */
  readonly isBudget?: true;
  /** It measures nothing where no PostgreSQL server is named. */
  readonly needsServer?: true;
  measure(setting: BenchSetting): Promise<readonly Figure[]> | readonly Figure[];
}

const LIGHTHOUSE_PAGES: readonly MeasuredPage[] = [
  { path: '/home', kind: 'content' },
  { path: '/sobre-nosotros/quetzal-entregas', kind: 'content' },
  { path: '/sobre-nosotros', kind: 'content' },
  { path: '/blogs/estrategias-para-repartidores-exitosos', kind: 'content' },
  { path: '/buscar-empleos', kind: 'search' },
];

export const BENCH_PARTS: readonly BenchPart[] = [
  {
    name: 'rendering',
    measure: async () => [
      ...(await measureRendering('repartidores-mx', 'home')),
      ...(await measureRendering('repartidores-mx', 'quetzal-entregas')),
    ],
  },
  { name: 'validation', measure: ({ peers }) => measureValidation(peers) },
  { name: 'starts', measure: () => measureStarts() },
  {
    name: 'bytes',
    isBudget: true,
    async measure(setting) {
      const origin = await setting.origin();
      return [
        ...(await measurePageBytes(origin, await benchPages(origin))),
        ...(await measureMeasuringBytes()),
        ...(await measureWeightErrors(origin)),
        ...measureEditorBytes(path.join(projectRoot, 'dist/editor')),
      ];
    },
  },
  { name: 'form-estimates', isBudget: true, measure: () => measureFormEstimates() },
  { name: 'form-validation', measure: () => measureFormValidation() },
  { name: 'generated-forms', measure: () => measureGeneratedForms() },
  { name: 'relevance', isBudget: true, measure: () => measureRelevance() },
  { name: 'resumes', measure: ({ peers }) => measureResumes(peers) },
  { name: 'terms', isBudget: true, measure: () => measureTerms() },
  {
    name: 'cached-requests',
    measure: async ({ origin }) => measureCachedRequests(await origin(), '/home'),
  },
  {
    name: 'lighthouse',
    measure: async ({ origin }) => measureScores(await origin(), await lighthousePages(origin)),
  },
  {
    name: 'paints',
    measure: async ({ origin }) => measurePaints(await origin(), await lighthousePages(origin)),
  },
  {
    name: 'interactions',
    async measure(setting) {
      const origin = await setting.origin();
      const [jobPath = ''] = await newestJobPaths(origin, 1);
      return measureInteractions(origin, jobPath);
    },
  },
  {
    name: 'form-interactions',
    measure: async ({ origin }) => measureFormInteractions(await origin()),
  },
  {
    name: 'measured-visitor',
    measure: async ({ origin }) => measureMeasuredVisitor(await origin()),
  },
  {
    name: 'transferred-bytes',
    async measure(setting) {
      const origin = await setting.origin();
      const [jobPath = ''] = await newestJobPaths(origin, 1);
      return measureTransferredBytes(origin, jobPath);
    },
  },
  {
    name: 'mixed-load',
    async measure(setting) {
      const origin = await setting.origin();
      return measureMixedLoad(origin, await newestJobPaths(origin, 50));
    },
  },
  { name: 'saves', measure: () => measureSaves() },
  { name: 'killed-server', measure: () => measureKilledServer() },
  { name: 'hostile-resumes', measure: () => measureHostileLoad() },
  { name: 'events', measure: () => measureEventLoad() },
  { name: 'results', measure: () => measureResults(EMBEDDED_RESULTS) },
  {
    name: 'results-of-server',
    needsServer: true,
    measure: () => measureResults(serverResults()),
  },
  { name: 'content', measure: () => measureContent() },
  { name: 'filters', measure: () => measureFilters() },
  { name: 'job-search', measure: () => measureJobSearch(EMBEDDED_JOBS) },
  { name: 'personalisation', measure: () => measurePersonalisation(EMBEDDED_JOBS) },
  {
    name: 'job-search-million',
    needsServer: true,
    measure: () => measureJobSearch(millionJobs()),
  },
  {
    name: 'personalisation-million',
    needsServer: true,
    measure: () => measurePersonalisation(millionJobs()),
  },
  { name: 'job-imports', measure: () => measureImports() },
  { name: 'uncached-requests', measure: () => measureUncachedRequests() },
];

async function lighthousePages(origin: () => Promise<string>): Promise<readonly MeasuredPage[]> {
  const jobs = await newestJobPaths(await origin(), 1);
  return [
    ...LIGHTHOUSE_PAGES,
    ...jobs.map((jobPath): MeasuredPage => ({ path: jobPath, kind: 'content' })),
  ];
}

/** Seconds to start on a new data directory and on an existing one, and memory at rest after that. */
async function measureStarts(): Promise<Figure[]> {
  const fresh: number[] = [];
  const existing: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
    const first = await startProductProcess(dataDir);
    fresh.push(first.startMs / 1000);
    await first.stop();
    const second = await startProductProcess(dataDir);
    existing.push(second.startMs / 1000);
    memory.push(await second.memory());
    await second.stop();
    rmSync(dataDir, { recursive: true });
  }
  const group = 'start';
  return [
    { group, name: 'new data directory', value: median(fresh), unit: 's' },
    {
      group,
      name: 'existing data',
      value: median(existing),
      unit: 's',
      bar: { atMost: MAX_SECONDS },
    },
    { group, name: 'memory after it', value: median(memory), unit: 'MiB' },
  ];
}
