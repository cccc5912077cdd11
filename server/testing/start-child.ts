/**
 * A server in a process of its own that starts as its environment says and tells how that went, rendering no pages.
 * `as-nobody` takes all rights from it first; `once` ends it as soon as it has started.
 */
import { accessSync } from 'node:fs';
import { startServer } from '../app/main.ts';
import { reportStart } from '../app/report-start.ts';

/** A user without rights, as whom root looks like anybody else. */
const NOBODY = 65_534;

const [task] = process.argv.slice(2);
const { env } = process;

if (task === 'as-nobody') becomeNobody();
const started = await startServer({
  env,
  // The project, in which tests run.
  rootDir: process.cwd(),
  distDir: '/nowhere',
  runtime: { load: refuse, clientEntries: { page: {}, enhance: {}, islands: {}, imports: {} } },
});
if (task === 'once' && started.ok) await started.value.close();
else reportStart(started);

// Only once its modules are read: nobody may not be able to read the project's folder. Failing to read the data
// directory ends the process, so that what it is refused is to write.
function becomeNobody(): void {
  if (process.getuid?.() === 0) {
    process.setgroups?.([]);
    process.setgid?.(NOBODY);
    process.setuid?.(NOBODY);
  }
  accessSync(env['RUMBO_DATA_DIR'] ?? '');
}

function refuse(): never {
  throw new Error('This process renders no pages.');
}
