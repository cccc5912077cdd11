import type { MadeToken, TokenSummary } from '#schemas/api/access.ts';

/** What is told of a token that was just made. */
export function formatMadeToken(made: MadeToken, origin: string): string {
  const { tokenId, name, scopes, token } = made;
  return [
    `"${name}" (${tokenId}) may ${scopes.join(', ')}; ${formatEnd(made)}.`,
    '',
    `  Token   ${token}`,
    `  Editor  ${origin}/editor#token=${token}`,
    '',
    'It is not shown again.',
    '',
  ].join('\n');
}

/** One line for each token. */
export function formatTokens(tokens: readonly TokenSummary[]): string {
  if (tokens.length === 0) return 'The agency has no token.\n';
  const cells = tokens.map((token) => [
    token.tokenId,
    `"${token.name}"`,
    token.scopes.join(','),
    formatEnd(token),
    token.lastUsedAt === null ? 'never used' : `used ${toMinute(token.lastUsedAt)}`,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return `${lines.map((row) => row.join('  ')).join('\n')}\n`;
}

function formatEnd({ expiresAt, revokedAt }: TokenSummary): string {
  if (revokedAt !== null) return `revoked ${toMinute(revokedAt)}`;
  if (expiresAt === null) return 'never ends';
  const verb = Date.parse(expiresAt) <= Date.now() ? 'ended' : 'ends';
  return `${verb} ${toMinute(expiresAt)}`;
}

/** `2030-01-31 12:00 UTC` */
function toMinute(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}
