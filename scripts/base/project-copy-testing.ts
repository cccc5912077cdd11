import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { projectRoot } from './project-root.ts';

const PARTS = [
  'schemas',
  'runtime',
  'scripts',
  'server',
  'editor/ui/messages',
  'docs',
  'biome.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];

export interface ProjectCopy {
  /** Absolute path. */
  folder(): string;
  /** Runs a command of a package in it. */
  run(
    command: string,
    ...args: string[]
  ): { readonly status: number | null; readonly output: string };
}

/** Time for several whole tools one after the other, which a busy machine takes. */
export const TOOLS_MS = 600_000;

/** A copy of the project for commands that write into it, for the tests of a file. */
export function copyProject(): ProjectCopy {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'rumbo-copy-'));
    for (const part of PARTS)
      cpSync(path.join(projectRoot, part), path.join(copy, part), { recursive: true });
    // The cache has the database of tests, which takes seconds to make.
    for (const shared of ['node_modules', '.cache'])
      symlinkSync(path.join(projectRoot, shared), path.join(copy, shared));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  return {
    folder: () => copy,
    run(command, ...args) {
      const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, args, {
        cwd: copy,
        env: { ...process.env, NO_COLOR: '1' },
        encoding: 'utf8',
      });
      return { status, output: stdout + stderr };
    },
  };
}
