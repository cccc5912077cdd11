import { describe, expect, it } from 'vitest';
import { copyProject, TOOLS_MS } from '../base/project-copy-testing.ts';

// The command runs in a copy of the project, and so do the checks that its result must pass.
const { run } = copyProject();

describe('npm run new-widget', () => {
  it(
    'writes a widget that is registered, formatted and conformant',
    () => {
      expect(run('tsx', 'scripts/new-widget/main.ts', 'job-alert')).toMatchObject({ status: 0 });
      expect(run('tsx', 'scripts/codegen/main.ts', '--check')).toMatchObject({ status: 0 });
      expect(
        run('biome', 'check', 'runtime/widgets/job-alert', 'schemas/widgets/job-alert'),
      ).toMatchObject({ status: 0 });
      const conformance = run('vitest', 'run', 'runtime/conformance.test.tsx', '-t', 'job-alert');
      expect(conformance, conformance.output).toMatchObject({ status: 0 });
      expect(conformance.output).toMatch(/\b1[0-9] passed/);
    },
    TOOLS_MS,
  );

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
