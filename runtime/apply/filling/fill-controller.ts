import { pageOfQuestion } from '#schemas/forms/form-questions.ts';
import {
  type FormStep,
  formSteps,
  shownStep,
  stepAfter,
  stepBefore,
} from '#schemas/forms/form-steps.ts';
import type { AnswerProblem, InterpretedForm } from '#schemas/forms/interpret-form.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { afterPointer } from '../../base/after-pointer.ts';
import { wipeApplicant } from '../../client/apply/applicant-keys.ts';
import { takeFormToken } from '../../client/apply/call-answer.ts';
import {
  clearDraft,
  createDraftKeeper,
  type DraftKeeper,
} from '../../client/apply/device-draft.ts';
import {
  createSaveQueue,
  type SaveOutcome,
  type SaveQueue,
  type SaveQueueState,
} from '../../client/apply/save-queue.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { ShownForm } from '../../data/api-port.ts';
import { wordAnswer } from '../../messages/answers/answer-texts.ts';
import type { FillSession } from './fill-session.ts';
import type { FieldNote, FillState } from './fill-state.ts';
import type { FormControlMethods } from './form-values.ts';
import { restoreAnswers } from './restore-answers.ts';
import { afterSave, inTime } from './save-outcome.ts';
import { addressedStep, writeStep } from './step-address.ts';

export interface FillControllerOptions {
  readonly session: FillSession;
  readonly shown: ShownForm;
  readonly methods: FormControlMethods;
  readonly isResumeOnly: boolean;
  readonly initial: FillState;
  readonly say: SayMessage;
}

/** Goes with a person from the first question to the application that has arrived. */
export class FillController {
  readonly #options: FillControllerOptions;
  readonly #listeners = new Set<() => void>();
  #state: FillState;
  #queue: SaveQueue | undefined;
  #keeper: DraftKeeper | undefined;
  #uploads: Promise<unknown> = Promise.resolve();
  /** Whether a page was opened from the review, to which it leads back. */
  #isFromReview = false;

