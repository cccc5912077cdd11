import type { SavedJob } from './saved-job.ts';

/** Whether a card can show what was stored as a saved job; anyone may write to the storage. */
export function isDrawable({ details, point, ...texts }: SavedJob): boolean {
  const hasTexts = Object.values(texts).every((text) => text === null || typeof text === 'string');
  return hasTexts && isObject(details) && isObject(details.pay ?? {}) && isObject(point ?? {});
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
