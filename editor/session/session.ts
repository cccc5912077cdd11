import { type ContentError, toContentError } from '../api/content-error.ts';
import { type SessionApi, sessionApi } from './session-api.ts';

export type SessionState =
  /** Whether somebody is signed in is being asked. */
  | { readonly step: 'checking' }
  | { readonly step: 'signed-out'; readonly problem: SessionProblem | null }
  /** Another visit after each time that somebody signed in. */
  | { readonly step: 'signed-in'; readonly visit: number };

/** Why signing in failed, or `not-ended` where the server did not hear that somebody signed out. */
export type SessionProblem = ContentError | 'not-ended';

export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (notify: () => void) => () => void;
  /** Goes on with the session of this browser, unless a token was given. */
  readonly resume: () => Promise<void>;
  /** Exchanges the token for a session and forgets it. */
  readonly signIn: (token: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** The server answered something of this visit with 401. */
  readonly end: (visit: number, error: ContentError) => void;
}

/** Who is working here: whoever the server's cookie says, which this browser keeps for all its tabs. */
export function createSession(api: SessionApi): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = { step: 'checking' };
  let visit = 0;
  /** One call after the other: an answer to signing out would clear the cookie of signing in. */
  let calls: Promise<void> = Promise.resolve();
  const change = (next: SessionState) => {
    state = next;
    for (const notify of listeners) notify();
  };
  const call = (use: () => Promise<void>): Promise<void> => {
    calls = calls.then(use);
    return calls;
  };
  const enter = () => change({ step: 'signed-in', visit });
  const leave = (problem: SessionProblem | null) => change({ step: 'signed-out', problem });
  return {
    state: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    resume: () =>
      call(async () => {
        if (state.step !== 'checking') return;
        // Where nothing answers, what is asked for next says so and offers to try again.
        await api.check().then(enter, (error: unknown) => {
          if (toContentError(error).failure === 'refused') leave(null);
          else enter();
        });
      }),
    signIn: (token) =>
      call(async () => {
        visit += 1;
        await api.open(token).then(enter, (error: unknown) => leave(toContentError(error)));
      }),
    signOut: () =>
      call(async () => {
        leave(null);
        await api.close().catch(() => leave('not-ended'));
      }),
    end: (ended, error) => {
      if (state.step === 'signed-in' && state.visit === ended) leave(error);
    },
  };
}

export const session = createSession(sessionApi);
