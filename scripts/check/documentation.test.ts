import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { configVariables } from '#server/config/config.ts';
import { startProblemCodes } from '#server/config/start-problem.ts';
import { errorCatalogue } from '#server/http/error-catalogue.ts';
import { projectRoot } from '../base/project-root.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** Cells of the table rows that follow a heading, without head and rule. */
function tableAfter(text: string, heading: string): string[][] {
  const section = text.split(`${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

it('explains every reason why the server does not start', () => {
  const table = tableAfter(read('docs/server-errors.md'), '## When it does not start');
  expect(table.map(([code]) => code)).toEqual([...startProblemCodes]);
});

it('explains every error of the API with its status', () => {
  const table = tableAfter(read('docs/server-errors.md'), '## When it answers with an error');
  const documented = table.map(([code, status]) => [code, Number(status)]);
  expect(documented).toEqual(
    Object.entries(errorCatalogue).map(([code, { status }]) => [code, status]),
  );
});

it('lists every setting in the README as the server reads it', () => {
  const table = tableAfter(read('README.md'), '## Configuration');
  expect(table).toEqual(
    configVariables.map(({ name, default: value, meaning }) => [name, value, meaning]),
  );
});
