import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyProject, TOOLS_MS } from '../base/project-copy-testing.ts';
import { noticeFiles, noticePlaces } from './third-kind.ts';

const { folder, run } = copyProject();

const JOURNEY = 'server/content/document-kinds.test.ts';

function addTo(file: string, before: string, added: string): void {
  const place = path.join(folder(), file);
  const text = readFileSync(place, 'utf8');
  expect(text.split(before), file).toHaveLength(2);
  writeFileSync(
    place,
    text.replace(before, () => `${before}${added}`),
  );
}

it(
  'a third kind of document has drafts, versions, import and export by its files and its place in the lists',
  () => {
    for (const [file, text] of Object.entries(noticeFiles))
      writeFileSync(path.join(folder(), file), text);
    for (const [file, before, added] of noticePlaces) addTo(file, before, added);
    expect(run('tsx', 'scripts/codegen/main.ts')).toMatchObject({ status: 0 });
    const tests = run('vitest', 'run', JOURNEY, '-t', 'notice');
    expect(tests, tests.output).toMatchObject({ status: 0 });
    expect(tests.output).toMatch(/3 passed/);
  },
  TOOLS_MS,
);
