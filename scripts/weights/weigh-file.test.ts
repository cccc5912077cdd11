import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../base/project-root.ts';
import { weighFile } from './weigh-file.ts';

const HOME = path.join(projectRoot, 'pages/almacenes-norte/home.page.json');

it('prints every widget of a page, and the sums beside the budgets', async () => {
  const weighed = await weighFile(HOME);
  const lines = weighed.ok ? weighed.value.split('\n') : [];
  expect(lines[0]).toMatch(/^widget +type +HTML +CSS +scripts +pictures +bytes$/);
  expect(lines.some((line) => /^\S+ +header( +[\d,]+){5}$/.test(line))).toBe(true);
  expect(lines.some((line) => /^page +scripts, compressed .+ KiB .+ ok$/.test(line))).toBe(true);
});

it('says what to do about a file that is not there or no page', async () => {
  expect(await weighFile('/no/such.page.json')).toMatchObject({
    problems: [expect.stringContaining('Name a page file')],
  });
  expect(await weighFile(path.join(path.dirname(HOME), 'site.json'))).toMatchObject({
    problems: [expect.stringContaining('npm run validate')],
  });
});
