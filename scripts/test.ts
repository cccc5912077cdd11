import { checkSteps } from './check-steps.ts';
import { ensureChromium } from './chromium.ts';
import { runSteps, type Step } from './run-steps.ts';

// `npm test`: everything that must hold. The suites of the database run on both engines.

/** Server tests that would say the same again: they ask no database, or the embedded one alone. */
const WITHOUT_DATABASE = [
  'server/main.test.ts',
  'server/db/{embedded-database,pglite-pool,directory-lock,vacuum-timer}.test.ts',
  'server/{demo,html,http,places}/**',
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
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test'],
    env: { CHROME_PATH: ensureChromium() },
  },
  { name: 'byte budgets', command: 'tsx', args: ['scripts/bench/main.ts', '--budgets'] },
];

process.exitCode = await runSteps(steps);
