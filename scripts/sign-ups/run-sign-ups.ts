import type { Kysely } from 'kysely';
import type { KeptSignUp } from '#schemas/api/sign-ups.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { parseEmailAddress } from '#schemas/text/email-address.ts';
import { parsePhoneNumber } from '#schemas/text/phone-number.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/schema.ts';
import {
  eraseSignUp,
  listSignUpSites,
  listSignUps,
  type SignUpSelection,
} from '#server/sign-ups/stored-sign-ups.ts';
import { askServer, type Question, tokenMissing } from '../command/ask-server.ts';
import type { CommandProblem } from '../command/command-problem.ts';
import {
  type CommandTerminal,
  type ExitCode,
  refuse,
  toDatabaseLog,
} from '../command/command-terminal.ts';
import { isInUse, openMigratedDatabase } from '../command/open-migrated-database.ts';
import { parseCommandLine } from '../command/parse-command-line.ts';
import { runCommand } from '../command/run-command.ts';

const USAGE = `Usage: npm run -s sign-ups -- --agency AGENCY --site SITE [--list LIST] [--erase CONTACT]

Writes the contacts that people left for job alerts to standard output, as CSV.

  --agency  id of the agency
  --site    id of its site
  --list    only of this list
  --erase   remove this e-mail address or phone number instead, with what came together with it

While a server uses the data directory, it is asked to, with RUMBO_ADMIN_TOKEN.
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

/** Columns of the CSV, each with what it holds. */
const COLUMNS = {
  list: 'list',
  kind: 'kind',
  contact: 'contact',
  submission: 'submissionId',
  agreed_at: 'agreedAt',
  page: 'pageId',
  page_version: 'pageVersion',
  consent_sha256: 'consentHash',
} as const satisfies Readonly<Record<string, keyof KeptSignUp>>;

/** A contact, as the database or a server has it. */
type Row = Readonly<Partial<Record<keyof KeptSignUp, unknown>>>;

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
    if (!database.ok)
      return isInUse(database.problems)
        ? answerThere(options, config, terminal)
        : refuse(terminal, ...database.problems);
    try {
      return await answerHere(database.value, options, terminal);
    } finally {
      await database.value.close();
    }
  };
  return runCommand({ usage: USAGE, parseOptions, run }, args, terminal);
}

async function answerHere(
  { kysely }: Database,
  options: SignUpsOptions,
  terminal: CommandTerminal,
): Promise<ExitCode> {
  const unknown = await findUnknown(kysely, options);
  if (unknown !== undefined) return refuse(terminal, unknown);
  if (options.erase === undefined) return writeCsv(await listSignUps(kysely, options), terminal);
  return tellErased(await eraseSignUp(kysely, options, options.erase), terminal);
}

/** Asks the server that uses the data directory. */
async function answerThere(
  options: SignUpsOptions,
  config: Config,
  terminal: CommandTerminal,
): Promise<ExitCode> {
  const token = config.adminToken;
  if (token === undefined)
    return refuse(terminal, tokenMissing(config, 'read and erase its contacts'));
  const { agencyId, siteId, list, erase } = options;
  const query = { agency: agencyId, site: siteId, ...(list !== undefined && { list }) };
  const question: Question =
    erase === undefined
      ? { method: 'GET', path: 'sign-ups', query }
      : { method: 'POST', path: 'sign-ups/erasures', query, body: { contact: erase } };
  const answer = await askServer({ config, token }, question);
  if (!answer.ok) return refuse(terminal, ...answer.problems);
  const { data, removed } = isRecord(answer.value) ? answer.value : {};
  return Array.isArray(data)
    ? writeCsv(data.filter(isRecord), terminal)
    : tellErased(Number(removed), terminal);
}

function writeCsv(rows: readonly Row[], { stdout }: CommandTerminal): ExitCode {
  stdout.write(toCsv(rows));
  return 0;
}

function tellErased(count: number, { stdout, stderr }: CommandTerminal): ExitCode {
  if (count > 0) stdout.write(`Removed ${count} ${count === 1 ? 'contact' : 'contacts'}.\n`);
  else stderr.write('No such contact is on record there. Check --agency, --site and --list.\n');
  return count > 0 ? 0 : 1;
}

/** A name that is none would give an empty list, as if nobody had left a contact. */
async function findUnknown(
  kysely: Kysely<Tables>,
  { agencyId, siteId }: SignUpSelection,
): Promise<CommandProblem | undefined> {
  const agencies = await kysely.selectFrom('agencies').select('agency_id').execute();
  const ids = agencies.map(({ agency_id }) => agency_id).sort();
  if (!ids.includes(agencyId)) return unknownName('agency', agencyId, ids);
  const sites = await listSignUpSites(kysely, agencyId);
  return sites.includes(siteId) ? undefined : unknownName('site', siteId, sites);
}

function unknownName(
  kind: 'agency' | 'site',
  name: string,
  names: readonly string[],
): CommandProblem {
  return {
    message: `There is no ${kind} "${name}".`,
    remedy: names.length === 0 ? 'There are none yet.' : `Name one of: ${names.join(', ')}.`,
  };
}

/** Contacts as CSV (RFC 4180) with a line of names. */
function toCsv(rows: readonly Row[]): string {
  const names = Object.values(COLUMNS);
  const lines = rows.map((row) => names.map((name) => toCell(String(row[name] ?? ''))));
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
