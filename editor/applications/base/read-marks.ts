import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { machineStorage } from '../../ui/storage/storage.ts';

/** Ids that a browser remembers; older ones count as read by their age. */
const MOST_IDS = 2000;

const KEY = 'rumbo-editor-read-applications';

/** Applications that were opened in this browser, the last ones. */
const readStore = createStore<{ readonly ids: ReadonlySet<string> }>(() => ({
  ids: new Set((machineStorage.read(KEY) ?? '').split(' ').filter(Boolean)),
}));

export function useIsRead(id: string): boolean {
  return useStore(readStore, ({ ids }) => ids.has(id));
}

export function markRead(id: string): void {
  const { ids } = readStore.getState();
  if (ids.has(id)) return;
  const next = [...ids, id].slice(-MOST_IDS);
  machineStorage.write(KEY, next.join(' '));
  readStore.setState({ ids: new Set(next) });
}
