import type { EditTimes } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { parseVoluntary } from './agreed-notice.ts';
import { keysBeginningWith, onStored, readJson, removeText, writeText } from './device-storage.ts';
import { type FormSubject, subjectKey } from './form-subject.ts';

const DRAFTS = 'rumbo_draft.';

/** How long answers stay after the last change, as on the server (`server/applications/expire-submissions.ts`). */
export const KEEP_MS = 30 * 24 * 3_600_000;

/**
 * How long a person pauses before what was typed is kept, in ms: twice as long as between two letters of a thumb, or each letter
 * would wait for the one before to be kept.
 */
const PAUSE_MS = 600;

/** How long somebody types on before it is kept all the same, in ms: a browser that dies loses no more of it. */
const LONGEST_MS = 3000;

/** What was typed on this device and belongs to no finished application. */
export interface DeviceDraft {
  readonly answers: Answers;
  readonly editedAt: EditTimes;
  /** Index of the page in the document. */
  readonly step: number | 'review';
  readonly pageKey: string;
  readonly formVersion: number;
  /** What was asked, by `keyId`: a later version of the form may ask it no more. */
  readonly asked?: Readonly<Record<string, AskedQuestion>>;
  /** Keys of the voluntary purposes that are ticked. */
  readonly voluntary?: readonly string[] | undefined;
  /** Keys of the questions whose answers stand as a CV gave them. */
  readonly fromResume?: readonly string[];
  /** The files themselves never rest here. */
  readonly files?: FileMarks;
  /** Ms since the epoch. */
  readonly savedAt: number;
}

/** Whether a file was chosen for a question, or is wanted no more, by `keyId`. */
export type FileMarks = Readonly<Record<string, FileMark>>;

interface FileMark {
  readonly isChosen: boolean;
  /** Ms since the epoch. */
  readonly at: number;
  /** Of the file that was taken away last: the end of its address, which leads nowhere. */
  readonly taken?: string | undefined;
}

const endOf = (address: string): string => address.slice(-8);

/** Of each question the later mark, whichever window made it. */
export function laterMarks(one: FileMarks, other: FileMarks): FileMarks {
  const marks = [...Object.entries(one), ...Object.entries(other)];
  return Object.fromEntries(marks.sort(([, a], [, b]) => a.at - b.at));
}

/** For which questions a file was chosen, in this window and before the page was loaded anew. */
export class ChosenFiles {
  #marks: FileMarks = {};

  get marks(): FileMarks {
    return this.#marks;
  }

  get keys(): readonly string[] {
    return Object.keys(this.#marks).filter((keyId) => this.#marks[keyId]?.isChosen);
  }

  /** @param removed address of a file that the person took away; one that was refused takes nothing away */
  mark(keyId: string, isChosen: boolean, removed?: string): void {
    const taken = removed ? endOf(removed) : this.#marks[keyId]?.taken;
    this.#marks = { ...this.#marks, [keyId]: { isChosen, at: Date.now(), taken } };
  }

  /** Whether the person took this very file away: another phone may have chosen one since. */
  hasTaken(keyId: string, address: string): boolean {
    return this.#marks[keyId]?.taken === endOf(address);
  }

  take(kept: FileMarks = {}): void {
    this.#marks = laterMarks(kept, this.#marks);
  }
}

export interface AskedQuestion {
  readonly type: string;
  readonly label: string;
}

export function readDraft(subject: FormSubject): DeviceDraft | undefined {
  forgetOldDrafts();
  return parseDraft(readJson(draftKey(subject)));
}

/**
 * False where it lasts only as long as the page.
 * @param sensitive keys of the questions whose answers never rest on the device
 */
export function writeDraft(
  subject: FormSubject,
  draft: DeviceDraft,
  sensitive: ReadonlySet<string>,
): boolean {
  const plain = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([keyId]) => !sensitive.has(keyId)));
  const kept = { ...draft, answers: plain(draft.answers), editedAt: plain(draft.editedAt) };
  return writeText(draftKey(subject), JSON.stringify(kept));
}

