import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyProject } from '../base/project-copy-testing.ts';

// The command runs in a copy of the project, and so do the checks that its result must pass.
const { folder, run } = copyProject();

describe('npm run new-rule', () => {
  it.each([
    ['pages', 'section-narrow', 'structure'],
    ['forms', 'form-title-odd', 'forms'],
  ])(
    'writes a rule of %s that is registered, documented, formatted, typed and tested',
    (_, code, subject) => {
      expect(run('tsx', 'scripts/new-rule/main.ts', code, subject)).toMatchObject({ status: 0 });
      expect(run('tsx', 'scripts/codegen/main.ts', '--check')).toMatchObject({ status: 0 });
      expect(run('biome', 'check', `schemas/rules/${subject}`)).toMatchObject({ status: 0 });
      expect(run('tsc', '--build', 'schemas')).toMatchObject({ status: 0, output: '' });
      const tests = run('vitest', 'run', 'schemas/rules/rules.test.ts', '-t', code);
      expect(tests, tests.output).toMatchObject({ status: 0 });
      expect(tests.output).toMatch(/\b4 passed/);
      const documentation = readFileSync(path.join(folder(), 'docs/errors.md'), 'utf8');
      expect(documentation).toContain(`## ${code}\n\nWarning. `);
    },
    120_000,
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
