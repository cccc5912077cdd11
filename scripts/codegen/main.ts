import { projectRoot } from '../base/project-root.ts';
import { generate, staleFiles, writeGenerated } from './generate.ts';
import { addFingerprints, fingerprintProblems } from './stored-fingerprints.ts';

const files = await generate({ root: projectRoot });
if (process.argv.includes('--check')) {
  const stale = staleFiles(files);
  for (const file of stale) process.stderr.write(`Out of date: ${file}\n`);
  if (stale.length > 0) process.stderr.write('Run `npm run codegen` and commit the result.\n');
  const changed = fingerprintProblems(projectRoot);
  for (const problem of changed) process.stderr.write(`${problem}\n`);
  process.exitCode = stale.length + changed.length > 0 ? 1 : 0;
} else {
  writeGenerated(files);
  process.stdout.write(`Generated ${files.size} files.\n`);
  addFingerprints(projectRoot);
  // Generating goes on, so that a change can be tried before it gets its version.
  for (const problem of fingerprintProblems(projectRoot)) process.stderr.write(`${problem}\n`);
}
