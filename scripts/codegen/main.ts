import { projectRoot } from '../base/project-root.ts';
import { generate, staleFiles, writeGenerated } from './generate.ts';
import { generateProblems } from './generate-problems.ts';
import { addFingerprints, fingerprintProblems } from './stored-fingerprints.ts';

// Rules read what is generated from the schemas, so that comes first.
const parts = [() => generate({ root: projectRoot }), () => generateProblems(projectRoot)];

if (process.argv.includes('--check')) {
  const stale = await findStaleFiles();
  for (const file of stale) process.stderr.write(`Out of date: ${file}\n`);
  if (stale.length > 0) process.stderr.write('Run `npm run codegen` and commit the result.\n');
  const changed = fingerprintProblems(projectRoot);
  for (const problem of changed) process.stderr.write(`${problem}\n`);
  process.exitCode = stale.length + changed.length > 0 ? 1 : 0;
} else {
  process.stdout.write(`Generated ${await writeParts()} files.\n`);
  addFingerprints(projectRoot);
  // Generating goes on, so that a change can be tried before it gets its version.
  for (const problem of fingerprintProblems(projectRoot)) process.stderr.write(`${problem}\n`);
}

/** Of the first part that is out of date. */
async function findStaleFiles(): Promise<string[]> {
  for (const generatePart of parts) {
    const stale = staleFiles(await generatePart());
    if (stale.length > 0) return stale;
  }
  return [];
}

/** @returns how many files there are */
async function writeParts(): Promise<number> {
  let count = 0;
  for (const generatePart of parts) {
    const files = await generatePart();
    writeGenerated(files);
    count += files.size;
  }
  return count;
}
