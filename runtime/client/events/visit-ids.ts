import { createEventId } from './event-id.ts';

/** Keys of the spec, section 3, "Persistent browser keys". */
const SESSION = '_jsid';
const TAB = '_jtid';
const PREVIOUS_EVENT = '_jpeid';
export const VISIT_KEYS = [SESSION, TAB, PREVIOUS_EVENT];

/** A visit ends when nothing has happened for so long. */
const SESSION_IDLE_MS = 30 * 60_000;

/** Id of this visit, the same in all tabs; stored with the time of its last event. */
export function sessionId(now: number): string {
  const [id = '', last] = (read(localStorage, SESSION) ?? '').split('.');
  const goesOn = isId(id) && now - Number(last) < SESSION_IDLE_MS;
  const session = goesOn ? id : createEventId(now);
  write(localStorage, SESSION, `${session}.${now}`);
  return session;
}

export function tabId(): string {
  const stored = read(sessionStorage, TAB) ?? '';
  if (isId(stored)) return stored;
  const made = createEventId(Date.now());
  write(sessionStorage, TAB, made);
  return made;
}

/** Id of the event before this one in the tab. */
export function previousEventId(eventId: string): string | null {
  const previous = read(sessionStorage, PREVIOUS_EVENT) ?? '';
  write(sessionStorage, PREVIOUS_EVENT, eventId);
  return isId(previous) ? previous : null;
}

function isId(text: string): boolean {
  return /^[\da-f-]{36}$/.test(text);
}

/** Storage may be blocked: then each page is a visit of its own. */
function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function write(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // As above.
  }
}
