import type { Step } from './run-steps.ts';

/** What must hold of the code before any test runs. Each tool's message says the remedy. */
export const checkSteps: readonly Step[] = [
  { name: 'generated files', command: 'tsx', args: ['scripts/codegen/main.ts', '--check'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  // By its path: both compilers call their program `tsc`, and dependency-cruiser reads nothing with this one.
  { name: 'types', command: 'node', args: ['node_modules/typescript-7/bin/tsc', '--build'] },
  {
    name: 'boundaries',
    command: 'depcruise',
    args: [
      'schemas',
      'runtime',
      'editor',
      'server',
      'scripts',
      'e2e',
      '--config',
      '.dependency-cruiser.cjs',
    ],
  },
  {
    name: 'shape of the code',
    command: 'tsx',
    args: ['scripts/structure/main.ts', '--check'],
  },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'page documents', command: 'tsx', args: ['scripts/validate/main.ts'] },
];
