import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Scope } from '#schemas/api/access.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import { RequestLimit } from '../http/request-limit.ts';
import {
  type AccessRefusal,
  originRefused,
  scopeMissing,
  sessionEnded,
  tokenRequired,
  tooManyAttempts,
} from './access-refusal.ts';
import type { Actor } from './actor.ts';
import { type Credential, hashSecret, isSecret, parseCredential } from './credential.ts';
import { findSession, OPERATOR_AGENCY } from './editor-sessions.ts';
import { type Identity, identityOfToken, operatorIdentity } from './identity.ts';
import { isOwnOrigin } from './own-origin.ts';
import { readSessionCookie } from './session-cookie.ts';
import { findToken, noteUse } from './token-rows.ts';

export interface AccessOptions {
  readonly database: Pick<Database, 'kysely'>;
  readonly config: Pick<Config, 'adminToken' | 'publicUrl'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type Refused = Result<Identity, AccessRefusal>;

/** Tokens that a network may try in a row, and how soon it may try one more. */
const ATTEMPTS = { burst: 60, refillMs: 6000 };

/** Tokens in use that are remembered. */
const MAX_PROVEN = 10_000;

const READING = new Set(['GET', 'HEAD']);

/** The access of an application, whose requests get an `actor`. */
export function createAccess(app: FastifyInstance, options: AccessOptions): Access {
  app.decorateRequest('actor');
  return new Access(options);
}

/** Tells who asks: of bearer tokens, of the operator's own one and of the editor's sessions. */
export class Access {
  readonly options: AccessOptions;
  readonly #attempts: RequestLimit;
  /** Hashes of tokens whose secret was right: whoever guesses in the same network does not stop their work. */
  readonly #proven = new LRUCache<string, true>({ max: MAX_PROVEN });
  readonly #operatorHash: string | undefined;

  constructor(options: AccessOptions) {
    const { adminToken } = options.config;
    this.options = options;
    this.#attempts = new RequestLimit({ ...ATTEMPTS, now: options.now });
    this.#operatorHash = adminToken === undefined ? undefined : hashSecret(adminToken);
  }

  /** Who asks, if the request may do what takes this scope. */
  async admit(request: FastifyRequest, scope: Scope): Promise<Result<Actor, AccessRefusal>> {
    const identity = await this.identify(request);
    if (!identity.ok || identity.value.scopes.has(scope)) return identity;
    return fail(scopeMissing(identity.value, scope));
  }

  /** Who asks. A bearer token counts before a session; a session changes things from its own origin only. */
  async identify(request: FastifyRequest): Promise<Refused> {
    const { authorization, cookie } = request.headers;
    if (isBearer(authorization)) return this.identifyBearer(request);
    const session = readSessionCookie(cookie);
    if (session === undefined) return fail(tokenRequired());
    if (!READING.has(request.method) && !isOwnOrigin(request, this.options.config))
      return fail(originRefused());
    return this.#identifySession(session);
  }

  /** Who asks by the token that the request brings; no session counts. */
  async identifyBearer({ headers, ip }: FastifyRequest): Promise<Refused> {
    const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return fail(tokenRequired());
    const hash = hashSecret(token);
    if (!this.#proven.has(hash)) {
      const seconds = this.#attempts.take(ip);
      if (seconds > 0) return fail(tooManyAttempts(seconds));
    }
    const identity = await this.#identifyToken(token);
    if (identity.ok || !isWrong(identity.problems)) this.#proven.set(hash, true);
    return identity;
  }

  async #identifyToken(token: string): Promise<Refused> {
    if (this.#operatorHash !== undefined && isSecret(token, this.#operatorHash))
      return ok(operatorIdentity(toFingerprint(this.#operatorHash)));
    const credential = parseCredential(token);
    if (credential === undefined) return fail(tokenRequired());
    const { kysely } = this.options.database;
    const stored = await findToken(kysely, credential.agencyId, credential.id);
    if (!isSecret(credential.secret, stored?.secretHash) || stored === undefined)
      return fail(tokenRequired());
    const now = this.options.now();
    const identity = identityOfToken(stored, now);
    if (identity.ok) await noteUse(kysely, stored, now);
    return identity;
  }

  async #identifySession(cookie: string): Promise<Refused> {
    const credential = parseCredential(cookie);
    if (credential === undefined) return fail(sessionEnded());
    const { kysely } = this.options.database;
    const session = await findSession(kysely, credential);
    const now = this.options.now();
    if (!isSecret(credential.secret, session?.secretHash) || session === undefined)
      return fail(sessionEnded());
    const { token, tokenId, expiresAt } = session;
    const identity =
      token === undefined
        ? this.#identifyOperator(credential, tokenId)
        : identityOfToken(token, now);
    if (!identity.ok) return identity;
    if (expiresAt.getTime() <= now) return fail(sessionEnded());
    if (token !== undefined) await noteUse(kysely, token, now);
    return ok({ ...identity.value, expiresAt });
  }

  /** A session of the operator's ends when the configured token becomes another one. */
  #identifyOperator({ agencyId }: Credential, tokenId: string): Refused {
    const current =
      this.#operatorHash === undefined ? undefined : toFingerprint(this.#operatorHash);
    return agencyId === OPERATOR_AGENCY && tokenId === current
      ? ok(operatorIdentity(tokenId))
      : fail(sessionEnded());
  }
}

/** One that has ended is no guess. */
function isWrong(refusals: readonly AccessRefusal[]): boolean {
  return refusals.some(({ problem }) => problem.code === 'token-required');
}

/** Tells tokens apart and gives none of them away. */
function toFingerprint(hash: string): string {
  return hashSecret(`session ${hash}`).slice(0, 16);
}

// Other schemes are a proxy's in front of the server, which asks for a password of its own.
function isBearer(authorization: string | undefined): boolean {
  return /^bearer( |$)/i.test(authorization ?? '');
}
