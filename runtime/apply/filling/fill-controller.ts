import type { AnswerProblem } from '#schemas/forms/interpret-form.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { afterPaint } from '../../base/after-paint.ts';
import { afterPointer } from '../../base/after-pointer.ts';
import { wipeApplicant } from '../../client/apply/applicant-keys.ts';
import { takeFormToken } from '../../client/apply/call-answer.ts';
import { createDraftKeeper, type DraftKeeper } from '../../client/apply/device-draft.ts';
import type { SaveOutcome } from '../../client/apply/save-queue.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { ShownForm } from '../../data/api-port.ts';
import { wordAnswer } from '../../messages/answers/answer-texts.ts';
import { continueAddress } from './applicant-pages.ts';
import { DeviceSide } from './device-side.ts';
import { holdsFormerPerson, openForNextPerson, watchDevice } from './device-watch.ts';
import type { FillSession } from './fill-session.ts';
import { type FieldNote, type FillState, FillStore } from './fill-state.ts';
import { FillSteps } from './fill-steps.ts';
import { type FormControlMethods, toEnd } from './form-values.ts';
import { LateQueue } from './late-queue.ts';
import type { Edits, LostAnswer } from './merge-edits.ts';
import { markKept, restoreAnswers } from './restore-answers.ts';
import { inTime } from './save-outcome.ts';
import { OutcomeSettler } from './settle-outcome.ts';
import { addressedStep, writeStep } from './step-address.ts';
import { UploadGate } from './upload-gate.ts';

export interface FillControllerOptions {
  readonly session: FillSession;
  readonly shown: ShownForm;
  readonly methods: FormControlMethods;
  readonly isResumeOnly: boolean;
  /** What the page came with of the submission that its address names. */
  readonly saved: Edits | undefined;
  /** Whether pages are asked question by question. */
  readonly isConversation: boolean;
  readonly initial: FillState;
  readonly say: SayMessage;
}

/** Goes with a person from the first question to the application that has arrived. */
export class FillController {
  readonly #options: FillControllerOptions;
  readonly store: FillStore;
  readonly steps: FillSteps;
  readonly #device: DeviceSide;
  readonly #outcomes: OutcomeSettler;
  #queue: LateQueue | undefined;
  #keeper: DraftKeeper | undefined;
  /** Sending waits for what is still on its way; other pages do not. */
  readonly uploads: UploadGate;
  /** Resolves when what was kept stands in the fields. */
  restored: Promise<void> = Promise.resolve();
  /** Resolves when what the server has beside it stands there too. */
  behind: Promise<void> = Promise.resolve();

  constructor(options: FillControllerOptions) {
    this.#options = options;
    this.store = new FillStore(options.initial);
    const { session, methods, say, isConversation } = options;
    const { form, texts } = options.shown;
    this.steps = new FillSteps({
      ...{ store: this.store, session, methods, form, texts, say },
      isConversation: isConversation && !options.isResumeOnly,
    });
    const common = { store: this.store, steps: this.steps, session, say };
    this.#device = new DeviceSide(common);
    this.#outcomes = new OutcomeSettler({ ...common, onEnd: () => this.#drop() });
    const onFailed = (note: FieldNote) => this.steps.point([note]);
    this.uploads = new UploadGate({ store: this.store, say, onFailed });
  }

