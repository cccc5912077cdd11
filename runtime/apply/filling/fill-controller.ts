import { shownStep } from '#schemas/forms/form-steps.ts';
import type { AnswerProblem } from '#schemas/forms/interpret-form.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { afterPointer } from '../../base/after-pointer.ts';
import { wipeApplicant } from '../../client/apply/applicant-keys.ts';
import { takeFormToken } from '../../client/apply/call-answer.ts';
import {
  clearDraft,
  createDraftKeeper,
  type DraftKeeper,
} from '../../client/apply/device-draft.ts';
import type { SaveOutcome, SaveQueueState } from '../../client/apply/save-queue.ts';
import { pendingOf } from '../../client/apply/stored-saves.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { ShownForm } from '../../data/api-port.ts';
import { wordAnswer } from '../../messages/answers/answer-texts.ts';
import { continueAddress } from './applicant-pages.ts';
import { DeviceSide } from './device-side.ts';
import { holdsFormerPerson, openForNextPerson, watchDevice } from './device-watch.ts';
import type { FillSession } from './fill-session.ts';
import type { FillState } from './fill-state.ts';
import { FillSteps } from './fill-steps.ts';
import { FillStore } from './fill-store.ts';
import type { FormControlMethods } from './form-values.ts';
import { LateQueue } from './late-queue.ts';
import type { Edits, LostAnswer } from './merge-edits.ts';
import { restoreAnswers } from './restore-answers.ts';
import { afterRefusal, afterSave, inTime } from './save-outcome.ts';
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
  #queue: LateQueue | undefined;
  #keeper: DraftKeeper | undefined;
  readonly #uploads = new UploadGate();
  /** Resolves when what was kept stands in the fields. */
  restored: Promise<void> = Promise.resolve();

  constructor(options: FillControllerOptions) {
    this.#options = options;
    this.store = new FillStore(options.initial);
    const { session, methods, say, isConversation } = options;
    const { form } = options.shown;
    this.steps = new FillSteps({
      ...{ store: this.store, session, methods, form, say },
      isConversation: isConversation && !options.isResumeOnly,
    });
    this.#device = new DeviceSide({ store: this.store, steps: this.steps, session, say });
  }

  get #state(): FillState {
    return this.store.getState();
  }

  /** Once the page answers to people. */
  start(): () => void {
    const { session, shown } = this.#options;
    session.open();
    takeFormToken(shown.token);
    this.#keeper = createDraftKeeper(() => this.#device.keep(this.#state.step));
    this.#queue = new LateQueue({
      onChange: (queue) => this.#hear(queue),
      onResult: (request, result) => {
        if (request.status === 'APPLY_FINISH' && result.state === 'saved') this.#settle(result);
      },
    });
    void this.#queue.open();
    const onBack = () => this.steps.show(addressedStep() ?? 0);
    addEventListener('popstate', onBack);
    const unwatch = watchDevice(session.subject, {
      onDraft: (draft) => this.#device.take(draft),
      onPerson: () => this.#leaveToNext(),
    });
    this.restored = this.#restore();
    return () => {
      removeEventListener('popstate', onBack);
      unwatch();
      this.#keeper?.stop();
      this.#queue?.stop();
    };
  }

  /** What waited has arrived: the failure is over. */
  #hear(queue: SaveQueueState): void {
    if (queue === 'waiting') this.#change({ waiting: this.#waiting() });
    const { waiting, phase } = this.#state;
    if (queue !== 'empty' || waiting === 'none') return;
    this.#change({ waiting: 'none', isFailed: false });
    if (phase === 'filling') this.#change({ announcement: this.#options.say('apply.saved') });
  }

  /** Somebody typed or chose: a message goes as soon as its field is right. */
  edit(keyId: string): void {
    const { session, methods } = this.#options;
    session.edit(keyId);
    this.#own(keyId);
    this.#device.settle(keyId);
    this.#keeper?.touch();
    const name = fieldName(keyId);
    if (methods.getFieldState(name).invalid) void methods.trigger(name);
    this.steps.interpret(session.interpret());
  }

  /** What a CV filled in is the person's own once they change it. */
  #own(keyId: string): void {
    const { resume } = this.#state;
    if (!resume?.keys.has(keyId)) return;
    const keys = new Set([...resume.keys].filter((each) => each !== keyId));
    this.#change({ resume: { ...resume, keys } });
  }

  /** A field was left: it says what is wrong with it, once nothing is about to be hit. */
  leave(keyId: string): void {
    const typed = this.#options.session.answers()[keyId] ?? [];
    if (typed.length > 0) afterPointer(() => void this.steps.judge(keyId));
  }

  /** Going on waits for what is still on its way. */
  addUpload(result: Promise<unknown>): void {
    this.#uploads.add(result);
  }

  async #isFree(): Promise<boolean> {
    const isFilling = () => this.#state.phase === 'filling';
    return isFilling() && (await this.#uploads.pass()) && isFilling();
  }

  async next(): Promise<void> {
    if (!(await this.#isFree()) || this.#answerTurn()) return;
    const { step } = this.#state;
    const { session, isResumeOnly } = this.#options;
    const after = isResumeOnly ? undefined : this.steps.following;
    const isLast = after === undefined;
    const scope = isResumeOnly ? 'resume' : isLast || step === 'review' ? 'all' : step;
    const interpreted = session.interpret(scope);
    if (interpreted.ended) return this.#end(interpreted.ended.text);
    if (interpreted.errors.length > 0) return this.#refuse(interpreted.errors);
    this.#change({ phase: 'busy', summary: [], announcement: '' });
    const status = isLast ? 'APPLY_FINISH' : 'APPLY_INTERMEDIATE';
    const saving = this.#save(status);
    const outcome = await (isLast ? saving : inTime(saving));
    if (isLast) this.#settle(outcome);
    else if (this.#settleSave(outcome)) this.steps.goTo(after);
  }

  /** Whether a conversation goes on with a question of the same page. */
  #answerTurn(): boolean {
    const { session } = this.#options;
    const { step, turn } = this.#state;
    if (!this.steps.isAsking || step === 'review' || turn === undefined) return false;
    const { ended, errors } = session.interpret(step);
    if (ended) return false;
    const wrong = errors.find(({ keyId }) => keyId === turn);
    if (wrong) this.#refuse([wrong]);
    const following = wrong ? undefined : this.steps.openTurn;
    if (following !== undefined) this.steps.ask(following);
    return wrong !== undefined || following !== undefined;
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
    if (!(await this.#isFree())) return;
    this.#change({ phase: 'busy', announcement: '' });
    const outcome = await inTime(this.#save('APPLY_INTERMEDIATE'));
    this.#settleSave(outcome);
    const { session } = this.#options;
    if (outcome.state === 'saved') location.assign(continueAddress(session.subject, outcome.id));
  }

  async #save(status: 'APPLY_INTERMEDIATE' | 'APPLY_FINISH'): Promise<SaveOutcome> {
    const { session } = this.#options;
    this.#keeper?.flush();
    this.#device.keep(this.#state.step);
    const queue = this.#queue;
    if (queue === undefined) return { state: 'failed', status: 0 };
    return queue.save(session.request(status, this.#state.step));
  }

  /** Whether the form goes on. */
  #settleSave(outcome: SaveOutcome): boolean {
    if (outcome.state === 'form-changed') this.#reload();
    else if (outcome.state === 'already-sent') this.#sent(false);
    else {
      const { change, goesOn } = afterSave(outcome, this.#options.say);
      this.#change({ ...change, waiting: this.#waiting() });
      return goesOn;
    }
    return false;
  }

  /** What came of the last step. */
  #settle(outcome: SaveOutcome): void {
    if (outcome.state === 'saved') {
      this.#sent(outcome.mayBeDuplicate, outcome.myData);
    } else if (outcome.state === 'refused') {
      const { endText, change, notes } = afterRefusal(outcome, this.#options.say);
      if (endText !== undefined) return void this.#end(endText);
      this.#change(change);
      if (notes.length > 0) this.steps.point(notes);
    } else if (this.#settleSave(outcome) && this.#waiting() === 'finish') {
      this.#change({ announcement: this.#options.say('apply.waiting.finish') });
    }
  }

  #sent(mayBeDuplicate: boolean, myData?: string): void {
    const { say } = this.#options;
    this.#change({
      ...{ phase: 'sent', isFailed: false, waiting: 'none', mayBeDuplicate, myData },
      announcement: say('apply.sent'),
    });
  }

  /** Nothing of it stays, here or on the server. */
  #end(endText: string): void {
    const { session } = this.#options;
    // What was saved before is forgotten by the server as it hears of the answer.
    if (session.hasSubmission) void this.#save('APPLY_INTERMEDIATE');
    this.#keeper?.stop();
    clearDraft(session.subject);
    this.#change({ phase: 'ended', endText, announcement: endText });
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
    else session.adopt();
    const kept = await restoreAnswers(session, shown.form, this.#options.saved);
    const named = addressedStep();
    this.steps.interpret(session.interpret());
    if (kept.isSent) return this.#sent(false);
    const step = shownStep(this.#state.steps, named ?? kept.step);
    if (step !== this.#state.step) writeStep(step, 'replace');
    if (step !== this.#state.step || this.steps.isAsking)
      this.#change({ step, ...this.steps.turnOf(step) });
    const { isPrefilled, isChanged, unasked } = kept;
    this.#change({ isPrefilled, isChanged, unasked, waiting: this.#waiting() });
    if (isChanged) this.#change({ announcement: this.#options.say('apply.changed') });
    this.#device.lose(kept.lost);
    const queue = await this.#queue?.open();
    const missed = queue?.takeMissed(session.subject);
    if (missed) this.#settle(missed);
  }

  /** The draft stays on the device; the page comes with the form as it is now. */
  #reload(): void {
    this.#options.session.keep(0);
    writeStep(0, 'replace');
    location.reload();
  }

  #waiting(): FillState['waiting'] {
    return pendingOf(this.#options.session.subject);
  }

  #change(change: Partial<FillState>): void {
    this.store.change(change);
  }
}
