import { ok, type Result } from '#schemas/result.ts';
import { parseCommandLine } from '../command/parse-command-line.ts';

export interface MigrateOptions {
  /** Files or folders. */
  readonly paths: readonly string[];
  /** Only tell what would change. */
  readonly check: boolean;
}

export const USAGE = `Usage: npm run migrate -- [paths…] [--check]

Rewrites page documents (*.page.json) to today's versions of their widgets and to canonical text: fields in the
order of the schemas, two spaces. A path is a file or a folder. Default: pages

  --check  only tell what would change

A page with errors is left alone. Widgets of unknown types or newer versions keep what they hold, byte for byte.
Exits with 0 when all pages are up to date, 1 when pages have errors or (with --check) would change, 2 when
something could not be read or written.
`;

const OPTIONS = { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** Reads the command line. A problem is a sentence; `help` asks for the usage. */
export function parseOptions(args: readonly string[]): Result<MigrateOptions | 'help', string> {
  const parsed = parseCommandLine({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (values.help === true) return ok('help');
  const paths = positionals.length > 0 ? positionals : ['pages'];
  return ok({ paths, check: values.check === true });
}
