/** `npm run sign-ups`: the contacts of a site as CSV, or one contact less. */
import { toReason } from '#server/base/error-text.ts';
import { runSignUps } from './run-sign-ups.ts';

try {
  const { env, stdout, stderr } = process;
  process.exitCode = await runSignUps(process.argv.slice(2), { env, stdout, stderr });
} catch (error) {
  process.stderr.write(`Reading the sign-ups failed: ${toReason(error)}.\n`);
  process.exitCode = 1;
}
