import { parseEmailAddress } from '#schemas/email-address.ts';
import { parsePhoneNumber } from '#schemas/phone-number.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { SignUpSelection } from '#server/sign-ups/stored-sign-ups.ts';
import { parseCommandLine } from '../command/parse-command-line.ts';

export interface SignUpsOptions extends SignUpSelection {
  /** The contact to remove, as it is stored. */
  readonly erase?: string | undefined;
}

export const USAGE = `Usage: npm run -s sign-ups -- --agency AGENCY --site SITE [--list LIST] [--erase CONTACT]

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
  ...{ agency: text, site: text, list: text, erase: text },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line. A problem is a sentence; `help` asks for the usage. */
export function parseOptions(args: readonly string[]): Result<SignUpsOptions | 'help', string> {
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
