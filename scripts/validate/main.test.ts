import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pageData } from '#schemas/testing/documents.ts';
import { projectRoot } from '../base/project-root.ts';
import { createFolder } from './testing.ts';

const tsx = path.join(projectRoot, 'node_modules/tsx/dist/cli.mjs');

function spawn(args: readonly string[], cwd: string, input = '') {
  const command = [tsx, path.join(projectRoot, 'scripts/validate/main.ts'), ...args];
  return spawnSync(process.execPath, command, {
    cwd,
    input,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LANG: 'es_MX' },
  });
}

it('runs as a command from another folder, with files and standard input', () => {
  const cwd = createFolder({
    'home.page.json': JSON.stringify(pageData(undefined, { url: 'home' })),
  });
  const { status, stdout, stderr } = spawn(
    ['.', '-', '--format', 'json'],
    cwd,
    JSON.stringify(pageData()),
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({
    files: 2,
    errors: 1,
    problems: [{ file: 'home.page.json', pointer: '/url' }],
  });
  expect(status).toBe(1);
});

it('prints in the language of the environment and exits with 2 when nothing is there', () => {
  const { status, stdout } = spawn(['nada'], createFolder({}));
  expect(stdout).toContain('No se puede leer nada: ENOENT');
  expect(status).toBe(2);
});