export function clearDraft(subject: FormSubject): void {
  removeText(draftKey(subject));
}

/** Drafts of all applications. */
export function forgetDrafts(): void {
  for (const key of keysBeginningWith(DRAFTS)) removeText(key);
}

/** Calls when another tab writes or clears the draft. */
export function onDraftChange(subject: FormSubject, listener: () => void): () => void {
  const own = draftKey(subject);
  return onStored((key) => key === own, listener);
}

export interface DraftKeeper {
  /** Something was typed or chosen. */
  touch(): void;
  /** Keeps at once what was touched. */
  flush(): void;
  /** Forgets what was touched: it is not to be kept. */
  drop(): void;
  stop(): void;
}

/** Keeps what is typed whenever the person pauses, and before the browser may drop the page. */
export function createDraftKeeper(keep: () => void): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first of what is not kept was typed. */
  let since = 0;

  function drop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function flush(): void {
    if (timer === undefined) return;
    drop();
    keep();
  }

  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', flush);
  return {
    touch() {
      const now = Date.now();
      if (timer === undefined) since = now;
      clearTimeout(timer);
      timer = setTimeout(flush, Math.min(PAUSE_MS, since + LONGEST_MS - now));
    },
    flush,
    drop,
    stop() {
      flush();
      document.removeEventListener('visibilitychange', flush);
      removeEventListener('pagehide', flush);
    },
  };
}

function draftKey(subject: FormSubject): string {
  return `${DRAFTS}${subject.siteId}.${subjectKey(subject)}`;
}

function forgetOldDrafts(): void {
  for (const key of keysBeginningWith(DRAFTS))
    if (parseDraft(readJson(key)) === undefined) removeText(key);
}

/** Undefined for what is none, and for one that nobody changed for too long. */
function parseDraft(stored: unknown): DeviceDraft | undefined {
  if (!isRecord(stored)) return undefined;
  const { answers, editedAt, step, pageKey, formVersion, savedAt, asked, voluntary, fromResume } =
    stored;
  const { files } = stored;
  const isStep = step === 'review' || (Number.isInteger(step) && Number(step) >= 0);
  if (!isStep || typeof pageKey !== 'string' || !Number.isInteger(formVersion)) return undefined;
  if (typeof savedAt !== 'number' || savedAt < Date.now() - KEEP_MS) return undefined;
  return {
    answers: parseAnswers(answers),
    editedAt: parseTimes(editedAt),
    step: step === 'review' ? step : Number(step),
    pageKey,
    formVersion: Number(formVersion),
    savedAt,
    voluntary: parseVoluntary(voluntary),
    ...(Array.isArray(fromResume) && { fromResume: fromResume.filter(isText) }),
    ...(isRecord(files) && { files: parseMarks(files) }),
    ...(isRecord(asked) && { asked: parseAsked(asked) }),
  };
}

function parseMarks(stored: Readonly<Record<string, unknown>>): FileMarks {
  const entries = Object.entries(stored).flatMap(([keyId, mark]) => {
    const { isChosen, at, taken } = isRecord(mark) ? mark : {};
    const isMark = typeof isChosen === 'boolean' && typeof at === 'number';
    return isMark
      ? [[keyId, { isChosen, at, taken: isText(taken) ? taken : undefined }] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function parseAsked(stored: Readonly<Record<string, unknown>>): Record<string, AskedQuestion> {
  const entries = Object.entries(stored).flatMap(([keyId, question]) => {
    const { type, label } = isRecord(question) ? question : {};
    const isAsked = typeof type === 'string' && typeof label === 'string';
    return isAsked ? [[keyId, { type, label }] as const] : [];
  });
  return Object.fromEntries(entries);
}

export function parseAnswers(stored: unknown): Answers {
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(entries.filter(isAnswer));
}

function isAnswer(entry: [string, unknown]): entry is [string, readonly string[]] {
  const [, values] = entry;
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}

function parseTimes(stored: unknown): EditTimes {
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}
