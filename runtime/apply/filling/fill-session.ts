import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { type EditTimes, toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { type Answers, contextAt, valuesOf } from '#schemas/forms/base/answers.ts';
import { isSensitive, placedQuestions } from '#schemas/forms/form-questions.ts';
import type { FormStep } from '#schemas/forms/form-steps.ts';
import {
  type FormScope,
  type InterpretedForm,
  interpretForm,
} from '#schemas/forms/interpret-form.ts';
import { fieldName, LOOSE_RESUME } from '#schemas/forms/posted-form.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import { readSubmissionId } from '../../client/apply/applicant-keys.ts';
import { ChosenFiles, readDraft, writeDraft } from '../../client/apply/device-draft.ts';
import type { ApplicationStatus } from '../../client/apply/form-calls.ts';
import type { FormSubject } from '../../client/apply/form-subject.ts';
import type { SaveRequest } from '../../client/apply/stored-saves.ts';
import type { FillState } from './fill-state.ts';
import { outlineForm } from './form-outline.ts';
import type { FormControlMethods } from './form-values.ts';
import { placesIn, toAnswers, toFieldValue } from './form-values.ts';
import { besideStored, type Edits, type LostAnswer, mergeEdits } from './merge-edits.ts';
import { askedFor } from './unasked-answers.ts';

export interface FillSessionOptions {
  readonly form: Form;
  readonly formVersion: number;
  readonly subject: FormSubject;
  readonly methods: FormControlMethods;
  /** Of the widget that events are about. */
  readonly widgetId: string;
  readonly resumeUrl: string | undefined;
  /** What the fields were drawn with. */
  readonly initial: Answers;
}

/** As many as the fields of a question are at most, so that each of them is emptied. */
const NO_VALUES: readonly string[] = ['', ''];

/** What one person fills in on this page: the fields, when each was edited, and what of it is kept and sent. */
export class FillSession {
  readonly #options: FillSessionOptions;
  readonly #questions: ReadonlyMap<string, FormQuestion>;
  readonly #sensitive: ReadonlySet<string>;
  readonly #places = new Map<string, string>();
  readonly #editedAt = new Map<string, number>();
  /** Questions that were answered in this window last. */
  readonly #typedHere = new Set<string>();
  readonly files = new ChosenFiles();
  /** Uploads before the first save belong to an id of this page's own. */
  readonly #ownId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  /** Undefined as long as nothing is known of it: the boxes may have been ticked on another device. */
  #voluntary: readonly string[] | undefined;
  #onAgreed: (() => void) | undefined;
  /** A page that only shows the form keeps nothing, nor does one whose application is over. */
  isOpen = false;
  /** The field that people do not see, once something was sent. */
  trap: HTMLInputElement | undefined;
  #resumeUrl: string | null | undefined;
  /** The last save that says that it was taken away. */
  #removal: SaveRequest | undefined;

  constructor(options: FillSessionOptions) {
    this.#options = options;
    this.#resumeUrl = options.resumeUrl;
    const questions = placedQuestions(options.form).map(({ question }) => question);
    this.#questions = new Map(questions.map((question) => [question.keyId, question]));
    this.#sensitive = new Set(questions.filter(isSensitive).map(({ keyId }) => keyId));
  }

  get subject(): FormSubject {
    return this.#options.subject;
  }

  /** Whether the server knows of the application. */
  get hasSubmission(): boolean {
    return readSubmissionId(this.subject) !== undefined;
  }

  /** Owner of what is uploaded. */
  get applicationId(): string {
    return readSubmissionId(this.subject) ?? this.#ownId;
  }

  /** Of the form that is filled in. */
  get formVersion(): number {
    return this.#options.formVersion;
  }

  labelOf(keyId: string): string | undefined {
    return this.#questions.get(keyId)?.label;
  }

  answers(): Answers {
    return toAnswers(this.#options.form, this.#options.methods.getValues(), this.#places);
  }

  interpret(scope: FormScope = 'all'): InterpretedForm {
    return interpretForm(this.#options.form, this.answers(), contextAt(Date.now()), scope);
  }

  /** What shows as the form is answered now. */
  outline(): InterpretedForm {
    const context = contextAt(Date.now());
    const isResumeOnly = this.subject.dropOffType === 'RESUME_DROP_OFF';
    return outlineForm(this.#options.form, this.answers(), { context, isResumeOnly });
  }

  /** Somebody typed or chose. */
  edit(keyId: string): void {
    this.#editedAt.set(keyId, Date.now());
    this.#typedHere.add(keyId);
  }

  /** Lays over the fields what another window or phone wrote later, and gives back what lost, of one's own `told`. */
  merge(other: Edits, told: ReadonlySet<string> = this.#typedHere): readonly LostAnswer[] {
    const { taken, lost } = mergeEdits(this.#edits, other, told);
    for (const [keyId, values] of Object.entries(taken)) this.put(keyId, values);
    for (const keyId of Object.keys(taken)) {
      this.#typedHere.delete(keyId);
      const time = other.editedAt[keyId];
      if (time !== undefined) this.#editedAt.set(keyId, time);
    }
    return lost;
  }

  /** What was typed or filled in before the script came is the person's. Whether there is any. */
  adopt(): boolean {
    this.#agree(this.#voluntary ?? readDraft(this.subject)?.voluntary);
    const { initial } = this.#options;
    for (const [keyId, values] of Object.entries(this.answers())) {
      const question = this.#questions.get(keyId);
      const drawn = question && toFieldValue(question, valuesOf(initial, keyId));
      const isDrawn = question && String(toFieldValue(question, values)) === String(drawn);
      if (!isDrawn && values.length > 0) this.edit(keyId);
    }
    return this.#editedAt.size > 0;
  }

  /** Every field as it was drawn: what stands there is nobody's who is here. */
  startOver(): void {
    this.#agree([]);
    const { initial } = this.#options;
    for (const keyId of this.#questions.keys()) {
      const drawn = valuesOf(initial, keyId);
      this.put(keyId, drawn.length > 0 ? drawn : NO_VALUES);
    }
  }

  /** Puts an answer into its fields. */
  put(keyId: string, values: readonly string[]): void {
    const question = this.#questions.get(keyId);
    if (question === undefined) return;
    for (const [label, value] of placesIn({ [keyId]: values })) this.#places.set(label, value);
    this.#options.methods.setValue(fieldName(keyId), toFieldValue(question, values));
  }

  get #edits(): Edits {
    return { answers: this.answers(), editedAt: Object.fromEntries(this.#editedAt) };
  }

  choosePlace(label: string, value: string): void {
    this.#places.set(label, value);
  }

  get voluntary(): readonly string[] | undefined {
    return this.#voluntary;
  }

  /** Voluntary purposes were ticked, or one of them no more. */
  agreeTo(voluntary: readonly string[]): void {
    this.#voluntary = voluntary;
  }

  /** Tells the boxes what stands in them. */
  onAgreed(listener: () => void): void {
    this.#onAgreed = listener;
  }

  #agree(voluntary: readonly string[] | undefined): void {
    this.#voluntary = voluntary;
    this.#onAgreed?.();
  }

  /** Lays kept answers over the fields; what was typed meanwhile stays. */
  restore(answers: Answers, editedAt: EditTimes = {}): void {
    const typed = this.answers();
    for (const [keyId, values] of Object.entries(answers)) {
      const isTyped = typed[keyId]?.some((value) => !isBlank(value)) ?? false;
      if (isTyped && this.#editedAt.has(keyId)) continue;
      this.put(keyId, values);
      const time = editedAt[keyId];
      if (time !== undefined) this.#editedAt.set(keyId, time);
    }
  }

  /**
   * Answers questions that nobody has answered or emptied.
   * @param replaced questions whose answers came from an earlier CV: they are answered anew, or emptied
   * @returns the questions that it answered
   */
  fill(answers: Answers, replaced: ReadonlySet<string>): string[] {
    const { methods } = this.#options;
    const typed = this.answers();
    const isFree = (keyId: string) => {
      const isBlankYet = typed[keyId]?.every(isBlank) ?? true;
      return replaced.has(keyId) || (isBlankYet && !this.#editedAt.has(keyId));
    };
    for (const [label, value] of placesIn(answers)) this.#places.set(label, value);
    const free = Object.keys(answers).filter(
      (keyId) => this.#questions.has(keyId) && isFree(keyId),
    );
    for (const keyId of new Set([...replaced, ...free])) {
      const question = this.#questions.get(keyId);
      if (question)
        methods.setValue(fieldName(keyId), toFieldValue(question, answers[keyId] ?? NO_VALUES));
    }
    return free;
  }

  /** Empties an answer. */
  clear(keyId: string): void {
    this.fill({}, new Set([keyId]));
  }

  /** The CV beside the answers. */
  get resumeUrl(): string | undefined {
    return this.#resumeUrl ?? undefined;
  }

  /** What the server has of it from before, unless this device chose another one or took this one away. */
  restoreResume(url: string | undefined): void {
    if (url === undefined || this.#resumeUrl !== undefined) return;
    this.#resumeUrl = this.files.hasTaken(LOOSE_RESUME, url) ? null : url;
  }

  /** The CV where no question asks for it; undefined takes it away, which is null until another one comes. */
  nameResume(url: string | undefined): void {
    this.#resumeUrl = url ?? null;
    this.#removal = undefined;
  }

  /** A save arrived. That the CV was taken away is said once: another phone may choose one then. */
  hearSaved(request: SaveRequest): void {
    if (request === this.#removal) this.#resumeUrl = undefined;
  }

  /** Keeps it on the device, beside later edits of other windows. False where it lasts only as long as the page. */
  keep({ step, resume }: Pick<FillState, 'step' | 'resume'>): boolean {
    if (!this.isOpen) return true;
    const { form, formVersion } = this.#options;
    const { answers, editedAt } = this.#edits;
    const own = {
      ...{ answers, editedAt },
      asked: askedFor(this.#questions, answers),
      step,
      pageKey: step === 'review' ? '' : (form.pages[step]?.keyId ?? ''),
      formVersion,
      savedAt: Date.now(),
      voluntary: this.#voluntary,
      fromResume: [...(resume?.keys ?? [])],
      files: this.files.marks,
    };
    const draft = besideStored(own, readDraft(this.subject));
    return writeDraft(this.subject, draft, this.#sensitive);
  }

  request(status: ApplicationStatus, step: FormStep): SaveRequest {
    const { form, formVersion, subject, widgetId } = this.#options;
    const answers = this.#shownAnswers();
    const resumeUrl = this.#firstOf('resume', answers) || this.#resumeUrl;
    const { text, version } = form.notice;
    const location = this.#firstOf('location', answers);
    const request = {
      subject,
      status,
      page: step === 'review' ? form.pages.length - 1 : step,
      values: toAnswerTree(form, answers, Object.fromEntries(this.#editedAt)),
      sensitive: [...this.#sensitive],
      formVersion,
      notice: { text, version, voluntary: this.#voluntary },
      widgetId,
      ...(this.trap?.value && { website: this.trap.value }),
      ...(location !== undefined && { location }),
      ...(resumeUrl === null ? { resumeRemoved: true as const } : resumeUrl && { resumeUrl }),
    };
    if (resumeUrl === null) this.#removal = request;
    return request;
  }

  /** What a condition hides is kept for when it shows again, and not sent. */
  #shownAnswers(): Answers {
    const visible = new Set(this.outline().visible);
    return Object.fromEntries(
      Object.entries(this.answers()).filter(([keyId]) => visible.has(keyId)),
    );
  }

  #firstOf(type: FormQuestion['type'], answers: Answers): string | undefined {
    const asked = [...this.#questions.values()].find((question) => question.type === type);
    return asked && answers[asked.keyId]?.[0];
  }
}
