import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyProject, TOOLS_MS } from '../base/project-copy-testing.ts';

// The command runs in a copy of the project, and so do the checks that its result must pass.
const { folder, run } = copyProject();

const DONE = { status: 0 };
/** By its path: both compilers call their program `tsc`, and the other takes seven times as long. */
const COMPILER = '../typescript-7/bin/tsc';

describe('npm run new-rule', () => {
  it(
    'writes a rule of pages and one of forms that are registered, documented, formatted, typed and tested',
    () => {
      expect(run('tsx', 'scripts/new-rule/main.ts', 'section-narrow', 'structure')).toMatchObject(
        DONE,
      );
      expect(run('tsx', 'scripts/new-rule/main.ts', 'form-title-odd', 'forms')).toMatchObject(DONE);
      expect(run('tsx', 'scripts/codegen/main.ts', '--check')).toMatchObject(DONE);
      expect(run('biome', 'check', 'schemas/rules/structure', 'schemas/rules/forms')).toMatchObject(
        DONE,
      );
      expect(run(COMPILER, '--build', 'schemas')).toMatchObject({ ...DONE, output: '' });
      const codes = 'section-narrow|form-title-odd';
      const tests = run('vitest', 'run', 'schemas/rules/rules.test.ts', '-t', codes);
      expect(tests, tests.output).toMatchObject(DONE);
      expect(tests.output).toMatch(/\b8 passed/);
      const documentation = readFileSync(path.join(folder(), 'docs/errors.md'), 'utf8');
      expect(documentation).toContain('## section-narrow\n\nWarning. ');
      expect(documentation).toContain('## form-title-odd\n\nWarning. ');
    },
    TOOLS_MS,
  );

  it('refuses what is no code, a code that is taken and a subject that is none', () => {
    expect(run('tsx', 'scripts/new-rule/main.ts', 'SectionNarrow')).toMatchObject({
      status: 2,
      output: expect.stringContaining('kebab-case'),
    });
    expect(run('tsx', 'scripts/new-rule/main.ts', 'json-malformed')).toMatchObject({
      status: 2,
      output: expect.stringContaining('exists already'),
    });
    expect(run('tsx', 'scripts/new-rule/main.ts', 'text-odd', 'engine')).toMatchObject({
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
