import { checkSteps } from './check-steps.ts';
import { ensureChromium } from './chromium.ts';
import { runSteps, type Step } from './run-steps.ts';

// `npm test`: everything that must hold. The suites of the database run on both engines.

const steps: readonly Step[] = [
  ...checkSteps,
  { name: 'unit, component and server tests', command: 'vitest', args: ['run'] },
  {
    name: 'server tests on PostgreSQL',
    command: 'tsx',
    args: ['scripts/postgres.ts', '--', 'vitest', 'run', 'server'],
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
