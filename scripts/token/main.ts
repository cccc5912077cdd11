/** `npm run token`: makes, lists and revokes the tokens of an agency. */
import { toReason } from '#server/base/error-text.ts';
import { runToken } from './run-token.ts';

try {
  const { env, stdout, stderr } = process;
  process.exitCode = await runToken(process.argv.slice(2), { env, stdout, stderr });
} catch (error) {
  process.stderr.write(`The tokens could not be reached: ${toReason(error)}.\n`);
  process.exitCode = 1;
}
