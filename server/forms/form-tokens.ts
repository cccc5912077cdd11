import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSameSecret } from '../base/same-secret.ts';
import type { Tables } from '../db/schema.ts';

export const FORM_TOKEN_HEADER = 'x-form-token';

/** After which a token is answered by a fresh one. */
const FRESH_MS = 3_600_000;

/** What a token of ours says. */
export interface FormToken {
  readonly agencyId: string;
  /** When the person got the form, in ms since the epoch; renewing keeps it. */
  readonly begunAt: number;
  readonly isAged: boolean;
}

export interface FormTokensOptions {
  readonly kysely: Kysely<Tables>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Tokens that say when somebody got a form: `agency.begun.issued.signature`, times in ms to the base of 36. They are signed with a
 * secret in the database, so that every process knows those of the others, and they name nobody.
 */
export class FormTokens {
  readonly #options: FormTokensOptions;
  readonly #secrets = new Map<string, Promise<string>>();

  constructor(options: FormTokensOptions) {
    this.#options = options;
  }

  /** A token for the forms of an agency's sites. Pages may be kept in a cache with it. */
  async issue(agencyId: string, begunAt = this.#options.now()): Promise<string> {
    const words = [agencyId, begunAt.toString(36), this.#options.now().toString(36)];
    return [...words, sign(words, await this.#secretOf(agencyId))].join('.');
  }

  /** Undefined where it is none of ours. */
  async read(token: string): Promise<FormToken | undefined> {
    const [agencyId = '', begun = '', issued = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || signature === '') return undefined;
    const secret = await this.#knownSecret(agencyId);
    if (secret === undefined) return undefined;
    if (!isSameSecret(signature, sign([agencyId, begun, issued], secret))) return undefined;
    const age = this.#options.now() - Number.parseInt(issued, 36);
    return { agencyId, begunAt: Number.parseInt(begun, 36), isAged: age > FRESH_MS };
  }

  /** A keyed hash of some words, which nobody without the agency's secret can make or guess back. */
  async digest(agencyId: string, words: readonly string[]): Promise<string> {
    return sign(['digest', ...words], await this.#secretOf(agencyId));
  }

  /** Text that only the same agency and purpose open again; nobody else reads or makes one. The same text has the same seal. */
  async seal(agencyId: string, purpose: string, text: string): Promise<string> {
    const key = sealKey(purpose, await this.#secretOf(agencyId));
    const nonce = createHmac('sha256', key).update(text).digest().subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined for what this agency did not seal for the purpose. */
  async open(agencyId: string, purpose: string, token: string): Promise<string | undefined> {
    const secret = await this.#knownSecret(agencyId);
    const bytes = Buffer.from(token, 'base64url');
    if (secret === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, sealKey(purpose, secret), nonce);
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  async #knownSecret(agencyId: string): Promise<string | undefined> {
    return this.#secrets.get(agencyId) ?? this.#loadSecret(agencyId);
  }

  async #loadSecret(agencyId: string): Promise<string | undefined> {
    if (agencyId.includes('\0')) return undefined;
    const row = await this.#options.kysely
      .selectFrom('form_secrets')
      .select('secret')
      .where('agency_id', '=', agencyId)
      .executeTakeFirst();
    if (row !== undefined) this.#secrets.set(agencyId, Promise.resolve(row.secret));
    return row?.secret;
  }

  #secretOf(agencyId: string): Promise<string> {
    const known = this.#secrets.get(agencyId);
    if (known !== undefined) return known;
    const made = this.#makeSecret(agencyId);
    this.#secrets.set(agencyId, made);
    // A database that failed once may answer the next time.
    made.catch(() => this.#secrets.delete(agencyId));
    return made;
  }

  /** Of processes that come together the first one's stays. */
  async #makeSecret(agencyId: string): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.#options.kysely
      .insertInto('form_secrets')
      .values({ agency_id: agencyId, secret })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.#options.kysely
      .selectFrom('form_secrets')
      .select('secret')
      .where('agency_id', '=', agencyId)
      .executeTakeFirstOrThrow();
    return row.secret;
  }
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function sealKey(purpose: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['seal', purpose]))
    .digest();
}

function sign(words: readonly string[], secret: string): string {
  const text = JSON.stringify(['form-token', ...words]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
