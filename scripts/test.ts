import { ensureChromium, ensureHeadlessChromium } from './base/chromium.ts';
import { ensureJava } from './base/java.ts';
import { makeTemporaryFolder } from './check/memory-folder.ts';
import { runSteps, type Step } from './check/run-steps.ts';
import { checkSteps } from './check/steps.ts';

// `npm test`: everything that must hold. The suites of the database run on both engines.

/** Server tests that would say the same again: they ask no database, or the embedded one alone. */
const WITHOUT_DATABASE = [
  'server/{app/main,config/config}.test.ts',
  'server/db/{embedded-database,pglite-pool,pglite-session,directory-lock,vacuum-timer}.test.ts',
  'server/assets/check-{asset,drawing}.test.ts',
  'server/content/zip/**',
  'server/jobs/import/read-feed.test.ts',
  'server/{base,demo,http,places}/**',
];

const steps: readonly Step[] = [
  ...checkSteps,
  { name: 'unit, component and server tests', command: 'vitest', args: ['run'] },
  {
    name: 'server tests on PostgreSQL',
    command: 'tsx',
    args: [
      ...['scripts/postgres.ts', '--', 'vitest', 'run', 'server'],
      ...WITHOUT_DATABASE.flatMap((pattern) => ['--exclude', pattern]),
    ],
  },
  { name: 'browser tests', command: 'playwright', args: ['test'] },
  { name: 'byte budgets', command: 'tsx', args: ['scripts/bench/main.ts', '--budgets'] },
];

ensureChromium();
ensureHeadlessChromium();
ensureJava();
const folder = makeTemporaryFolder();
process.env['TMPDIR'] = folder.path;
process.once('exit', () => folder.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exitCode = await runSteps(steps);
