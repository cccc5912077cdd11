import './production.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../build.ts';
import { projectRoot } from '../project-root.ts';
import { measureContent } from './content.ts';
import { measureEditorBytes } from './editor/editor-bytes.ts';
import { type Figure, holds, toTable } from './figures.ts';
import { measureInteractions } from './interactions.ts';
import { measureImports } from './job-imports.ts';
import { newestJobPaths } from './job-paths.ts';
import { measureJobSearch } from './job-search.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMixedLoad } from './mixed-load.ts';
import { measurePageBytes } from './page-bytes.ts';
import { measureWeightErrors } from './page-weights.ts';
import { benchPages } from './pages.ts';
import { runPeers } from './peers.ts';
import { startProductProcess } from './product-process.ts';
import { measureRendering } from './rendering.ts';
import { measureCachedRequests, measureUncachedRequests } from './requests.ts';
import { measureStarts } from './starts.ts';
import { measureValidation } from './validation.ts';

// `npm run bench`: every figure of this version in one run, with a control beside each rate.
// `--budgets` measures bytes only, which do not depend on the machine, and fails when one misses its bar.

const { values: options } = parseArgs({
  options: { budgets: { type: 'boolean' }, peers: { type: 'string' } },
});

await ensureBuild();
const figures = options.budgets ? await withProduct(measureBytes) : await measureAll();
process.stdout.write(toTable(figures));

if (options.budgets) {
  process.exitCode = figures.every(holds) ? 0 : 1;
} else {
  mkdirSync(path.join(projectRoot, 'bench'), { recursive: true });
  writeFileSync(
    path.join(projectRoot, 'bench/results.json'),
    `${JSON.stringify(figures, null, 2)}\n`,
  );
  process.stdout.write(`\n${runPeers(options.peers)}`);
}

async function measureAll(): Promise<Figure[]> {
  const rendering = [
    ...(await measureRendering('repartidores-mx', 'home')),
    ...(await measureRendering('repartidores-mx', 'quetzal-entregas')),
  ];
  const validation = measureValidation(options.peers);
  const starts = await measureStarts();
  const served = await withProduct(async (origin) => [
    ...(await measureBytes(origin)),
    ...(await measureCachedRequests(origin, '/home')),
    ...measureLighthouse(origin, [
      '/home',
      '/sobre-nosotros/quetzal-entregas',
      '/sobre-nosotros',
      '/blogs/estrategias-para-repartidores-exitosos',
      '/buscar-empleos',
      ...(await newestJobPaths(origin, 1)),
    ]),
    ...(await measureInteractions(origin, (await newestJobPaths(origin, 1))[0] ?? '')),
    ...(await measureMixedLoad(origin, await newestJobPaths(origin, 50))),
  ]);
  const content = await measureContent();
  const jobs = [...(await measureJobSearch()), ...(await measureImports())];
  return [
    ...rendering,
    ...validation,
    ...starts,
    ...served,
    ...content,
    ...jobs,
    await measureUncachedRequests(),
  ];
}

async function measureBytes(origin: string): Promise<Figure[]> {
  return [
    ...(await measurePageBytes(origin, await benchPages(origin))),
    ...(await measureWeightErrors(origin)),
    ...measureEditorBytes(path.join(projectRoot, 'dist/editor')),
  ];
}

async function withProduct(measure: (origin: string) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  const product = await startProductProcess(dataDir);
  try {
    return await measure(product.origin);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true });
  }
}
