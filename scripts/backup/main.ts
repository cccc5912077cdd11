/** `npm run backup`: copies the embedded database. */
import { toReason } from '#server/base/error-text.ts';
import { runBackup } from './run-backup.ts';

try {
  const { env, stdout, stderr } = process;
  process.exitCode = await runBackup(process.argv.slice(2), { env, stdout, stderr });
} catch (error) {
  process.stderr.write(`The copy failed: ${toReason(error)}.\n`);
  process.exitCode = 1;
}
