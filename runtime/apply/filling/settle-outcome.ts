import { sentFolio } from '../../client/apply/applied-times.ts';
import { clearDraft } from '../../client/apply/device-draft.ts';
import type { SubmitResult } from '../../client/apply/form-calls.ts';
import { subjectKey } from '../../client/apply/form-subject.ts';
import type { SaveOutcome, SaveQueueState } from '../../client/apply/save-queue.ts';
import {
  isBusyOnly,
  pendingOf,
  type SaveRequest,
  subjectLane,
  waitsForNetwork,
} from '../../client/apply/stored-saves.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { FillSession } from './fill-session.ts';
import type { FillState, FillStore } from './fill-state.ts';
import type { FillSteps } from './fill-steps.ts';
import { afterRefusal, afterSave } from './save-outcome.ts';
import { nameChanged, sentLink, writeSent, writeStep } from './step-address.ts';

export interface OutcomeSettlerOptions {
  readonly store: FillStore;
  readonly session: FillSession;
  readonly steps: FillSteps;
  readonly say: SayMessage;
  /** An answer ended the application. */
  readonly onEnd: () => void;
}

/** What the server says of an application that it has. */
type SentApplication = Pick<
  Extract<SubmitResult, { readonly state: 'saved' }>,
  'mayBeDuplicate' | 'folio' | 'myData'
>;

/** What comes of saves, of the press that waits for it and later. */
export class OutcomeSettler {
  readonly #options: OutcomeSettlerOptions;
  /** Whether one of the saves that went since nothing waited was not saved. */
  #hasLost = false;

  constructor(options: OutcomeSettlerOptions) {
    this.#options = options;
  }

