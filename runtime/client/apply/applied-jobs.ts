import { onStored, readJson, writeText } from './device-storage.ts';

/** Ids of jobs, or of forms without one, that were applied for (spec section 3, "Persistent browser keys"). */
export const APPLIED = 'applied';

/** Those of them that were sent as RESUME_DROP_OFF. */
export const DROP_OFF_APPLIED = 'dropOffApplied';

/** Entries that are read and kept, the newest: nobody applies for more. */
const MAX_APPLIED = 500;

/** Tells the scripts of this page that the list has changed; other tabs hear of it through `storage`. */
const CHANGED = 'rumbo:applied';

export function isApplied(id: string): boolean {
  return appliedIds().includes(id);
}

export function appliedIds(): readonly string[] {
  return readIds(APPLIED);
}

export function isDropOffApplied(id: string): boolean {
  return readIds(DROP_OFF_APPLIED).includes(id);
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
  document.addEventListener(CHANGED, listener);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

export function tellAppliedChange(): void {
  document.dispatchEvent(new Event(CHANGED));
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
