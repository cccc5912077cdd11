import type { Form, FormPage } from '#schemas/documents/documents.ts';
import { isSensitive, pageOfQuestion, placedQuestions } from '#schemas/forms/form-questions.ts';
import {
  type FormStep,
  type FormSteps,
  formSteps,
  isNumberTitle,
  numberOfPage,
  reachableStep,
  shownStep,
  stepAfter,
  stepBefore,
} from '#schemas/forms/form-steps.ts';
import type { AnswerProblem } from '#schemas/forms/interpret-form.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import type { SayMessage } from '../../context/page-context.ts';
import { laterHints, wordHints } from '../../messages/answers/answer-hints.ts';
import type { AnswerTexts } from '../../messages/answers/answer-texts.ts';
import type { FillSession } from './fill-session.ts';
import type { FieldNote, FillState, FillStore } from './fill-state.ts';
import type { FormControlMethods } from './form-values.ts';
import { writeStep } from './step-address.ts';
import { openTurn, resumedTurn, type Turn, turnAt, turnBefore, WHOLE_PAGE } from './turns.ts';

export interface FillStepsOptions {
  readonly store: FillStore;
  readonly session: FillSession;
  readonly form: Form;
  readonly methods: Pick<
    FormControlMethods,
    'setError' | 'clearErrors' | 'trigger' | 'getFieldState'
  >;
  readonly say: SayMessage;
  readonly texts: AnswerTexts;
  /** Whether pages are asked question by question. */
  readonly isConversation: boolean;
}

/** 'Paso 2 de 4'; nothing of the review, which has no number, and of the one page of a form. */
export function progressText(steps: FormSteps, step: FormStep, say: SayMessage): string {
  const count = steps.pages.length;
  if (step === 'review' || count === 1) return '';
  return say('apply.progress', { step: numberOfPage(steps, step), count });
}

/** What a step is called. A title that only counts pages gives way to the step's number, or to the form's title. */
export function stepName(form: Form, steps: FormSteps, step: FormStep, say: SayMessage): string {
  const title = step === 'review' ? say('apply.review') : (form.pages[step]?.title ?? '');
  return isNumberTitle(title) ? progressText(steps, step, say) || form.title : title;
}

/** The way through a form: its pages, the review, and the turns of a conversation. */
export class FillSteps {
  readonly #options: FillStepsOptions;
  /** Whether a page was opened from the review, to which it leads back. */
  #isFromReview = false;

  constructor(options: FillStepsOptions) {
    this.#options = options;
  }

  /** Undefined after the last: the application is sent. */
  get following(): FormStep | undefined {
    const { step, steps } = this.#state;
    return this.#isFromReview && step !== 'review' ? 'review' : stepAfter(steps, step);
  }

