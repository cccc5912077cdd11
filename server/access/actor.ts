import type { Scope } from '#schemas/api/access.ts';

/** Who a request of the content service comes from. */
export interface Actor {
  /** The one agency whose sites it sees; undefined for the operator's own token, which sees all. */
  readonly agencyId: string | undefined;
  /** As the record of changes names it, such as `Ana (k3v9q2)`. */
  readonly name: string;
  readonly scopes: ReadonlySet<Scope>;
  /** Of an agency's token its id, of the operator's a fingerprint. */
  readonly tokenId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `addAccess` before any handler of the content service runs. */
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** What the route asks of the token. */
    readonly scope?: Scope;
  }
}
