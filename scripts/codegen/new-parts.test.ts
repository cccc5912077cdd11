import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyProject, TOOLS_MS } from '../base/project-copy-testing.ts';

// The commands run in a copy of the project, and so do the checks that their results must pass together.
const { folder, run } = copyProject();

const DONE = { status: 0 };
/** By its path: both compilers call their program `tsc`, and the other takes seven times as long. */
const COMPILER = '../typescript-7/bin/tsc';

const newRule = (...args: string[]) => run('tsx', 'scripts/new-rule/main.ts', ...args);
const newWidget = (...args: string[]) => run('tsx', 'scripts/new-widget/main.ts', ...args);

/** How many tests of a file ran, of those that it has. */
function countRun(output: string, file: string): number {
  const [, all = '', skipped = ''] =
    new RegExp(`✓.* ${file} \\((\\d+) tests \\| (\\d+) skipped\\)`).exec(output) ?? [];
  return Number(all) - Number(skipped);
}

describe('npm run new-rule and npm run new-widget', () => {
  it(
    'write rules of pages and of forms and a widget that are registered, documented, formatted, typed and tested',
    () => {
      expect(newRule('section-narrow', 'structure')).toMatchObject(DONE);
      expect(newRule('form-title-odd', 'forms')).toMatchObject(DONE);
      expect(newWidget('job-alert')).toMatchObject(DONE);
      expect(run('tsx', 'scripts/codegen/main.ts', '--check')).toMatchObject(DONE);
      const written = ['schemas/rules/structure', 'schemas/rules/forms'].concat(
        ['runtime', 'schemas'].map((part) => `${part}/widgets/job-alert`),
      );
      expect(run('biome', 'check', ...written)).toMatchObject(DONE);
      expect(run(COMPILER, '--build', 'schemas')).toMatchObject({ ...DONE, output: '' });
      const files = ['schemas/rules/rules.test.ts', 'runtime/conformance.test.tsx'] as const;
      const names = 'section-narrow|form-title-odd|job-alert';
      const tests = run('vitest', 'run', ...files, '-t', names);
      expect(tests, tests.output).toMatchObject(DONE);
      expect(countRun(tests.output, files[0])).toBe(8);
      expect(countRun(tests.output, files[1])).toBeGreaterThanOrEqual(10);
      const documentation = readFileSync(path.join(folder(), 'docs/errors.md'), 'utf8');
      expect(documentation).toContain('## section-narrow\n\nWarning. ');
      expect(documentation).toContain('## form-title-odd\n\nWarning. ');
    },
    TOOLS_MS,
  );
});

describe('npm run new-rule', () => {
  it('refuses what is no code, a code that is taken and a subject that is none', () => {
    expect(newRule('SectionNarrow')).toMatchObject({
      status: 2,
      output: expect.stringContaining('kebab-case'),
    });
    expect(newRule('json-malformed')).toMatchObject({
      status: 2,
      output: expect.stringContaining('exists already'),
    });
    expect(newRule('text-odd', 'engine')).toMatchObject({
      status: 2,
      output: expect.stringContaining('structure'),
    });
  });

  it('says which rule has no documentation', () => {
    const file = path.join(folder(), 'schemas/rules/content/events-expired.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('export const documentation', 'const documentation'));
    expect(run('tsx', 'scripts/codegen/main.ts')).toMatchObject({
      status: 1,
      output: expect.stringContaining('schemas/rules/content/events-expired.ts must export'),
    });
  });
});

it('npm run new-widget refuses a name that is no widget type, and one that is taken', () => {
  expect(newWidget('JobAlert')).toMatchObject({
    status: 2,
    output: expect.stringContaining('kebab-case'),
  });
  expect(newWidget('hero')).toMatchObject({
    status: 2,
    output: expect.stringContaining('exists already'),
  });
});
