import { projectRoot } from '../project-root.ts';
import { generate, staleFiles, writeGenerated } from './generate.ts';

const files = await generate({ root: projectRoot });
if (process.argv.includes('--check')) {
  const stale = staleFiles(files);
  for (const file of stale) process.stderr.write(`Out of date: ${file}\n`);
  if (stale.length > 0) process.stderr.write('Run `npm run codegen` and commit the result.\n');
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  writeGenerated(files);
  process.stdout.write(`Generated ${files.size} files.\n`);
}
