import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { parseEmailAddress } from '#schemas/text/email-address.ts';
import { parsePhoneNumber } from '#schemas/text/phone-number.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/schema.ts';
import {
  eraseSignUp,
  loadSignUps,
  type SignUpSelection,
  type StoredSignUp,
} from '#server/sign-ups/stored-sign-ups.ts';
import type { CommandProblem } from '../command/command-problem.ts';
import {
  type CommandTerminal,
  type ExitCode,
  refuse,
  toDatabaseLog,
} from '../command/command-terminal.ts';
import { openMigratedDatabase } from '../command/open-migrated-database.ts';
import { parseCommandLine } from '../command/parse-command-line.ts';
import { runCommand } from '../command/run-command.ts';

const USAGE = `Usage: npm run -s sign-ups -- --agency AGENCY --site SITE [--list LIST] [--erase CONTACT]

Writes the contacts that people left for job alerts to standard output, as CSV.

  --agency  id of the agency
  --site    id of its site
  --list    only of this list
  --erase   remove this e-mail address or phone number instead, with what came together with it

With an embedded database the server must be stopped meanwhile.
Exits with 0 when it is done, 1 when there is no such contact, 2 when nothing could be tried.
`;

const text = { type: 'string' } as const;

const OPTIONS = {
  agency: text,
  site: text,
  list: text,
  erase: text,
  help: { type: 'boolean', short: 'h' },
} as const;

const COLUMNS = {
  list: ({ list }: StoredSignUp) => list,
  kind: ({ kind }: StoredSignUp) => kind,
  contact: ({ contact }: StoredSignUp) => contact,
  submission: ({ submission_id }: StoredSignUp) => submission_id,
  agreed_at: ({ created_at }: StoredSignUp) => created_at.toISOString(),
  page: ({ page_id }: StoredSignUp) => page_id,
  page_version: ({ page_version }: StoredSignUp) => String(page_version),
  consent_sha256: ({ consent_hash }: StoredSignUp) => consent_hash,
} as const;

/** Spreadsheets run what begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;

/** A number in E.164 does no harm, and whoever imports it needs it as it is. */
const PHONE = /^\+\d{8,15}$/;

/**
 * The command `npm run sign-ups`.
 * @returns the exit code: 0 done, 1 no such contact, 2 wrong use, or nothing could be tried
 */
export function runSignUps(args: readonly string[], terminal: CommandTerminal): Promise<ExitCode> {
  const run = async (options: SignUpsOptions, config: Config): Promise<ExitCode> => {
    const database = await openMigratedDatabase(config, toDatabaseLog(terminal));
    if (!database.ok) return refuse(terminal, ...database.problems);
    try {
      return await answer(database.value, options, terminal);
    } finally {
      await database.value.close();
    }
  };
  return runCommand({ usage: USAGE, parseOptions, run }, args, terminal);
}

async function answer(
  { kysely }: Database,
  options: SignUpsOptions,
  terminal: CommandTerminal,
): Promise<ExitCode> {
  const { stdout, stderr } = terminal;
  const unknown = await findUnknown(kysely, options);
  if (unknown !== undefined) return refuse(terminal, unknown);
  if (options.erase === undefined) {
    stdout.write(toCsv(await loadSignUps(kysely, options)));
    return 0;
  }
  const count = await eraseSignUp(kysely, options, options.erase);
  if (count === 0) {
    stderr.write('No such contact is on record there. Check --agency, --site and --list.\n');
    return 1;
  }
  stdout.write(`Removed ${count} ${count === 1 ? 'contact' : 'contacts'}.\n`);
  return 0;
}

/** A name that is none would give an empty list, as if nobody had left a contact. */
async function findUnknown(
  kysely: Kysely<Tables>,
  { agencyId, siteId }: SignUpSelection,
): Promise<CommandProblem | undefined> {
  const agencies = await kysely.selectFrom('agencies').select('agency_id as id').execute();
  if (!agencies.some(({ id }) => id === agencyId)) return unknownName('agency', agencyId, agencies);
  const sites = await kysely
    .selectFrom('sites')
    .select('site_id as id')
    .where('agency_id', '=', agencyId)
    .union(
      // Contacts stay when their site goes.
      kysely.selectFrom('sign_ups').select('site_id as id').where('agency_id', '=', agencyId),
    )
    .execute();
  return sites.some(({ id }) => id === siteId) ? undefined : unknownName('site', siteId, sites);
}

function unknownName(
  kind: 'agency' | 'site',
  name: string,
  known: readonly { readonly id: string }[],
): CommandProblem {
  const names = known.map(({ id }) => id).sort();
  return {
    message: `There is no ${kind} "${name}".`,
    remedy: names.length === 0 ? 'There are none yet.' : `Name one of: ${names.join(', ')}.`,
  };
}

/** Contacts as CSV (RFC 4180) with a line of names. */
function toCsv(rows: readonly StoredSignUp[]): string {
  const columns = Object.values(COLUMNS);
  const lines = rows.map((row) => columns.map((cellOf) => toCell(cellOf(row))));
  return [Object.keys(COLUMNS), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const inert = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

interface SignUpsOptions extends SignUpSelection {
  /** The contact to remove, as it is stored. */
  readonly erase?: string | undefined;
}

/** Reads the command line. A problem is a sentence; `help` asks for the usage. */
function parseOptions(args: readonly string[]): Result<SignUpsOptions | 'help', string> {
  const parsed = parseCommandLine({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { agency, site, list, erase, help } = parsed.value.values;
  if (help === true) return ok('help');
  if (!agency) return fail('--agency is missing.');
  if (!site) return fail('--site is missing.');
  const selection = { agencyId: agency, siteId: site, list };
  if (erase === undefined) return ok(selection);
  const contact = parseEmailAddress(erase) ?? parsePhoneNumber(erase);
  if (contact === undefined) return fail('--erase needs an e-mail address or a phone number.');
  return ok({ ...selection, erase: contact });
}
