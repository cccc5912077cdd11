import {
  MAX_TOKEN_DAYS,
  SCOPES,
  TOKEN_DAYS,
  TOKEN_NAME,
  type TokenRequest,
} from '#schemas/api/access.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { parseCommandLine } from '../command/parse-command-line.ts';

/** What to do with the tokens of an agency. */
export type TokenCommand = { readonly agencyId: string } & (
  | { readonly action: 'make'; readonly request: TokenRequest }
  | { readonly action: 'list' }
  | { readonly action: 'revoke'; readonly tokenId: string }
);

export const TOKEN_USAGE = `Usage: npm run token -- --agency AGENCY [--scopes read,edit] [--name NAME] [--expires 30d|never]
       npm run token -- --agency AGENCY --list
       npm run token -- --agency AGENCY --revoke ID

Makes a token for the content API and the editor and prints it with the link to the editor; it is not shown again.

  --agency   id of the agency; the token opens its sites alone
  --scopes   what it may do: ${SCOPES.join(', ')}; all of it without this option
  --name     who or what uses it, as the record of changes will say
  --expires  after how many days it ends, ${TOKEN_DAYS}d without this option; or never
  --list     shows the tokens of the agency, without their text
  --revoke   ends the token with this id, and the sessions that it opened, at once

While a server uses the data directory, it is asked to, with RUMBO_ADMIN_TOKEN.
Exits with 0 when it is done, 1 when it was refused, 2 when nothing could be tried.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  agency: text,
  scopes: text,
  name: text,
  expires: text,
  revoke: text,
  list: flag,
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line. A problem is a sentence; `help` asks for the usage. */
export function parseTokenOptions(args: readonly string[]): Result<TokenCommand | 'help', string> {
  const parsed = parseCommandLine({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { agency: agencyId, help, list, revoke, ...wanted } = parsed.value.values;
  if (help === true) return ok('help');
  if (!agencyId) return fail('--agency is missing.');
  const isMaking = Object.keys(wanted).length > 0;
  if ([isMaking, list === true, revoke !== undefined].filter(Boolean).length > 1)
    return fail('Make, list or revoke: one at a time.');
  if (list === true) return ok({ agencyId, action: 'list' });
  if (revoke !== undefined) return ok({ agencyId, action: 'revoke', tokenId: revoke });
  const request = parseRequest(wanted);
  return request.ok ? ok({ agencyId, action: 'make', request: request.value }) : request;
}

interface Wanted {
  readonly scopes?: string;
  readonly name?: string;
  readonly expires?: string;
}

function parseRequest({
  scopes = SCOPES.join(),
  name = 'npm run token',
  expires = `${TOKEN_DAYS}d`,
}: Wanted): Result<TokenRequest, string> {
  const parts = [...new Set(scopes.split(',').map((part) => part.trim()))];
  const chosen = SCOPES.filter((scope) => parts.includes(scope));
  if (chosen.length < parts.length)
    return fail(`--scopes takes ${SCOPES.join(', ')}, with commas between them.`);
  if (!new RegExp(TOKEN_NAME, 'u').test(name))
    return fail('--name takes up to 80 characters in one line.');
  if (expires === 'never') return ok({ name, scopes: chosen, expiresInDays: null });
  const days = Number(/^(\d{1,4})d$/.exec(expires)?.[1] ?? 0);
  if (days < 1 || days > MAX_TOKEN_DAYS)
    return fail(`--expires takes days from 1d to ${MAX_TOKEN_DAYS}d, or never.`);
  return ok({ name, scopes: chosen, expiresInDays: days });
}
