import type { FormQuestion } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { fieldName, LOOSE_RESUME } from '#schemas/forms/posted-form.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import type { UploadDescription } from '../../client/apply/describe-upload.ts';
import { onResumeFile } from '../../client/apply/resume-file.ts';
import type { RunningUpload, UploadResult } from '../../client/apply/upload-file.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { ShownForm } from '../../data/api-port.ts';
import { wordAnswer } from '../../messages/answers/answer-texts.ts';
import { FileNames } from './file-names.ts';
import type { FillController } from './fill-controller.ts';
import type { FillSession } from './fill-session.ts';
import type { FormControlMethods } from './form-values.ts';
import type { ResumeStatus } from './prefill-from-resume.tsx';
import { startUpload } from './start-upload.ts';
import { dropNamedResume, isUnreadResume } from './step-address.ts';

/** How far a file has come. */
export interface UploadState {
  /** Sent share, from 0 to 1; undefined while nothing is on its way. */
  readonly share?: number | undefined;
  readonly problem?: string | undefined;
  readonly cancel?: (() => void) | undefined;
  readonly again?: (() => void) | undefined;
  /** What becomes of a CV that is read. */
  readonly reading?: ResumeStatus | undefined;
}

const NOTHING: UploadState = {};

export interface FileUploadsOptions {
  readonly session: FillSession;
  readonly controller: FillController;
  readonly methods: FormControlMethods;
  readonly shown: ShownForm;
  readonly isResumeOnly: boolean;
  readonly say: SayMessage;
  /** How files of the draft are called, by their addresses. */
  readonly known?: Readonly<Record<string, UploadDescription>> | undefined;
}

/** Files on their way: they go on while the person is at another page of the form. */
export class FileUploads {
  readonly #options: FileUploadsOptions;
  readonly #listeners = new Set<() => void>();
  readonly #states = new Map<string, UploadState>();
  readonly #running = new Map<string, RunningUpload>();
  /** By question; what is read and not here any more fills nothing in. */
  readonly #readings = new Map<string, AbortController>();
  readonly names: FileNames;
  /** Questions that take more than one file. */
  readonly #severalOf: ReadonlySet<string>;
  /** The question for a CV, where the form has one. */
  readonly resume: FormQuestion | undefined;

