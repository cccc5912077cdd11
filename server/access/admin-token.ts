import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What opens the content API: the operator's own token, or one that lives as long as this run. */
export interface AdminToken {
  readonly token: string;
  /** True when nobody configured a token, so that the operator has to be told this one. */
  readonly isMadeForThisRun: boolean;
}

const TOKEN_BYTES = 32;

export function createAdminToken(configured: string | undefined): AdminToken {
  if (configured !== undefined) return { token: configured, isMadeForThisRun: false };
  return { token: randomBytes(TOKEN_BYTES).toString('base64url'), isMadeForThisRun: true };
}

/** Whether an `Authorization` header carries the token, in a time that tells nothing about it. */
export function isAuthorised(header: string | undefined, { token }: AdminToken): boolean {
  const given = /^bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

// Equal lengths for timingSafeEqual, whatever was sent.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