  constructor(options: FillControllerOptions) {
    this.#options = options;
    this.#state = options.initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): FillState => this.#state;

  /** Once the page answers to people. */
  start(): () => void {
    const { session, shown } = this.#options;
    takeFormToken(shown.token);
    this.#keeper = createDraftKeeper(() => session.keep(this.#state.step));
    this.#queue = createSaveQueue({
      onChange: (queue) => this.#hear(queue),
      onResult: (request, result) => {
        if (request.status === 'APPLY_FINISH' && result.state === 'saved') this.#settle(result);
      },
    });
    const onBack = () => this.#show(addressedStep() ?? 0);
    addEventListener('popstate', onBack);
    void this.#restore();
    return () => {
      removeEventListener('popstate', onBack);
      this.#keeper?.stop();
      this.#queue?.stop();
    };
  }

  /** What waited has arrived: the failure is over. */
  #hear(queue: SaveQueueState): void {
    if (queue === 'waiting') this.#change({ waiting: this.#waiting() });
    if (queue === 'empty' && this.#state.waiting !== 'none')
      this.#change({ waiting: 'none', isFailed: false });
  }

  /** Somebody typed or chose: a message goes as soon as its field is right. */
  edit(keyId: string): void {
    const { session, methods } = this.#options;
    session.edit(keyId);
    this.#keeper?.touch();
    const name = fieldName(keyId);
    if (methods.getFieldState(name).invalid) void methods.trigger(name);
    this.#interpret(session.interpret());
  }

  /** A field was left: it says what is wrong with it, once nothing is about to be hit. */
  leave(keyId: string): void {
    const typed = this.#options.session.answers()[keyId] ?? [];
    if (typed.length > 0) afterPointer(() => void this.#judge(keyId));
  }

  /** Going on waits for what is still on its way. */
  addUpload(result: Promise<unknown>): void {
    this.#uploads = Promise.allSettled([this.#uploads, result]);
  }

  async next(): Promise<void> {
    if (this.#state.phase !== 'filling') return;
    await this.#uploads;
    const { step, steps } = this.#state;
    const { session, isResumeOnly } = this.#options;
    const following = this.#isFromReview && step !== 'review' ? 'review' : stepAfter(steps, step);
    const after = isResumeOnly ? undefined : following;
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
    else if (this.#settleSave(outcome)) this.goTo(after);
  }

  back(): void {
    const before = stepBefore(this.#state.steps, this.#state.step);
    if (before !== undefined) this.goTo(before);
  }

  /** Another person holds the phone: nothing of the one before stays on it. */
  forgetPerson(): void {
    wipeApplicant();
    location.reload();
  }

  async #save(status: 'APPLY_INTERMEDIATE' | 'APPLY_FINISH'): Promise<SaveOutcome> {
    const { session } = this.#options;
    this.#keeper?.flush();
    session.keep(this.#state.step);
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
      this.#sent(outcome.mayBeDuplicate);
    } else if (outcome.state === 'refused') {
      const notes = outcome.problems.flatMap(({ keyId, message }) =>
        keyId === undefined ? [] : [{ keyId, text: message }],
      );
      const ended = outcome.problems.find(({ code }) => code === 'ended');
      if (ended) this.#end(ended.message);
      else this.#point(notes);
    } else if (this.#settleSave(outcome) && this.#waiting() === 'finish') {
      this.#change({ announcement: this.#options.say('apply.waiting.finish') });
    }
  }

  #sent(mayBeDuplicate: boolean): void {
    const { say } = this.#options;
    this.#change({
      ...{ phase: 'sent', isFailed: false, waiting: 'none', mayBeDuplicate },
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
    this.#point(errors.map((error) => ({ keyId: error.keyId, text: wordAnswer(error, texts) })));
  }

  /** Shows the page of the first wrong answer, with what is wrong in all of them. */
  #point(notes: readonly FieldNote[]): void {
    const { methods, shown, say } = this.#options;
    for (const { keyId, text } of notes)
      methods.setError(fieldName(keyId), { type: 'answer', message: text });
    const step = pageOfQuestion(shown.form, notes[0]?.keyId);
    const count = notes.length;
    this.#isFromReview ||= this.#state.step === 'review';
    this.#change({
      ...{ phase: 'filling', step, summary: notes },
      announcement: count === 1 ? say('apply.summary.one') : say('apply.summary.many', { count }),
    });
    writeStep(step, 'replace');
  }

  async #judge(keyId: string): Promise<void> {
    const { methods, say, session } = this.#options;
    const isRight = await methods.trigger(fieldName(keyId));
    if (isRight) return;
    const { error } = methods.getFieldState(fieldName(keyId));
    const label = session.labelOf(keyId);
    if (error?.message)
      this.#change({
        announcement: say('apply.field-error', { label, text: error.message }),
      });
  }

  /** Opens a page from the review. */
  change(page: number): void {
    this.#isFromReview = true;
    this.goTo(page);
  }

  goTo(step: FormStep): void {
    this.#show(step);
    writeStep(this.#state.step, 'push');
  }

  #show(wanted: FormStep): void {
    const { session, shown, say } = this.#options;
    this.#interpret(session.interpret());
    const step = shownStep(this.#state.steps, wanted);
    if (step === 'review') this.#isFromReview = false;
    const title = step === 'review' ? say('apply.review') : (shown.form.pages[step]?.title ?? '');
    this.#change({ step, summary: [], announcement: title });
    session.keep(step);
  }

  #interpret({ visible, pages }: Pick<InterpretedForm, 'visible' | 'pages'>): void {
    const { shown } = this.#options;
    const steps = formSteps(shown.form, { pages });
    const isSame =
      visible.length === this.#state.visible.size &&
      visible.every((keyId) => this.#state.visible.has(keyId));
    if (!isSame || String(steps.pages) !== String(this.#state.steps.pages))
      this.#change({ visible: new Set(visible), steps });
  }

  async #restore(): Promise<void> {
    const { session, shown } = this.#options;
    const kept = await restoreAnswers(session, shown.form);
    const named = addressedStep();
    this.#interpret(session.interpret());
    if (kept.isSent) return this.#sent(false);
    const step = shownStep(this.#state.steps, named ?? kept.step);
    if (step !== this.#state.step) {
      this.#change({ step });
      writeStep(step, 'replace');
    }
    this.#change({ isPrefilled: kept.isPrefilled, waiting: this.#waiting() });
    const missed = this.#queue?.takeMissed(session.subject);
    if (missed) this.#settle(missed);
  }

  /** The draft stays on the device; the page comes with the form as it is now. */
  #reload(): void {
    this.#options.session.keep(0);
    writeStep(0, 'replace');
    location.reload();
  }

  #waiting(): FillState['waiting'] {
    return this.#queue?.pending(this.#options.session.subject) ?? 'none';
  }

  #change(change: Partial<FillState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
