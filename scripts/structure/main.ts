import { parseArgs } from 'node:util';
import { projectRoot } from '../base/project-root.ts';
import { FOLDER_ORDER } from './folder-order.ts';
import { measureStructure } from './measure-structure.ts';
import { PARTS, readSources } from './read-sources.ts';
import { structureProblems } from './structure-problems.ts';

// `npm run structure`: figures of the code's shape, part by part. `--check` fails on what breaks it; `--root` measures
// another checkout.

const { values: options } = parseArgs({
  options: { root: { type: 'string' }, check: { type: 'boolean', default: false } },
});
const sources = readSources(options.root ?? projectRoot);
const all = measureStructure(sources, FOLDER_ORDER);

for (const part of PARTS) {
  printRow(
    part,
    measureStructure(
      sources.filter((file) => file.part === part),
      FOLDER_ORDER,
    ),
  );
}
printRow('all', all);
if (options.check) {
  const problems = structureProblems(all);
  for (const text of problems) process.stderr.write(`${text}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function printRow(name: string, structure: ReturnType<typeof measureStructure>): void {
  const { folderKnots, largestFolder, longFunctions, functions } = structure;
  const cells = [
    `${structure.files} files`,
    `${structure.codeLines} code lines`,
    `median ${structure.medianFileLines}`,
    `${structure.importsPer100Lines.toFixed(1)} imports/100`,
    `${folderKnots.flat().length} of ${structure.folders} folders in knots`,
    `${structure.arrowsBack.length} arrows back`,
    `largest folder ${largestFolder.files}`,
    `${((100 * longFunctions) / functions).toFixed(2)} % long functions`,
    `${structure.anys} any`,
    `${structure.nonNullAssertions} !`,
  ];
  process.stdout.write(`${name.padEnd(8)} ${cells.join(' · ')}\n`);
}
