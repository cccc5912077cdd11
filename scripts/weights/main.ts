import '../measure/production.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { WeightTable } from '#schemas/definitions/weight-table.ts';
import { projectRoot } from '../base/project-root.ts';
import { ensureBuild } from '../product/build.ts';
import { PRODUCT_BUILD } from '../product/build-stamp.ts';
import { weighFile } from './weigh-file.ts';

// `npm run weights`: measures what every widget adds to a page and rewrites the table that pages are weighed with.
// `--page <file>`: what a page weighs, widget by widget, beside its site's budgets.

/** The committed table. */
const MEASURED_FILE = path.join(projectRoot, 'schemas/weights/generated/measured-weights.ts');

const { values: options } = parseArgs({ options: { page: { type: 'string' } } });

if (options.page === undefined) await measure();
else await show(path.resolve(options.page));

async function measure(): Promise<void> {
  await ensureBuild();
  const { measureWeights } = await import('./measure-weights.ts');
  const table = await measureWeights(PRODUCT_BUILD.distDir);
  mkdirSync(path.dirname(MEASURED_FILE), { recursive: true });
  writeFileSync(MEASURED_FILE, measuredModule(table));
  process.stdout.write(`Measured ${Object.keys(table.widgets).length} widgets.\n`);
}

function measuredModule(table: WeightTable): string {
  return [
    '// Measured in a production build by `npm run weights`. Do not edit.',
    "import type { WeightTable } from '#schemas/definitions/weight-table.ts';",
    '',
    `export const measuredWeights: WeightTable = ${JSON.stringify(table, null, 1)};`,
    '',
  ].join('\n');
}

async function show(file: string): Promise<void> {
  const weighed = await weighFile(file);
  if (weighed.ok) process.stdout.write(weighed.value);
  else process.stderr.write(`${weighed.problems.join('\n')}\n`);
  process.exitCode = weighed.ok ? 0 : 2;
}