  get #state(): FillState {
    return this.#options.store.getState();
  }

  /** A page waits for a busy server unseen; who has pressed the last button is told. */
  get waiting(): FillState['waiting'] {
    const { subject } = this.#options.session;
    const pending = pendingOf(subject);
    if (pending === 'none') return pending;
    if (isBusyOnly(subject)) return pending === 'finish' ? 'busy' : 'none';
    return waitsForNetwork(subject) ? pending : `${pending}-unanswered`;
  }

  get #isPending(): boolean {
    return pendingOf(this.#options.session.subject) !== 'none';
  }

  /** That nothing waits any more says nothing of what came of it. */
  hear(queue: SaveQueueState): void {
    if (queue === 'waiting') this.#change({ waiting: this.waiting });
    else if (queue === 'empty' && this.#state.waiting !== 'none') this.#change({ waiting: 'none' });
  }

  /**
   * What the server answered. A last step is settled here whoever waits for it: a page that was saved meanwhile may have
   * become part of it.
   * @param isAwaited whether a press settles it
   * @returns whether it is about this application
   */
  take(request: SaveRequest, result: SubmitResult, isAwaited: boolean): boolean {
    const { subject, status } = request;
    const { session } = this.#options;
    // One queue sends what waits of every application on the device.
    if (subjectLane(subject) !== subjectLane(session.subject)) return false;
    if (result.state === 'saved') session.hearSaved(request);
    const { phase } = this.#state;
    if (phase === 'sent' || phase === 'ended') return true;
    if (result.state !== 'saved') this.#hasLost = true;
    if (status === 'APPLY_FINISH') this.settle(result);
    else if (!isAwaited) this.#settleLate(result);
    if (!this.#isPending) this.#hasLost = false;
    return true;
  }

  /** What came of a page after its press had gone on without an answer. */
  takeLate(outcome: SaveOutcome): void {
    const { phase } = this.#state;
    if (phase !== 'sent' && phase !== 'ended') this.#settleLate(outcome);
  }

  /** A page that was left long ago, while the person fills in another one. */
  #settleLate(result: SaveOutcome): void {
    if (result.state === 'saved') this.#arrive();
    else {
      const { phase } = this.#state;
      this.settleSave(result);
      // Another press still waits for its own answer.
      if (phase === 'busy' && this.#state.phase === 'filling') this.#change({ phase });
    }
  }

  /** The failure is over once all that waited was saved. */
  #arrive(): void {
    const { phase, isFailed, waiting } = this.#state;
    if (this.#hasLost || this.#isPending || !(isFailed || waiting !== 'none')) return;
    this.#change({ waiting: 'none', isFailed: false });
    if (phase === 'filling') this.#change({ announcement: this.#options.say('apply.saved') });
  }

  /** Whether the form goes on. */
  settleSave(outcome: SaveOutcome): boolean {
    if (outcome.state === 'form-changed') this.#reload();
    else if (outcome.state === 'already-sent') this.sentBefore(outcome.folio);
    else {
      const { waiting } = this;
      const { change, goesOn } = afterSave(outcome, { say: this.#options.say, waiting });
      this.#change({ ...change, waiting });
      return goesOn;
    }
    return false;
  }

  /** What came of the last step. */
  settle(outcome: SaveOutcome): void {
    const { say } = this.#options;
    if (outcome.state === 'saved') {
      this.sent(outcome);
    } else if (outcome.state === 'refused') {
      this.#refuse(outcome);
    } else if (this.settleSave(outcome)) {
      const { waiting } = this;
      if (waiting !== 'none' && waiting !== 'save')
        this.#change({ announcement: say(`apply.waiting.${waiting}`) });
    }
  }

  /** A press has what came of it: what is said above the form comes into view. */
  show(): void {
    const { phase, isFailed, waiting, summary, misses } = this.#state;
    // What is wrong with answers has the focus.
    const isTold = phase === 'filling' && summary.length === 0;
    if (isTold && (isFailed || waiting !== 'none')) this.#change({ misses: misses + 1 });
  }

  #refuse(outcome: Extract<SaveOutcome, { readonly state: 'refused' }>): void {
    const { say, session, steps } = this.#options;
    const { endText, change, notes, placeless } = afterRefusal(outcome, say);
    // A person's browser may have filled it in: the next press goes without.
    if (session.trap) session.trap.value = '';
    if (endText !== undefined) return void this.end(endText);
    // Where no version goes along, as with v1, a question that is new tells that the form is another one.
    if (notes.some(({ keyId }) => session.labelOf(keyId) === undefined)) return void this.#reload();
    this.#change({ ...change, waiting: this.waiting });
    if (notes.length > 0) steps.point(notes);
    if (placeless.length > 0) this.#change({ summary: [...notes, ...placeless] });
  }

  sent({ mayBeDuplicate, folio, myData }: SentApplication): void {
    this.#options.session.isOpen = false;
    this.#change({
      ...{ phase: 'sent', isFailed: false, waiting: 'none', mayBeDuplicate, folio, myData },
      announcement: this.#options.say('apply.sent'),
    });
    this.stay();
  }

  /** It went out from another phone or tab: what was typed here belongs to nothing any more. */
  sentBefore(folio?: string): void {
    const { session, say } = this.#options;
    this.#change({ isSentBefore: true });
    this.sent({ mayBeDuplicate: false, ...(folio !== undefined && { folio }) });
    clearDraft(session.subject);
    this.#change({ announcement: say('apply.sent-before') });
  }

  /** Earlier pages in the history of the browser lead to what came of them; what went out elsewhere is asked for anew. */
  stay(): void {
    const { phase, isSentBefore, myData } = this.#state;
    if (phase === 'sent' && !isSentBefore) writeSent(this.#options.session.subject, myData);
  }

  /** The page was loaded anew after sending. */
  recall(): void {
    const { phase, folio, myData } = this.#state;
    const { subject } = this.#options.session;
    if (phase !== 'sent') return;
    this.#change({
      folio: folio ?? sentFolio(subjectKey(subject)),
      myData: myData ?? sentLink(subject),
    });
  }

  /** Nothing of it stays, here or on the server. */
  end(endText: string): void {
    const { session, onEnd } = this.#options;
    onEnd();
    session.isOpen = false;
    clearDraft(session.subject);
    this.#change({ phase: 'ended', endText, announcement: endText });
  }

  /** The draft stays on the device, or on the server alone; the page comes with the form as it is now. */
  #reload(): void {
    const { session } = this.#options;
    const isKept = session.keep({ ...this.#state, step: 0 });
    writeStep(0, 'replace');
    if (!isKept && session.hasSubmission) nameChanged(session.applicationId);
    location.reload();
  }

  #change(change: Partial<FillState>): void {
    this.#options.store.change(change);
  }
}
