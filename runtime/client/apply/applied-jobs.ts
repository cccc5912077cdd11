import { APPLIED, APPLIED_CHANGED } from '../memory/kept-marks.ts';
import { onStored, readJson, writeText } from './device-storage.ts';

/** Those of them that were sent as RESUME_DROP_OFF. */
export const DROP_OFF_APPLIED = 'dropOffApplied';

/** Entries that are read and kept, the newest: nobody applies for more. */
const MAX_APPLIED = 500;

export function isApplied(id: string): boolean {
  return appliedIds().includes(id);
}

export function appliedIds(): readonly string[] {
  return readIds(APPLIED);
}

export function markApplied(id: string): void {
  addId(APPLIED, id);
}

export function markDropOffApplied(id: string): void {
  addId(DROP_OFF_APPLIED, id);
}

/** Calls when the list changes, in this tab or another one, and when the page comes back from the browser's memory. */
export function onAppliedChange(listener: () => void): void {
  onStored((key) => key === APPLIED, listener);
  document.addEventListener(APPLIED_CHANGED, listener);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

export function tellAppliedChange(): void {
  document.dispatchEvent(new Event(APPLIED_CHANGED));
}

function addId(key: string, id: string): void {
  const others = readIds(key).filter((known) => known !== id);
  writeText(key, JSON.stringify([...others, id]));
  tellAppliedChange();
}

function readIds(key: string): string[] {
  const stored = readJson(key);
  return (Array.isArray(stored) ? stored : [])
    .slice(-MAX_APPLIED)
    .filter((id: unknown) => typeof id === 'string');
}
