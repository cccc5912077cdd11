/** `npm run migrate`: rewrites page files to today's versions of their widgets, and forms to canonical text. */
import { runMigrate } from './run-migrate.ts';

const { stdout, stderr } = process;
process.exitCode = runMigrate(process.argv.slice(2), { cwd: process.cwd(), stdout, stderr });
