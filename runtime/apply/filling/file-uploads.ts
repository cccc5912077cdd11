import type { FormQuestion } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { onResumeFile } from '../../client/apply/resume-file.ts';
import type { RunningUpload, UploadResult } from '../../client/apply/upload-file.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { ShownForm } from '../../data/api-port.ts';
import { wordAnswer } from '../../messages/answers/answer-texts.ts';
import type { FillController } from './fill-controller.ts';
import type { FillSession } from './fill-session.ts';
import type { FormControlMethods } from './form-values.ts';
import type { ResumeStatus } from './prefill-from-resume.tsx';
import { startUpload } from './start-upload.ts';

/** How far a file has come. */
export interface UploadState {
  readonly fileName?: string | undefined;
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
}

/** Files on their way: they go on while the person is at another page of the form. */
export class FileUploads {
  readonly #options: FileUploadsOptions;
  readonly #listeners = new Set<() => void>();
  readonly #states = new Map<string, UploadState>();
  readonly #running = new Map<string, RunningUpload>();
  /** By question; what is read and not here any more fills nothing in. */
  readonly #readings = new Map<string, symbol>();
  /** The question for a CV, where the form has one. */
  readonly resume: FormQuestion | undefined;

  constructor(options: FileUploadsOptions) {
    this.#options = options;
    const questions = placedQuestions(options.shown.form).map(({ question }) => question);
    this.resume = questions.find(({ type }) => type === 'resume');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stateOf(keyId: string): UploadState {
    return this.#states.get(keyId) ?? NOTHING;
  }

  /** Sends a file for a question; what was on its way for it before is given up. */
  send(keyId: string, file: File): void {
    const { session, controller } = this.#options;
    this.#running.get(keyId)?.cancel();
    this.#readings.delete(keyId);
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
    controller.addUpload(started.result);
    this.#change(keyId, { share: 0, cancel: () => started.cancel() });
    void started.result.then((result) => {
      if (this.#running.get(keyId) === started) this.#finish(keyId, result, file);
    });
  }

  remove(keyId: string): void {
    this.#running.delete(keyId);
    this.#readings.delete(keyId);
    this.#hold(keyId, []);
    this.#change(keyId, NOTHING);
  }

  /** Takes the CVs that are chosen in a widget beside the form; one that the address names counts as one of this visit. */
  start(): () => void {
    const { session } = this.#options;
    const keyId = this.resume?.keyId ?? LOOSE;
    if (session.resumeUrl !== undefined) this.#read(keyId, session.resumeUrl);
    return onResumeFile((file) => this.send(keyId, file));
  }

  #finish(keyId: string, result: UploadResult, file: File): void {
    this.#change(
      keyId,
      this.#toState(result, () => this.send(keyId, file)),
    );
    if (result.state !== 'uploaded') return;
    this.#hold(keyId, [result.url]);
    if (keyId === (this.resume?.keyId ?? LOOSE)) this.#read(keyId, result.url);
  }

  /** Fills the form in, where it wants that; what does it is loaded then. */
  #read(keyId: string, url: string): void {
    const { shown, isResumeOnly, session, controller, say } = this.#options;
    if (!shown.form.clientConfig.enableResumeParsing || isResumeOnly) return;
    const own = Symbol(url);
    this.#readings.set(keyId, own);
    const onStatus = (reading: ResumeStatus): boolean => {
      const isMeant = this.#readings.get(keyId) === own;
      if (isMeant) this.#change(keyId, { fileName: this.stateOf(keyId).fileName, reading });
      return isMeant;
    };
    const stop = () => {
      onStatus({ text: say('apply.resume.stopped') });
      this.#readings.delete(keyId);
    };
    onStatus({ text: say('apply.resume.reading'), stop });
    void import('./prefill-from-resume.tsx').then(
      ({ prefillFromResume }) =>
        prefillFromResume({ form: shown.form, url, session, controller, say, stop, onStatus }),
      () => onStatus({ text: say('apply.resume.failed') }),
    );
  }

  /** Beside the answers where no question asks for it. */
  #hold(keyId: string, values: readonly string[]): void {
    const { session, controller, methods } = this.#options;
    if (keyId === LOOSE) session.nameResume(values[0]);
    else {
      methods.setValue(fieldName(keyId), values);
      controller.edit(keyId);
    }
  }

  #toState(result: UploadResult, again: () => void): UploadState {
    const { shown, say } = this.#options;
    switch (result.state) {
      case 'uploaded':
        return { fileName: result.name };
      case 'cancelled':
        return NOTHING;
      case 'refused':
        return { problem: wordAnswer(result, shown.texts) };
      case 'refused-by-server':
        return { problem: result.message };
      default:
        return { problem: say('apply.file.failed'), again };
    }
  }

  #change(keyId: string, state: UploadState): void {
    this.#states.set(keyId, state);
    for (const listener of this.#listeners) listener();
  }
}

/** Key of a CV for which the form has no question; no question's begins so. */
export const LOOSE = '-resume';
