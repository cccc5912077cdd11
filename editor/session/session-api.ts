import { ContentError, failureOfStatus } from '../api/content-error.ts';

/** The session of this browser, kept in a cookie that no script sees. Calls reject with a `ContentError`. */
export interface SessionApi {
  /** Exchanges a token for the cookie. */
  open(token: string): Promise<void>;
  /** Resolves where the cookie still opens the content service. */
  check(): Promise<void>;
  /** Ends the session, also where there is none. */
  close(): Promise<void>;
}

const SESSION = '/content/v1/session';

export const sessionApi: SessionApi = {
  open: (token) => send('POST', { Authorization: `Bearer ${token}` }),
  check: () => send('GET'),
  close: () => send('DELETE'),
};

async function send(method: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(SESSION, { method, headers, credentials: 'same-origin' }).catch(
    (error: unknown) => {
      throw new ContentError('unreachable', { cause: error });
    },
  );
  if (!answer.ok) throw new ContentError(failureOfStatus(answer.status), { status: answer.status });
}
