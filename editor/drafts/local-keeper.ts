import { throttle } from 'lodash-es';
import type { InstantCopies, PageCopy } from './page-copies.ts';

/** Changes are kept after at most this long, in ms. */
const KEEP_MS = 200;

/** A keeper gives the browser this long to find an idle moment, in ms. */
const IDLE_MS = 100;

export interface LocalKeeperOptions {
  readonly copies: InstantCopies;
  /** What is to be kept now; null where nothing is unsaved. */
  readonly copyNow: () => PageCopy | null;
  /** What was kept before, and is of no use once nothing is unsaved. */
  readonly copyIds: () => readonly string[];
  readonly onKept: (isKept: boolean) => void;
}

/** Keeps unsaved work in the browser while somebody types, without standing in the way of the keys. */
export interface LocalKeeper {
  touch(): void;
  keepNow(): Promise<void>;
  /** For a tab that goes away: what is unsaved is kept once this returns, where the browser has room. */
  keepAtOnce(): void;
  cancel(): void;
}

export function createLocalKeeper(options: LocalKeeperOptions): LocalKeeper {
  const { copies, copyNow, copyIds, onKept } = options;
  const keepNow = async () => {
    later.cancel();
    const copy = copyNow();
    if (copy) onKept(await copies.write(copy));
    else for (const copyId of copyIds()) await copies.remove(copyId);
  };
  const later = throttle(() => whenIdle(() => void keepNow()), KEEP_MS, { leading: false });
  const keepAtOnce = () => {
    const copy = copyNow();
    if (copy) copies.writeNow(copy);
  };
  return { cancel: later.cancel, keepNow, keepAtOnce, touch: later };
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_MS });
  else run();
}
