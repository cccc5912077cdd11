/** `npm run jobs:import`: takes in a job feed. */
import { toReason } from '#server/base/error-text.ts';
import { runJobsImport } from './run-jobs-import.ts';

try {
  const { env, stdin, stdout, stderr } = process;
  process.exitCode = await runJobsImport(process.argv.slice(2), { env, stdin, stdout, stderr });
} catch (error) {
  process.stderr.write(`The import failed and changed nothing: ${toReason(error)}.\n`);
  process.exitCode = 1;
}
