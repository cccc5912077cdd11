import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../base/project-root.ts';

// The command runs in a copy of the project, and so do the checks that its result must pass.

const PARTS = [
  'schemas',
  'runtime',
  'scripts',
  'editor/ui/messages',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'rumbo-new-widget-'));
  for (const part of PARTS)
    cpSync(path.join(projectRoot, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, args, {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('npm run new-widget', () => {
  it('writes a widget that is registered, formatted and conformant', () => {
    expect(run('tsx', 'scripts/new-widget/main.ts', 'job-alert')).toMatchObject({ status: 0 });
    expect(run('tsx', 'scripts/codegen/main.ts', '--check')).toMatchObject({ status: 0 });
    expect(
      run('biome', 'check', 'runtime/widgets/job-alert', 'schemas/widgets/job-alert'),
    ).toMatchObject({ status: 0 });
    const conformance = run('vitest', 'run', 'runtime/conformance.test.tsx', '-t', 'job-alert');
    expect(conformance, conformance.output).toMatchObject({ status: 0 });
    expect(conformance.output).toMatch(/\b1[0-9] passed/);
  }, 120_000);

  it('refuses a name that is no widget type, and one that is taken', () => {
    expect(run('tsx', 'scripts/new-widget/main.ts', 'JobAlert')).toMatchObject({
      status: 2,
      output: expect.stringContaining('kebab-case'),
    });
    expect(run('tsx', 'scripts/new-widget/main.ts', 'hero')).toMatchObject({
      status: 2,
      output: expect.stringContaining('exists already'),
    });
  });
});
