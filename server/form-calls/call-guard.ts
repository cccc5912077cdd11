import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORM_TOKEN_HEADER, type FormToken, type FormTokens } from '../forms/form-tokens.ts';
import { type CountedCall, createCallLimits, type TakeCall } from './call-limits.ts';
import { refuseBusy } from './refuse-call.ts';

/** Nobody reads a form and answers in less. */
const MIN_ELAPSED_MS = 1500;

export interface CallGuardOptions {
  readonly formTokens: FormTokens;
  /** Benches put the limits off. */
  readonly hasLimits: boolean;
  readonly now: () => number;
}

/** A call that is served. */
export interface AdmittedCall {
  /** Of a client of ours; others know only the calls themselves. */
  readonly token: FormToken | undefined;
}

type GuardedRequest = Pick<FastifyRequest, 'headers' | 'ip'>;

/** What stands before the calls of forms: limits, and what tells machines from people where our own client calls. */
export class CallGuard {
  readonly #options: CallGuardOptions;
  readonly #take: TakeCall;

  constructor(options: CallGuardOptions) {
    this.#options = options;
    this.#take = options.hasLimits ? createCallLimits(options.now) : () => 0;
  }

  /** Counts a call and renews its token where that has aged. Undefined where the call was refused: then the reply is sent. */
  async admit(
    request: GuardedRequest,
    reply: FastifyReply,
    call: Pick<CountedCall, 'kind' | 'submissionId'>,
  ): Promise<AdmittedCall | undefined> {
    const token = await this.#tokenOf(request);
    const seconds = this.secondsToWait({ ...call, ip: request.ip, hasToken: token !== undefined });
    if (seconds > 0) {
      refuseBusy(reply, seconds);
      return undefined;
    }
    if (token?.isAged) {
      const fresh = await this.#options.formTokens.issue(token.agencyId, token.begunAt);
      reply.header(FORM_TOKEN_HEADER, fresh);
    }
    return { token };
  }

  /** Counts a call; where there were too many, how long to wait, else 0. */
  secondsToWait(call: CountedCall): number {
    return this.#take(call);
  }

  /** The token that a post without script carries. */
  readToken(token: string): Promise<FormToken | undefined> {
    return this.#options.formTokens.read(token);
  }

  async #tokenOf({ headers }: GuardedRequest): Promise<FormToken | undefined> {
    const token = headers[FORM_TOKEN_HEADER];
    return typeof token === 'string' ? this.#options.formTokens.read(token) : undefined;
  }

  /** Seconds to wait where a form comes back sooner than a person could send it, else 0. */
  secondsTooEarly({ begunAt }: Pick<FormToken, 'begunAt'>): number {
    const missing = MIN_ELAPSED_MS - (this.#options.now() - begunAt);
    return missing > 0 ? Math.ceil(missing / 1000) : 0;
  }
}
