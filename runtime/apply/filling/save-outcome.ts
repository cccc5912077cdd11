import type { SaveOutcome } from '../../client/apply/save-queue.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { FillState } from './fill-state.ts';

/** What an answer to a save makes of the form. */
interface SavedStep {
  readonly change: Partial<FillState>;
  /** Whether the person goes on: what failed for now waits and follows. */
  readonly goesOn: boolean;
}

export function afterSave(outcome: SaveOutcome, say: SayMessage): SavedStep {
  switch (outcome.state) {
    case 'job-closed':
      return { change: { phase: 'closed' }, goesOn: false };
    case 'saved':
      return { change: { phase: 'filling', isFailed: false }, goesOn: true };
    case 'busy':
      return { change: { phase: 'filling' }, goesOn: true };
    default:
      return {
        change: { phase: 'filling', isFailed: true, announcement: say('apply.waiting.save') },
        goesOn: true,
      };
  }
}

/** How long a page change waits for its save, in ms; then it goes on and the save follows. */
const MAX_WAIT_MS = 6000;

/** Never rejects; `waiting` where the network takes longer than a person waits. */
export function inTime(saving: Promise<SaveOutcome>): Promise<SaveOutcome> {
  const late = new Promise<SaveOutcome>((resolve) =>
    setTimeout(resolve, MAX_WAIT_MS, { state: 'waiting' }),
  );
  return Promise.race([saving, late]);
}
