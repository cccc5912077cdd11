import { type Storage, tabStorage } from '../storage/storage.ts';

export interface SessionState {
  readonly token: string | null;
  /** True after the server refused the last token. */
  readonly refused: boolean;
}

export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (notify: () => void) => () => void;
  readonly signIn: (token: string) => void;
  readonly signOut: () => void;
  readonly refuse: () => void;
}

const TOKEN_KEY = 'rumbo-editor-token';

/** Who is working here: the token of this tab, until it is refused or given back. */
export function createSession(storage: Storage): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = { token: storage.read(TOKEN_KEY), refused: false };
  const change = (next: SessionState) => {
    state = next;
    if (next.token === null) storage.remove(TOKEN_KEY);
    else storage.write(TOKEN_KEY, next.token);
    for (const notify of listeners) notify();
  };
  return {
    state: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    signIn: (token) => change({ token, refused: false }),
    signOut: () => change({ token: null, refused: false }),
    refuse: () => change({ token: null, refused: true }),
  };
}

export const session = createSession(tabStorage);
