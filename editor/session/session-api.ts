import type { SessionAnswer } from '#schemas/api/access.ts';
import { isRecord } from '#schemas/fields.ts';
import { ContentError, failureOfStatus } from '../api/content-error.ts';

/** Who is signed in. */
export type Who = Pick<SessionAnswer, 'name' | 'agencyId'>;

/** The session of this browser, kept in a cookie that no script sees. Calls reject with a `ContentError`. */
export interface SessionApi {
  /** Exchanges a token for the cookie. */
  open(token: string): Promise<Who | null>;
  /** Resolves where the cookie still opens the content service. */
  check(): Promise<Who | null>;
  /** Ends the session, also where there is none. */
  close(): Promise<void>;
}

const SESSION = '/content/v1/session';

export const sessionApi: SessionApi = {
  open: async (token) => whoOf(await send('POST', { Authorization: `Bearer ${token}` })),
  check: async () => whoOf(await send('GET')),
  close: async () => void (await send('DELETE')),
};

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
