import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret that this server made, with the key of its row: the text of tokens and of session cookies. */
export interface Credential {
  readonly agencyId: string;
  readonly id: string;
  readonly secret: string;
}

const SECRET_BYTES = 32;
const ID_BYTES = 4;

/** `agency~id~secret`; `*` is the operator, who is of no agency. */
const CREDENTIAL = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63}|\*)~([0-9a-f]{8})~([A-Za-z0-9_-]{43})$/;

/** Compared with where there is no row, so that an unknown id takes as long as a wrong secret. */
const NO_HASH = hashSecret('');

/** A new one: 256 random bits under a random id. */
export function createCredential(agencyId: string): Credential {
  return {
    agencyId,
    id: randomBytes(ID_BYTES).toString('hex'),
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
  };
}

export function formatCredential({ agencyId, id, secret }: Credential): string {
  return `${agencyId}~${id}~${secret}`;
}

/** Undefined for a text that this server cannot have made. */
export function parseCredential(text: string): Credential | undefined {
  const [, agencyId, id, secret] = CREDENTIAL.exec(text) ?? [];
  if (agencyId === undefined || id === undefined || secret === undefined) return undefined;
  return { agencyId, id, secret };
}

/** SHA-256 in hexadecimal. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether the hash is that of the secret, in a time that tells nothing about either. */
export function isSecret(secret: string, hash: string | undefined): boolean {
  const isEqual = timingSafeEqual(
    Buffer.from(hashSecret(secret), 'hex'),
    Buffer.from(hash ?? NO_HASH, 'hex'),
  );
  return isEqual && hash !== undefined;
}
