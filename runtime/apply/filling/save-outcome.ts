import type { SaveOutcome } from '../../client/apply/save-queue.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { FieldNote, FillState } from './fill-state.ts';

/** What an answer to a save makes of the form. */
interface SavedStep {
  readonly change: Partial<FillState>;
  /** Whether the person goes on: what failed for now waits and follows. */
  readonly goesOn: boolean;
}

interface Told {
  readonly say: SayMessage;
  readonly waiting: FillState['waiting'];
}

export function afterSave(outcome: SaveOutcome, { say, waiting }: Told): SavedStep {
  switch (outcome.state) {
    case 'job-closed':
      return { change: { phase: 'closed' }, goesOn: false };
    case 'saved':
      return { change: { phase: 'filling', isFailed: false }, goesOn: true };
    case 'busy':
      return { change: { phase: 'filling' }, goesOn: true };
    case 'waiting':
      // A server that is busy, or slow, has not failed.
      return outcome.status === undefined
        ? { change: { phase: 'filling' }, goesOn: true }
        : failed(say(waiting === 'none' ? 'apply.failed' : `apply.waiting.${waiting}`));
    default:
      return failed(say('apply.failed'));
  }
}

function failed(announcement: string): SavedStep {
  return { change: { phase: 'filling', isFailed: true, announcement }, goesOn: true };
}

interface Refusal {
  readonly change: Partial<FillState>;
  /** Of the questions that it is about; none where it is about none. */
  readonly notes: readonly FieldNote[];
  /** What is wrong where no question asks. */
  readonly placeless: readonly FieldNote[];
  /** Of the answer that ends the application. */
  readonly endText: string | undefined;
}

/** What a last step that was refused makes of the form (spec section 4: on any failure the error widgets are shown). */
export function afterRefusal(
  { problems }: Extract<SaveOutcome, { readonly state: 'refused' }>,
  say: SayMessage,
): Refusal {
  const notes = problems.flatMap(({ keyId, message }) =>
    keyId === undefined ? [] : [{ keyId, text: message }],
  );
  const placeless = problems.flatMap(({ keyId, pointer, message }) =>
    keyId === undefined ? { keyId: pointer, text: message } : [],
  );
  const endText = problems.find(({ code }) => code === 'ended')?.message;
  return { change: failed(say('apply.failed')).change, notes, placeless, endText };
}

/** How long a page change waits for its save, in ms; then it goes on and the save follows. */
const MAX_WAIT_MS = 6000;

/**
 * Never rejects; `waiting` where the network takes longer than a person waits.
 * @param onLate hears what came of the save after that
 */
export function inTime(
  saving: Promise<SaveOutcome>,
  onLate: (outcome: SaveOutcome) => void,
): Promise<SaveOutcome> {
  let isLate = false;
  const late = new Promise<SaveOutcome>((resolve) =>
    setTimeout(() => {
      isLate = true;
      resolve({ state: 'waiting' });
    }, MAX_WAIT_MS),
  );
  void saving.then((outcome) => isLate && onLate(outcome));
  return Promise.race([saving, late]);
}
