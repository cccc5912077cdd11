import path from 'node:path';
import type { WeightTable } from '#schemas/definitions/weight-table.ts';
import { projectRoot } from '../base/project-root.ts';

/** The committed table. */
export const MEASURED_FILE = path.join(
  projectRoot,
  'schemas/weights/generated/measured-weights.ts',
);

export function measuredModule(table: WeightTable): string {
  return [
    '// Measured in a production build by `npm run weights`. Do not edit.',
    "import type { WeightTable } from '#schemas/definitions/weight-table.ts';",
    '',
    `export const measuredWeights: WeightTable = ${JSON.stringify(table, null, 1)};`,
    '',
  ].join('\n');
}
