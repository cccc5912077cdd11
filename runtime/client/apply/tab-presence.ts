import { readText, removeText, writeText } from './device-storage.ts';

const PRESENT = 'rumbo_tab.';

/** Tabs in the background may run once a minute; one that was silent for longer has gone, in ms. */
const SILENCE_MS = 150_000;
const BEAT_MS = 30_000;

/** By which a tab tells the others that it still has what may not rest on the device. */
export interface TabPresence {
  set(isPresent: boolean): void;
}

export function createTabPresence(id: string): TabPresence {
  let timer: ReturnType<typeof setInterval> | undefined;
  const beat = () => writeText(PRESENT + id, String(Date.now() + SILENCE_MS));
  return {
    set(isPresent) {
      if (isPresent === (timer !== undefined)) return;
      clearInterval(timer);
      timer = isPresent ? setInterval(beat, BEAT_MS) : undefined;
      if (isPresent) beat();
      else removeText(PRESENT + id);
    },
  };
}

export function isTabPresent(id: string): boolean {
  const until = Number(readText(PRESENT + id) ?? 0);
  if (until > Date.now()) return true;
  removeText(PRESENT + id);
  return false;
}
