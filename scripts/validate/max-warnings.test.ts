import { expect, it } from 'vitest';
import { pageData } from '#schemas/testing/documents.ts';
import { createFolder, run, runJson } from './testing.ts';

const unknown = (id: string) => ({ id, type: 'zzz', content: {} });
const page = JSON.stringify(pageData([unknown('a'), unknown('b')]));
const warned = () => {
  const cwd = createFolder({ 'home.page.json': page });
  const { warnings } = runJson(['.'], { cwd });
  return { cwd, warnings };
};

it('fails when there are more warnings than allowed', () => {
  const { cwd, warnings } = warned();
  expect(warnings).toBeGreaterThan(1);
  const limit = (count: number) => run(['.', '--max-warnings', String(count)], { cwd });
  expect(limit(warnings)).toMatchObject({ exitCode: 0 });
  expect(limit(warnings).stdout).toContain(`Warnings allowed: ${warnings}.\n`);
  expect(limit(warnings - 1)).toMatchObject({ exitCode: 1 });
  expect(limit(warnings - 1).stdout).toContain(`More warnings than the ${warnings - 1} allowed.\n`);
});

it('is told to programs', () => {
  const { cwd } = warned();
  expect(runJson(['.', '--max-warnings', '0'], { cwd })).toMatchObject({
    exitCode: 1,
    maxWarnings: 0,
  });
});

it.each(['-1', '1.5', 'x', '', '1e3', '99999999999'])('refuses "%s"', (count) => {
  const { exitCode, stderr } = run([`--max-warnings=${count}`], { cwd: createFolder({}) });
  expect(exitCode).toBe(2);
  expect(stderr).toContain('--max-warnings');
});
