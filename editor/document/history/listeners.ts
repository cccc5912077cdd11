import type { Patch } from 'immer';

/** What subscribes to it is told when something else can be undone or redone. */
export const HISTORY_KEY = 'history';

/** What subscribes to it is told when a step cannot be undone or redone any more. It is left out from then on. */
export const BLOCKED_KEY = 'blocked';

/** Who wants to know of changes below which key. */
export function createListeners() {
  const byKey = new Map<string, Set<() => void>>();
  return {
    subscribe(key: string, notify: () => void): () => void {
      const set = byKey.get(key) ?? new Set();
      byKey.set(key, set.add(notify));
      return () => {
        set.delete(notify);
        if (set.size === 0 && byKey.get(key) === set) byKey.delete(key);
      };
    },
    notify(patches: readonly Patch[], others: readonly string[]): void {
      const whole = patches.some(({ path }) => path.length === 0);
      const told = whole ? pageKeys(byKey.keys()) : keysOf(patches, byKey.keys());
      const keys = new Set([...told, ...others]);
      for (const key of keys) for (const notify of [...(byKey.get(key) ?? [])]) notify();
    },
  };
}

/** All but those of events. */
function pageKeys(known: Iterable<string>): string[] {
  return [...known].filter((key) => key !== HISTORY_KEY && key !== BLOCKED_KEY);
}

/** Keys below or above which a patch changed something. */
function keysOf(patches: readonly Patch[], known: Iterable<string>): Iterable<string> {
  const keys = new Set(['']);
  for (const { path } of patches) {
    keys.add(String(path[0]));
    if (path.length > 1) keys.add(`${path[0]}/${path[1]}`);
    else for (const key of known) if (key.startsWith(`${path[0]}/`)) keys.add(key);
  }
  return keys;
}