  get #state() {
    return this.#options.store.getState();
  }

  /** Shows what the answers make of the form. */
  interpret(): void {
    const { store, form, session } = this.#options;
    const before = this.#state;
    const { pages, warnings, ...outline } = session.outline();
    this.#hint(warnings);
    const visible = new Set(outline.visible);
    const steps = formSteps(form, { pages });
    const isSame =
      visible.size === before.visible.size &&
      outline.visible.every((key) => before.visible.has(key));
    if (isSame && String(steps.pages) === String(before.steps.pages)) return;
    const hidden = new Set([...before.visible].filter((keyId) => !visible.has(keyId)));
    store.change({ visible, steps, ...this.#withoutErrors(hidden) });
    const page = this.#pageOf(before.step);
    if (before.asked !== undefined && page) store.change(this.#turn(page, before.turn));
  }

  /** Hints go with what they are about, and come as a field is left. */
  #hint(warnings: readonly AnswerProblem[], left?: string): void {
    const { store, texts } = this.#options;
    const { hints } = this.#state;
    const later = laterHints(hints, wordHints(warnings, texts), left);
    if (later !== hints) store.change({ hints: later });
  }

  /** What is not asked any more is not wrong either, nor is it as it shows again. */
  #withoutErrors(hidden: ReadonlySet<string>): Pick<FillState, 'summary'> {
    const { methods } = this.#options;
    for (const keyId of hidden) methods.clearErrors(fieldName(keyId));
    const { summary } = this.#state;
    const others = summary.filter(({ keyId }) => !hidden.has(keyId));
    return { summary: others.length < summary.length ? others : summary };
  }

  /**
   * A step that was asked for, or the first page before it that wants something.
   * @param reached where the person had come to, to which all leads back
   */
  reachable(wanted: FormStep | undefined, reached?: FormStep): FormStep {
    const isComplete = (page: number) => this.#isComplete(page);
    return reachableStep(this.#state.steps, { wanted, reached, isComplete });
  }

  /** What the server alone has of a page is not here yet. */
  #isComplete(page: number): boolean {
    const { form, session } = this.#options;
    const { errors } = session.interpret(page);
    if (!session.hasSubmission) return errors.length === 0;
    const sensitive = placedQuestions(form).filter(({ question }) => isSensitive(question));
    const keys = new Set(sensitive.map(({ question }) => question.keyId));
    return errors.every(({ keyId }) => keys.has(keyId));
  }

  /** The history of the browser leads to a step. */
  revisit(wanted: FormStep): void {
    this.interpret();
    const { step: left } = this.#state;
    const leftReview = this.#isFromReview;
    this.show(this.reachable(wanted, left));
    if (leftReview && left !== 'review' && this.#state.step === 'review')
      this.#options.store.change({ edited: left });
    if (this.#state.step !== wanted) writeStep(this.#state.step, 'replace');
  }

  /** Opens the page of a wrong answer that shows on another one; the summary stays. */
  lead(keyId: string): void {
    const step = pageOfQuestion(this.#options.form, keyId);
    if (step === this.#state.step) return;
    this.#options.store.change({ step, ...this.turnOf(step) });
    writeStep(step, 'push');
    this.#options.session.keep(this.#state);
  }

  goTo(step: FormStep): void {
    this.show(step);
    writeStep(this.#state.step, 'push');
  }

  /** Opens a page from the review. */
  change(page: number): void {
    this.#isFromReview = true;
    this.goTo(page);
  }

  back(): void {
    const { steps, step, visible, turn } = this.#state;
    const page = this.#pageOf(step);
    const earlier = page && this.isAsking ? turnBefore(page, visible, turn) : undefined;
    const before = stepBefore(steps, step);
    if (earlier !== undefined) this.ask(earlier);
    else if (before !== undefined) this.goTo(before);
  }

  show(wanted: FormStep): void {
    const { session, store } = this.#options;
    this.interpret();
    const step = shownStep(this.#state.steps, wanted);
    if (step === 'review') this.#isFromReview = false;
    // What was said of the device or the form has been read.
    const read =
      step === this.#state.step
        ? {}
        : { isUnkept: false, isChanged: false, unasked: [], refusal: undefined, edited: undefined };
    const announcement = this.#numberOf(step);
    store.change({ step, ...this.turnOf(step), ...read, summary: [], announcement });
    session.keep(this.#state);
  }

  /** The heading has the focus, which reads it. One region says one thing: where answers wait is heard with the page that follows. */
  #numberOf(step: FormStep): string {
    const { say } = this.#options;
    const { steps, waiting } = this.#state;
    return [
      progressText(steps, step, say),
      waiting === 'none' ? '' : say(`apply.waiting.${waiting}`),
    ]
      .filter(Boolean)
      .join('. ');
  }

  /** Where a step of a conversation goes on. */
  turnOf(step: FormStep): Turn {
    const page = this.#pageOf(step);
    if (page === undefined || !this.isAsking) return WHOLE_PAGE;
    const { session } = this.#options;
    return this.#turn(page, resumedTurn(page, this.#state.visible, session.answers()));
  }

  get isAsking(): boolean {
    return this.#options.isConversation;
  }

  /** Asks one question of the page that shows. */
  ask(keyId: string): void {
    const { store } = this.#options;
    const page = this.#pageOf(this.#state.step);
    if (page) store.change({ ...this.#turn(page, keyId), summary: [], announcement: '' });
  }

  /** The next question of the page without an answer; undefined where the page is done. */
  get openTurn(): string | undefined {
    const { step, visible, turn } = this.#state;
    const page = this.#pageOf(step);
    if (page === undefined || turn === undefined) return undefined;
    return openTurn(page, visible, this.#options.session.answers(), turn);
  }

  /** Shows the page of the first wrong answer, with what is wrong in all of them. */
  point(notes: readonly FieldNote[]): void {
    const { methods, form, say, store } = this.#options;
    for (const { keyId, text } of notes)
      methods.setError(fieldName(keyId), { type: 'answer', message: text });
    const [first] = notes;
    const step = pageOfQuestion(form, first?.keyId);
    this.#isFromReview ||= this.#state.step === 'review';
    const page = this.#pageOf(step);
    const turn = page && this.isAsking ? this.#turn(page, first?.keyId) : WHOLE_PAGE;
    const asked = first && {
      label: this.#options.session.labelOf(first.keyId) ?? '',
      text: first.text,
    };
    store.change({
      ...{ phase: 'filling', step, summary: notes },
      ...turn,
      // The summary has the focus; a conversation has none.
      announcement: this.isAsking && asked ? say('apply.field-error', asked) : '',
    });
    writeStep(step, 'replace');
  }

  /** Says what is wrong with a field that was left, or worth a second look. */
  async judge(keyId: string): Promise<void> {
    const { methods, say, session, store } = this.#options;
    const before = this.#state.hints.get(keyId);
    const isRight = await methods.trigger(fieldName(keyId));
    this.#hint(session.outline().warnings, keyId);
    const { error } = methods.getFieldState(fieldName(keyId));
    const hint = this.#state.hints.get(keyId);
    const text = isRight ? hint !== before && hint : error?.message;
    if (!text) return;
    const told = { label: session.labelOf(keyId) ?? '', text };
    store.change({ announcement: say('apply.field-error', told) });
  }

  #turn(page: FormPage, keyId: string | undefined): Turn {
    return turnAt(page, this.#state.visible, keyId);
  }

  #pageOf(step: FormStep): FormPage | undefined {
    return step === 'review' ? undefined : this.#options.form.pages[step];
  }
}
