import type { ComponentType } from 'react';
import type { FormStep, FormSteps } from '#schemas/forms/form-steps.ts';
import type { AnswerHints } from '../../messages/answers/answer-hints.ts';
import type { FormAddress } from './form-address.ts';
import type { LostAnswer } from './merge-edits.ts';
import type { ResumeMarkProps, ResumeOfferProps } from './resume-notes.tsx';
import type { Turn } from './turns.ts';
import type { UnaskedAnswer } from './unasked-answers.ts';

/** A field that keeps the form from going on, with what to do. */
export interface FieldNote {
  readonly keyId: string;
  readonly text: string;
}

/** Where a person is with a form. */
export interface FillState extends Turn {
  /** `busy` while a save is on its way. */
  readonly phase: 'filling' | 'busy' | 'sent' | 'ended' | 'closed';
  /** Whether what is on its way sends the application. */
  readonly isSending: boolean;
  readonly step: FormStep;
  readonly steps: FormSteps;
  /** Page from which the history of the browser led back to the review that had opened it. */
  readonly edited?: number | undefined;
  /** Whether the address names another step, which only what this device keeps may open. */
  readonly isAhead: boolean;
  /** Questions that show, by `keyId`. */
  readonly visible: ReadonlySet<string>;
  readonly hints: AnswerHints;
  /** Of the last try to go on. */
  readonly summary: readonly FieldNote[];
  /** Whether the last save failed. */
  readonly isFailed: boolean;
  /** Presses whose answers failed or wait, which is said above the form. */
  readonly misses: number;
  /** Why a step that was posted without script was not taken. */
  readonly refusal?: FormAddress['refusal'];
  /** What waits for the network, or for a server that does not answer; `busy`: the application, for one with much to do. */
  readonly waiting: 'none' | 'save' | 'finish' | 'save-unanswered' | 'finish-unanswered' | 'busy';
  /** Whether what sends the application waits for a file. */
  readonly isAwaiting: boolean;
  readonly mayBeDuplicate: boolean;
  /** Whether the application had gone out from another phone or tab. */
  readonly isSentBefore?: boolean;
  /** What the application that was sent is called by. */
  readonly folio?: string | undefined;
  /** Of the link to what was sent. */
  readonly myData?: string | undefined;
  /** The friendly text of the answer that ended the application. */
  readonly endText: string | undefined;
  /** Whether answers of an earlier application were filled in. */
  readonly isPrefilled: boolean;
  /** Whether the form came with what somebody had begun. */
  readonly isResumed: boolean;
  /** What a CV filled in, and how that is said; loaded with the first CV that is read. */
  readonly resume?: FilledByResume | undefined;
  /** Answers that lost against later ones of another window or phone. */
  readonly lost: readonly LostAnswer[];
  /** Whether the form was published anew since it was begun. */
  readonly isChanged: boolean;
  /** Answers whose questions the form no longer has. */
  readonly unasked: readonly UnaskedAnswer[];
  /** Whether this device keeps nothing of what is typed. */
  readonly isUnkept: boolean;
  /** For those who hear the page. */
  readonly announcement: string;
}

interface FilledByResume {
  /** `keyId` of answers that stand as they were read. */
  readonly keys: ReadonlySet<string>;
  readonly Mark: ComponentType<ResumeMarkProps>;
  /** What it says for questions that a person has to agree to first, by `keyId`. */
  readonly offered: ReadonlyMap<string, string>;
  readonly Offer: ComponentType<ResumeOfferProps>;
}

/** Of a form in which nothing happened yet. */
export const UNTOUCHED = {
  hints: new Map<string, string>(),
  summary: [],
  isSending: false,
  waiting: 'none',
  misses: 0,
  isAhead: false,
  isAwaiting: false,
  mayBeDuplicate: false,
  isPrefilled: false,
  isResumed: false,
  lost: [],
  isChanged: false,
  unasked: [],
  isUnkept: false,
  announcement: '',
} as const satisfies Partial<FillState>;

/** Where a person is with a form, and who is drawn again when that changes. */
export class FillStore {
  readonly #listeners = new Set<() => void>();
  #state: FillState;

  constructor(initial: FillState) {
    this.#state = initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): FillState => this.#state;

  change(change: Partial<FillState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
