import type { SessionAnswer } from '#schemas/api/access.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { ContentError, failureOfStatus, toContentError } from '../request/content-error.ts';

const SESSION = '/content/v1/session';

export const sessionApi: SessionApi = {
  open: async (token) => whoOf(await send('POST', { Authorization: `Bearer ${token}` })),
  check: async () => whoOf(await send('GET')),
  close: async () => void (await send('DELETE')),
};

export type SessionState =
  /** Whether somebody is signed in is being asked. */
  | { readonly step: 'checking' }
  | { readonly step: 'signed-out'; readonly problem: SessionProblem | null }
  /** Another visit after each time that somebody signed in, but for whoever comes back to theirs. */
  | { readonly step: 'signed-in'; readonly visit: number }
  /** The session ended in the middle of a visit, which goes on once the same agency signs in again. */
  | {
      readonly step: 'interrupted';
      readonly visit: number;
      readonly problem: SessionProblem | null;
    };

/** Why signing in failed, or `not-ended` where the server did not hear that somebody signed out. */
export type SessionProblem = ContentError | 'not-ended';

export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (notify: () => void) => () => void;
  /** Goes on with the session of this browser, unless a token was given. */
  readonly resume: () => Promise<void>;
  /** Asks whether somebody signed in meanwhile, in another tab. */
  readonly recheck: () => Promise<void>;
  /** Exchanges the token for a session and forgets it. */
  readonly signIn: (token: string) => Promise<void>;
  /** Ends the session, after what is to be done before. */
  readonly signOut: () => Promise<void>;
  /** What signing out waits for, a few seconds at most. @returns ends that */
  readonly beforeSignOut: (save: () => Promise<unknown>) => () => void;
  /** The server answered something of this visit with 401. */
  readonly end: (visit: number, error: ContentError) => void;
}

/** Somebody who wants to go need not wait longer for what this browser keeps anyway, in ms. */
const LAST_SAVE_MS = 3_000;

/** Who is working here: whoever the server's cookie says, which this browser keeps for all its tabs. */
export function createSession(api: SessionApi): Session {
  const listeners = new Set<() => void>();
  const savers = new Set<() => Promise<unknown>>();
  let state: SessionState = { step: 'checking' };
  let visit = 0;
  let who: Who | null = null;
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
  const enter = (next: Who | null) => {
    who = next;
    change({ step: 'signed-in', visit });
  };
  const enterAnew = (next: Who | null) => {
    const isBack = state.step === 'interrupted' && isSameAgency(who, next);
    if (!isBack) visit += 1;
    enter(next);
  };
  /** Somebody turns out to be signed in: perhaps who was here all the time. */
  const meet = (next: Who | null) => {
    if (state.step === 'interrupted' || !isSameAgency(who, next)) enterAnew(next);
  };
  const leave = (problem: SessionProblem | null) => change({ step: 'signed-out', problem });
  const refuse = (error: unknown) => {
    const problem = toContentError(error);
    if (state.step === 'interrupted') change({ ...state, problem });
    else leave(problem);
  };
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
          else enter(null);
        });
      }),
    recheck: () =>
      call(async () => {
        const isHere = state.step === 'interrupted' || state.step === 'signed-in';
        if (isHere) await api.check().then(meet, () => undefined);
      }),
    signIn: (token) => call(() => api.open(token).then(enterAnew, refuse)),
    signOut: () =>
      call(async () => {
        await atMost(LAST_SAVE_MS, Promise.all([...savers].map((save) => save())));
        leave(null);
        await api.close().catch(() => leave('not-ended'));
      }),
    beforeSignOut: (save) => {
      savers.add(save);
      return () => void savers.delete(save);
    },
    end: (ended, error) => {
      if (state.step !== 'signed-in' || state.visit !== ended) return;
      if (who === null) leave(error);
      else change({ step: 'interrupted', visit: ended, problem: null });
    },
  };
}

function isSameAgency(before: Who | null, now: Who | null): boolean {
  return before !== null && now !== null && before.agencyId === now.agencyId;
}

/** Resolves with the work or without it, whichever comes first. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => undefined), pause]);
  clearTimeout(timer);
}

export const session = createSession(sessionApi);

/** Who is signed in. */
type Who = Pick<SessionAnswer, 'name' | 'agencyId'>;

/** The session of this browser, kept in a cookie that no script sees. Calls reject with a `ContentError`. */
interface SessionApi {
  /** Exchanges a token for the cookie. */
  open(token: string): Promise<Who | null>;
  /** Resolves where the cookie still opens the content service. */
  check(): Promise<Who | null>;
  /** Ends the session, also where there is none. */
  close(): Promise<void>;
}

async function send(method: string, headers: Record<string, string> = {}): Promise<string> {
  try {
    const answer = await fetch(SESSION, { method, headers, credentials: 'same-origin' });
    const text = await answer.text();
    if (answer.ok) return text;
    throw new ContentError(failureOfStatus(answer.status), { status: answer.status });
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError('unreachable', { cause: error });
  }
}

/** null where the answer does not say: then nobody is taken for the same person. */
function whoOf(text: string): Who | null {
  try {
    const answer: unknown = JSON.parse(text);
    if (!isRecord(answer)) return null;
    const { name, agencyId } = answer;
    const isAgency = agencyId === null || typeof agencyId === 'string';
    return typeof name === 'string' && isAgency ? { name, agencyId } : null;
  } catch {
    return null;
  }
}
