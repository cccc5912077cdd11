import { ensureChromium, ensureHeadlessChromium } from './base/chromium.ts';
import { ensureJava } from './base/java.ts';
import { makeTemporaryFolder } from './check/memory-folder.ts';
import { runSteps, type Step } from './check/run-steps.ts';
import { checkSteps } from './check/steps.ts';

// `npm test`: everything that must hold. The suites of the database run on both engines.

/**
 * Server tests that would say the same again: they ask no database, the embedded one alone, or only what other tests ask
 * of both.
 */
const SAME_ON_BOTH = [
  'server/app/{main,client-manifest,report-start,api-docs,api-client}.test.ts',
  'server/config/config.test.ts',
  'server/db/{embedded-database,pglite-pool,pglite-session,directory-lock,vacuum-timer}.test.ts',
  'server/assets/{check-asset,check-drawing,head-pictures}.test.ts',
  'server/resumes/{answers,child,fields,files}/**',
  'server/content/zip/**',
  'server/content/hard-forms.test.ts',
  'server/jobs/import/{read-feed,feed-losses,feed-variants}.test.ts',
  'server/{base,demo,http,places}/**',
];

/** What one of these steps has made of the sources, the next reads: it is found by their content. */
const SHARED = '--experimental.fsModuleCache';

/** What measures no time and uses one processor each; the longest first. */
const atOnce: readonly Step[] = [
  { name: 'byte budgets', command: 'tsx', args: ['scripts/bench/main.ts', '--budgets'] },
  ...checkSteps,
  {
    name: 'product of the browser tests',
    command: 'tsx',
    args: ['scripts/product/test-product.ts'],
  },
  { name: 'tables of the tests', command: 'tsx', args: ['scripts/test-tables.ts'] },
];

const oneByOne: readonly Step[] = [
  { name: 'unit, component and server tests', command: 'vitest', args: ['run', SHARED] },
  {
    name: 'server tests on PostgreSQL',
    command: 'tsx',
    args: [
      ...['scripts/postgres.ts', '--', 'vitest', 'run', SHARED],
      ...['--project', 'node', 'server/', 'scripts/bench/filters/'],
      ...SAME_ON_BOTH.flatMap((pattern) => ['--exclude', pattern]),
    ],
  },
  { name: 'browser tests', command: 'playwright', args: ['test'] },
];

ensureChromium();
ensureHeadlessChromium();
ensureJava();
const folder = makeTemporaryFolder();
process.env['TMPDIR'] = folder.path;
process.once('exit', () => folder.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exitCode = (await runSteps(atOnce, 2)) || (await runSteps(oneByOne));
