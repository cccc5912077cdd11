import type { ContentError, ContentFailure } from '../service/request/content-error.ts';
import type { SaveState } from './page-saver.ts';

type Outcome = Pick<SaveState, 'step' | 'reason'>;

const OUTCOMES: Readonly<Record<ContentFailure, Outcome>> = {
  refused: { step: 'signed-out', reason: null },
  missing: { step: 'missing', reason: null },
  unreachable: { step: 'offline', reason: 'saving.reason.unreachable' },
  busy: { step: 'offline', reason: 'saving.reason.busy' },
  failed: { step: 'offline', reason: 'saving.reason.failed' },
  forbidden: { step: 'refused', reason: 'saving.reason.forbidden' },
  'too-large': { step: 'refused', reason: 'saving.reason.too-large' },
  invalid: { step: 'refused', reason: 'saving.reason.invalid' },
  taken: { step: 'refused', reason: 'saving.reason.invalid' },
  // A conflict that does not say with what.
  conflict: { step: 'refused', reason: 'saving.reason.unreadable' },
  unreadable: { step: 'offline', reason: 'saving.reason.failed' },
};

/** Where the work is after a save did not succeed. */
export function outcomeOf({ failure }: ContentError): Outcome {
  return OUTCOMES[failure];
}
