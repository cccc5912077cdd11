import { isRecord } from '#schemas/json/fields.ts';
import { readJson, removeText, writeText } from './device-storage.ts';
import type { SubmitResult } from './form-calls.ts';

/** What came of saves whose tab was not there. */
export const RESULTS = 'rumbo_save_results';

/** Results that wait for somebody to see them, the newest. */
const MAX_RESULTS = 20;

/** A result that the page which asked for it has not seen. */
export interface MissedResult {
  /** Id of the save. */
  readonly id: string;
  readonly lane: string;
  /** Whether it was to send the application for good. */
  readonly isFinish: boolean;
  /** Whether another page of the same application has shown it. */
  readonly isSeen: boolean;
  readonly result: SubmitResult;
}

/** What was seen, and a page that was saved on the way, is no news to who comes back. */
export function isNews({ isFinish, isSeen, result }: MissedResult): boolean {
  return !isSeen && (isFinish || result.state !== 'saved');
}

function readResults(): MissedResult[] {
  const stored = readJson(RESULTS);
  return (Array.isArray(stored) ? stored : []).filter(isMissedResult);
}

export function addResult(missed: MissedResult): void {
  writeResults([...readResults(), missed].slice(-MAX_RESULTS));
}

/** Takes out the results that are meant. */
export function takeResults(isMeant: (missed: MissedResult) => boolean): MissedResult[] {
  const all = readResults();
  const taken = all.filter(isMeant);
  if (taken.length > 0) writeResults(all.filter((missed) => !isMeant(missed)));
  return taken;
}

function writeResults(results: readonly MissedResult[]): void {
  if (results.length === 0) removeText(RESULTS);
  else writeText(RESULTS, JSON.stringify(results));
}

const STATES: ReadonlySet<unknown> = new Set<SubmitResult['state']>([
  'saved',
  'refused',
  'job-closed',
  'form-changed',
  'gone',
  'failed',
]);

function isMissedResult(value: unknown): value is MissedResult {
  if (!isRecord(value) || !isRecord(value['result'])) return false;
  const { id, lane, isFinish, isSeen, result } = value;
  if (result['state'] === 'refused' && !Array.isArray(result['problems'])) return false;
  const isNamed = typeof id === 'string' && typeof lane === 'string';
  const isTold = typeof isFinish === 'boolean' && typeof isSeen === 'boolean';
  return isNamed && isTold && STATES.has(result['state']);
}