  constructor(options: FileUploadsOptions) {
    this.#options = options;
    this.names = new FileNames(options.session, () => this.#tell());
    for (const [url, described] of Object.entries(options.known ?? {}))
      this.names.set(url, described);
    const questions = placedQuestions(options.shown.form).map(({ question }) => question);
    this.resume = questions.find(({ type }) => type === 'resume');
    const several = questions.filter(({ limits }) => (limits?.maxChosen ?? 1) > 1);
    this.#severalOf = new Set(several.map(({ keyId }) => keyId));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stateOf(keyId: string): UploadState {
    return this.#states.get(keyId) ?? NOTHING;
  }

  /** Keys of what is on its way, is read or has failed, for those who are at another page. */
  get underway(): string {
    const isTold = ([, { share, problem, reading }]: readonly [string, UploadState]) =>
      share !== undefined || problem !== undefined || reading !== undefined;
    return [...this.#states]
      .filter(isTold)
      .map(([keyId]) => keyId)
      .join(' ');
  }

  /** Whether the form can be sent without what is on its way. */
  get isOptional(): boolean {
    const { shown, isResumeOnly } = this.#options;
    if (isResumeOnly) return false;
    const required = placedQuestions(shown.form).filter(({ question }) => question.required);
    return !required.some(({ question }) => this.#running.has(question.keyId));
  }

  /** Goes on without what is on its way. */
  cancelAll(): void {
    for (const running of this.#running.values()) running.cancel();
  }

  /** Sends a file for a question; what was on its way for it before is given up, or goes first where it takes several. */
  send(keyId: string, file: File): void {
    const { session, controller } = this.#options;
    const running = this.#running.get(keyId);
    if (running && this.#severalOf.has(keyId))
      return void running.result.then(() => this.send(keyId, file));
    running?.cancel();
    const isRead = this.stateOf(keyId).reading?.stop !== undefined;
    this.#endReading(keyId);
    const started = startUpload({
      subject: session.subject,
      applicationId: session.applicationId,
      file,
      onProgress: (share) => {
        const state = this.stateOf(keyId);
        if (state.share !== undefined) this.#change(keyId, { ...state, share });
      },
    });
    this.#running.set(keyId, started);
    const again = () => this.send(keyId, file);
    const toState = (result: UploadResult) => this.#toState(result, again);
    controller.uploads.add(
      keyId,
      started.result.then((result) => toState(result).problem),
    );
    controller.markFile(keyId, true);
    this.#change(keyId, { share: 0, cancel: () => started.cancel() });
    void started.result.then((result) => {
      if (this.#running.get(keyId) !== started) return;
      this.#running.delete(keyId);
      this.#finish(keyId, result, toState(result));
      // The CV before it stays, and is read after all.
      const [held] = this.#heldBy(keyId);
      if (isRead && result.state !== 'uploaded' && held) this.#read(keyId, held);
    });
  }

  /** @param url of one of several files; else all of it goes, also what is on its way */
  remove(keyId: string, url?: string): void {
    const isOne = url !== undefined && this.#severalOf.has(keyId);
    const others = isOne ? this.#heldBy(keyId).filter((other) => other !== url) : [];
    if (!isOne) {
      this.#running.delete(keyId);
      this.#endReading(keyId);
    }
    const [removed] = this.#heldBy(keyId);
    this.#forgetNamed(keyId);
    this.#hold(keyId, others);
    this.#options.controller.markFile(keyId, others.length > 0, removed);
    if (!isOne) this.#change(keyId, { ...NOTHING });
  }

  /** Takes the CVs that are chosen in a widget beside the form; one that the address names counts as one of this visit. */
  start(): () => void {
    const { session } = this.#options;
    const keyId = this.#resumeKey;
    if (session.resumeUrl !== undefined) void this.#takeNamed(keyId, session.resumeUrl);
    void this.#tellGone();
    return onResumeFile((file) => this.send(keyId, file));
  }

  /** It answers the question for a CV, unless an answer to that was kept. */
  async #takeNamed(keyId: string, url: string): Promise<void> {
    const { session, controller } = this.#options;
    if (isUnreadResume(url)) this.#read(keyId, url);
    await controller.restored;
    await controller.behind;
    if (session.resumeUrl !== url) return;
    const isAnswered = session.answers()[keyId]?.some((value) => !isBlank(value));
    if (!isAnswered) this.#hold(keyId, [url]);
  }

  /** Files rest on no device: one that was chosen before the page was loaded anew, and that no save had named, is chosen again. */
  async #tellGone(): Promise<void> {
    const { session, controller, say } = this.#options;
    await controller.restored;
    await controller.behind;
    if (this.#heldBy(LOOSE_RESUME).length > 0)
      this.#change(LOOSE_RESUME, { ...this.stateOf(LOOSE_RESUME) });
    for (const keyId of session.files.keys) {
      // Where nobody could be asked, the server has it all the same.
      const isThere = keyId === LOOSE_RESUME && session.hasSubmission;
      if (isThere || this.#heldBy(keyId).length > 0 || this.#states.has(keyId)) continue;
      this.#change(keyId, { problem: say('apply.file.gone') });
    }
  }

  #finish(keyId: string, result: UploadResult, after: UploadState): void {
    const { state } = result;
    const isOver = state !== 'failed' && state !== 'busy' && this.#heldBy(keyId).length === 0;
    if (state === 'uploaded') this.#keep(keyId, result);
    else if (isOver) this.#options.controller.markFile(keyId, false);
    this.#change(keyId, after);
    if (result.state === 'uploaded' && keyId === this.#resumeKey) this.#read(keyId, result.url);
  }

  #keep(keyId: string, uploaded: Extract<UploadResult, { state: 'uploaded' }>): void {
    this.names.set(uploaded.url, uploaded);
    const others = this.#severalOf.has(keyId) ? this.#heldBy(keyId) : [];
    this.#forgetNamed(keyId);
    this.#hold(keyId, [...others, uploaded.url]);
  }

  get #resumeKey(): string {
    return this.resume?.keyId ?? LOOSE_RESUME;
  }

  /** The person has chosen another CV than the address names, or none. */
  #forgetNamed(keyId: string): void {
    if (keyId !== this.#resumeKey) return;
    this.#options.session.nameResume(undefined);
    dropNamedResume();
  }

  /** Fills the form in, where it wants that; what does it is loaded then. */
  #read(keyId: string, url: string): void {
    const { shown, isResumeOnly, session, controller, say } = this.#options;
    if (!shown.form.clientConfig.enableResumeParsing || isResumeOnly) return;
    this.#endReading(keyId);
    const own = new AbortController();
    const { signal } = own;
    this.#readings.set(keyId, own);
    const onStatus = (reading: ResumeStatus): boolean => {
      const isMeant = this.#readings.get(keyId) === own;
      const { problem, again } = this.stateOf(keyId);
      if (isMeant) this.#change(keyId, { problem, again, reading });
      return isMeant;
    };
    const stop = () => {
      onStatus({ text: say('apply.resume.stopped') });
      this.#endReading(keyId);
    };
    onStatus({ text: say('apply.resume.reading'), stop });
    void import('./prefill-from-resume.tsx').then(
      ({ prefillFromResume }) =>
        prefillFromResume({
          ...{ form: shown.form, url, session, controller, say, stop, signal, onStatus },
        }),
      () => onStatus({ text: say('apply.resume.failed') }),
    );
  }

  /** Addresses of the files that answer a question, or of the CV that no question asks for. */
  #heldBy(keyId: string): readonly string[] {
    const { session } = this.#options;
    const held = keyId === LOOSE_RESUME ? [session.resumeUrl] : session.answers()[keyId];
    return (held ?? []).filter((url) => url !== undefined).filter((url) => !isBlank(url));
  }

  /** Nothing is asked of the server any more for it. */
  #endReading(keyId: string): void {
    this.#readings.get(keyId)?.abort();
    this.#readings.delete(keyId);
  }

  /** Beside the answers where no question asks for it. */
  #hold(keyId: string, values: readonly string[]): void {
    const { session, controller, methods } = this.#options;
    if (keyId === LOOSE_RESUME) session.nameResume(values[0]);
    else {
      methods.setValue(fieldName(keyId), values);
      controller.edit(keyId);
    }
  }

  #toState(result: UploadResult, again: () => void): UploadState {
    const { shown, say } = this.#options;
    switch (result.state) {
      case 'uploaded':
      case 'cancelled':
        return { ...NOTHING };
      case 'refused':
        return { problem: wordAnswer(result, shown.texts) };
      case 'refused-by-server':
        return { problem: result.message };
      default: {
        const isOffline = result.state === 'failed' && result.status === 0;
        return { problem: say(isOffline ? 'apply.file.failed' : 'apply.file.unanswered'), again };
      }
    }
  }

  #change(keyId: string, state: UploadState): void {
    this.#states.set(keyId, state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
