/** `npm run validate`: checks page and site documents. */
import { readFileSync } from 'node:fs';
import { runValidate } from './run-validate.ts';

process.exitCode = runValidate(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  readStdin: () => readFileSync(0),
  stdout: process.stdout,
  stderr: process.stderr,
});