  get #state(): FillState {
    return this.store.getState();
  }

  /** Nothing is filled in any more. */
  get #isOver(): boolean {
    const { phase } = this.#state;
    return phase === 'sent' || phase === 'ended';
  }

  /** Once the page answers to people. */
  start(): () => void {
    const { session, shown } = this.#options;
    if (this.#isOver) this.#outcomes.recall();
    else session.isOpen = true;
    takeFormToken(shown.token);
    this.#keeper = createDraftKeeper(() => this.#device.keep());
    this.#queue = new LateQueue({
      onChange: (queue) => this.#outcomes.hear(queue),
      onResult: (request, result, isAwaited) => this.#outcomes.take(request, result, isAwaited),
    });
    void this.#queue.open();
    const onBack = () => {
      if (this.#isOver) this.#outcomes.stay();
      else this.steps.revisit(addressedStep() ?? 0);
    };
    addEventListener('popstate', onBack);
    const unwatch = watchDevice(session.subject, {
      onDraft: (draft) => this.#device.take(draft),
      onPerson: () => this.#leaveToNext(),
    });
    if (!this.#isOver) this.restored = this.#restore();
    return () => {
      removeEventListener('popstate', onBack);
      unwatch();
      this.#keeper?.stop();
      this.#queue?.stop();
    };
  }

  /** Somebody typed or chose: a message goes as soon as its field is right, and what shows follows what was typed. */
  edit(keyId: string): void {
    const { session, methods } = this.#options;
    session.edit(keyId);
    this.#own(keyId);
    this.#device.settle(keyId);
    this.#keeper?.touch();
    const name = fieldName(keyId);
    if (methods.getFieldState(name).invalid) void methods.trigger(name);
    afterPaint(() => this.steps.interpret());
  }

  /** What a CV filled in is the person's own once they change it. */
  #own(keyId: string): void {
    const { resume } = this.#state;
    if (!resume?.keys.has(keyId)) return;
    const keys = new Set([...resume.keys].filter((each) => each !== keyId));
    this.#change({ resume: { ...resume, keys } });
  }

  /** A field was left: it says what is wrong with it, once nothing is about to be hit and what was hit shows. */
  leave(keyId: string): void {
    const judge = () => afterPaint(() => void this.steps.judge(keyId));
    const typed = this.#options.session.answers()[keyId] ?? [];
    if (typed.length > 0) afterPointer(judge);
  }

  /** A file was chosen for a question, or is wanted no more; `removed` is the address of one that the person took away. */
  markFile(keyId: string, isChosen: boolean, removed?: string): void {
    this.#options.session.files.mark(keyId, isChosen, removed);
    this.#keeper?.touch();
  }

  async #isFree(): Promise<boolean> {
    return (await this.uploads.pass()) && this.#state.phase === 'filling';
  }

  async next(): Promise<void> {
    if (this.#state.phase !== 'filling' || this.#state.isAwaiting) return;
    this.steps.interpret();
    const after = this.#options.isResumeOnly ? undefined : this.steps.following;
    const isLast = after === undefined;
    if (this.#answerTurn() || this.#isStopped(isLast)) return;
    if (isLast && this.uploads.isRunning()) {
      // What was typed meanwhile counts.
      if (await this.#isFree()) await this.next();
      return;
    }
    this.#change({ phase: 'busy', isSending: isLast, summary: [], announcement: '' });
    const status = isLast ? 'APPLY_FINISH' : 'APPLY_INTERMEDIATE';
    const saving = this.#save(status);
    const outcome = await (isLast ? saving : this.#inTime(saving));
    if (!this.#isOpenPress) return;
    if (isLast) this.#outcomes.settle(outcome);
    else if (this.#outcomes.settleSave(outcome)) this.steps.goTo(after);
    this.#outcomes.show();
  }

  /** Whether answers keep the step from going on, or end the application. */
  #isStopped(isLast: boolean): boolean {
    const { session, isResumeOnly } = this.#options;
    const { step } = this.#state;
    const scope = isLast || step === 'review' ? 'all' : step;
    const { ended, ...interpreted } = session.interpret(isResumeOnly ? 'resume' : scope);
    const errors = this.#unanswered(interpreted.errors);
    if (ended) this.#outcomes.end(ended.text);
    else if (errors.length > 0) this.#refuse(errors);
    return ended !== undefined || errors.length > 0;
  }

  /** Whether a conversation goes on with a question of the same page. */
  #answerTurn(): boolean {
    const { session } = this.#options;
    const { step, turn } = this.#state;
    if (!this.steps.isAsking || step === 'review' || turn === undefined) return false;
    const { ended, errors } = session.interpret(step);
    if (ended) return false;
    const wrong = this.#unanswered(errors).find(({ keyId }) => keyId === turn);
    if (wrong) this.#refuse([wrong]);
    const following = wrong ? undefined : this.steps.openTurn;
    if (following !== undefined) this.steps.ask(following);
    return wrong !== undefined || following !== undefined;
  }

  /** A file that is on its way answers its question. */
  #unanswered(errors: readonly AnswerProblem[]): readonly AnswerProblem[] {
    return errors.filter(({ keyId }) => !this.uploads.isRunning(keyId));
  }

  /** Another person holds the phone: nothing of the one before stays on it. */
  forgetPerson(): void {
    wipeApplicant();
    this.#leaveToNext();
  }

  #leaveToNext(): void {
    this.#keeper?.drop();
    openForNextPerson();
  }

  /** Takes an answer back that had lost. */
  takeBack({ keyId, values }: LostAnswer): void {
    this.#options.session.put(keyId, values);
    this.edit(keyId);
  }

  /** Saves what is there and leads to the page that makes a link for another phone. */
  async continueElsewhere(): Promise<void> {
    if (this.#state.phase !== 'filling' || !(await this.#isFree())) return;
    this.#change({ phase: 'busy', isSending: false, announcement: '' });
    const outcome = await this.#inTime(this.#save('APPLY_INTERMEDIATE'));
    if (!this.#isOpenPress) return;
    this.#outcomes.settleSave(outcome);
    this.#outcomes.show();
    const { session } = this.#options;
    if (outcome.state === 'saved') location.assign(continueAddress(session.subject, outcome.id));
  }

  async #save(status: 'APPLY_INTERMEDIATE' | 'APPLY_FINISH'): Promise<SaveOutcome> {
    const { session } = this.#options;
    this.#keeper?.flush();
    this.#device.keep();
    const queue = this.#queue;
    if (queue === undefined) return { state: 'failed', status: 0 };
    return queue.save(session.request(status, this.#state.step));
  }

  #inTime(saving: Promise<SaveOutcome>): Promise<SaveOutcome> {
    return inTime(saving, (outcome) => this.#outcomes.takeLate(outcome));
  }

  /** Whether nothing has settled the press while it waited. */
  get #isOpenPress(): boolean {
    return this.#state.phase === 'busy';
  }

  #drop(): void {
    const { session, shown } = this.#options;
    const { waiting } = this.#outcomes;
    // What was saved before, or is on its way, is forgotten by the server as it hears of the answer.
    if (session.hasSubmission || waiting !== 'none') {
      const request = session.request('APPLY_INTERMEDIATE', this.#state.step);
      void this.#queue?.save(toEnd(shown.form, request));
    }
    this.#keeper?.stop();
  }

  #refuse(errors: readonly AnswerProblem[]): void {
    const { texts } = this.#options.shown;
    this.steps.point(
      errors.map((error) => ({ keyId: error.keyId, text: wordAnswer(error, texts) })),
    );
  }

  async #restore(): Promise<void> {
    const { session, shown } = this.#options;
    if (holdsFormerPerson(session.subject)) session.startOver();
    else if (session.adopt()) this.#keeper?.touch();
    const kept = await restoreAnswers(session, shown.form, this.#options.saved);
    const named = addressedStep();
    this.steps.interpret();
    if (kept.isSent) return this.#outcomes.sentBefore();
    // The address counts pages as an earlier version had them.
    const wanted = kept.isChanged ? (kept.step ?? named) : (named ?? kept.step);
    const step = this.steps.reachable(wanted, kept.step);
    if (step !== (named ?? 0)) writeStep(step, 'replace');
    const isOther = step !== this.#state.step || this.steps.isAsking;
    this.#change({ isAhead: false, ...(isOther && { step, ...this.steps.turnOf(step) }) });
    const { isPrefilled, isResumed, isChanged, unasked, fromResume } = kept;
    if (fromResume.length > 0) void markKept(this.store, session, fromResume);
    this.#change({ isPrefilled, isResumed, isChanged, unasked });
    this.#change({ waiting: this.#outcomes.waiting });
    if (isChanged) this.#change({ announcement: this.#options.say('apply.changed') });
    this.#device.lose(kept.lost);
    if (kept.behind)
      this.behind = kept.behind.then(({ isSent, lost, ...news }) =>
        isSent ? this.#outcomes.sentBefore() : this.#device.show(lost, news),
      );
    const queue = await this.#queue?.open();
    const missed = queue?.takeMissed(session.subject);
    if (missed) this.#outcomes.settle(missed);
  }

  #change(change: Partial<FillState>): void {
    this.store.change(change);
  }
}
