import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { parseCommandLine } from '../command/parse-command-line.ts';

export interface ImportCommandOptions {
  /** A path, an http(s) address, or `-` for standard input. */
  readonly feed: string;
  readonly agencyId: string;
  readonly clientId: string;
  readonly closeMissing: boolean;
  /** Even where these are more than a third of the open jobs. */
  readonly closeMany: boolean;
}

export const JOBS_IMPORT_USAGE = `Usage: npm run jobs:import -- FEED --agency AGENCY --client CLIENT [--close-missing [--yes]]

Takes in a job feed: Indeed-style XML, perhaps in a gzip or zip file, of any size.

  FEED             a file, an http or https address, or - for standard input
  --agency         id of the agency whose jobs they are
  --client         id of the client of that agency
  --close-missing  close open jobs of the client that the feed lacks
  --yes            close them even where they are more than a third

While a server uses the data directory, the feed is sent to it, with RUMBO_ADMIN_TOKEN.
Exits with 0 when the feed was taken in, 1 when it was refused or no job of it could be taken in, 2 when nothing could be tried.
`;

const OPTIONS = {
  agency: { type: 'string' },
  client: { type: 'string' },
  'close-missing': { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line. A problem is a sentence; `help` asks for the usage. */
export function parseJobsImportOptions(
  args: readonly string[],
): Result<ImportCommandOptions | 'help', string> {
  const parsed = parseCommandLine({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (values.help === true) return ok('help');
  const [feed, ...others] = positionals;
  if (feed === undefined) return fail('No feed is named.');
  if (others.length > 0) return fail(`One feed at a time: what is "${others.join(' ')}"?`);
  if (!values.agency) return fail('--agency is missing.');
  if (!values.client) return fail('--client is missing.');
  return ok({
    feed,
    agencyId: values.agency,
    clientId: values.client,
    closeMissing: values['close-missing'] === true,
    closeMany: values.yes === true,
  });
}
