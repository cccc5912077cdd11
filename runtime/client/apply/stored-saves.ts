import type {
  AnswerTree,
  AnswerTreePage,
  AnswerTreeQuestion,
  AnswerTreeSection,
} from '#schemas/forms/answer-tree.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { type AgreedNotice, parseNotice } from './agreed-notice.ts';
import { KEEP_MS } from './device-draft.ts';
import { keysBeginningWith, readJson, removeText, SAVES, writeText } from './device-storage.ts';
import type { ApplicationStatus } from './form-calls.ts';
import { type FormSubject, parseSubject, subjectKey } from './form-subject.ts';
import { RESULTS } from './missed-results.ts';

/** What a person wants to be saved or sent. */
export interface SaveRequest {
  readonly subject: FormSubject;
  readonly status: ApplicationStatus;
  /** Index in the document. */
  readonly page: number;
  /** All answers given so far. */
  readonly values: AnswerTree;
  /** Keys of the questions whose answers never rest on the device. */
  readonly sensitive: readonly string[];
  readonly location?: string | undefined;
  readonly formVersion: number;
  readonly notice: AgreedNotice;
  readonly resumeUrl?: string | undefined;
  readonly resumeRemoved?: true;
  readonly resumeFrom?: string | undefined;
  /** What was filled in where people see no field. */
  readonly website?: string;
  /** Whether an answer of it ends the application. */
  readonly isEnd?: boolean;
  /** The widget that events are about. */
  readonly widgetId?: string | undefined;
}

/** A save that waits for its answer. */
export interface StoredSave {
  /** Sorts by time; its random part makes it the idempotency key. */
  readonly id: string;
  /** Rises when newer answers take the place of those that wait. */
  readonly revision: number;
  /** Without sensitive answers and uploads. */
  readonly request: SaveRequest;
  /** The queue that made it; it alone has what is withheld. */
  readonly owner: string;
  readonly isWithheld: boolean;
  /** Whether the person's act was reported as failed. */
  readonly isTold: boolean;
  /** Whether the last attempt found no network. */
  readonly isOffline: boolean;
  readonly attempts: number;
  /** When it is tried again, in ms since the epoch. */
  readonly nextAt: number;
  /** Before this nothing tries, in ms since the epoch: the server has no time. */
  readonly busyUntil: number;
  /** Likewise, where the server failed and said when to come again. */
  readonly notBefore: number;
  /** Of a person who has left this device: nothing is remembered of it, and it goes on with this submission. */
  readonly departed?: { readonly submissionId?: string | undefined } | undefined;
}

/** Saves of one lane go in order. */
export function laneOf({ request, departed, id }: StoredSave): string {
  return departed ? id : subjectLane(request.subject);
}

export function subjectLane(subject: FormSubject): string {
  return `${subject.siteId}/${subjectKey(subject)}`;
}

/** Whether an application is sent by it. */
export function isFinish({ request }: Pick<StoredSave, 'request'>): boolean {
  return request.status === 'APPLY_FINISH';
}

/** What of an application waits to be sent. */
export function pendingOf(subject: FormSubject): 'none' | 'save' | 'finish' {
  const waiting = readSaves().filter((save) => laneOf(save) === subjectLane(subject));
  if (waiting.length === 0) return 'none';
  return waiting.some(isFinish) ? 'finish' : 'save';
}

/** Pages of an application that went out another way wait no more; what was sent for good goes on. */
export function removePageSaves(subject: FormSubject): void {
  for (const save of readSaves())
    if (laneOf(save) === subjectLane(subject) && !isFinish(save)) removeSave(save.id);
}

/** Whether all that waits of an application does so because the server is busy: nothing has failed. */
export function isBusyOnly(subject: FormSubject): boolean {
  const lane = subjectLane(subject);
  const isUntold = readSaves().every((save) => laneOf(save) !== lane || !save.isTold);
  return isUntold && isBusyLane(lane, Date.now());
}

/** Whether the network is what the save that goes next waits for, and not the server. */
export function waitsForNetwork(subject: FormSubject): boolean {
  const first = firstOfLanes().find((save) => laneOf(save) === subjectLane(subject));
  return navigator.onLine === false || first?.isOffline === true;
}

/** Whether the server has no time for what goes next of a lane; what stands behind that has not been tried. */
export function isBusyLane(lane: string, now: number): boolean {
  const first = firstOfLanes().find((save) => laneOf(save) === lane);
  return first !== undefined && first.busyUntil > now;
}

/** Until when the server wants to be left alone with it. */
export function restUntil({ busyUntil, notBefore }: StoredSave): number {
  return Math.max(busyUntil, notBefore);
}

/** The save of each lane that goes next, the oldest first. */
export function firstOfLanes(): StoredSave[] {
  const first = new Map<string, StoredSave>();
  for (const save of readSaves()) if (!first.has(laneOf(save))) first.set(laneOf(save), save);
  return [...first.values()];
}

/** The oldest first. */
export function readSaves(): StoredSave[] {
  return keysBeginningWith(SAVES)
    .sort()
    .flatMap((key) => readSave(key.slice(SAVES.length)) ?? []);
}

export function readSave(id: string): StoredSave | undefined {
  const stored = readJson(SAVES + id);
  const save = parseSave(id, stored);
  if (save === undefined && stored !== null) removeSave(id);
  return save;
}

export function writeSave({ id, ...save }: StoredSave): boolean {
  return writeText(SAVES + id, JSON.stringify(save));
}

export function removeSave(id: string): void {
  removeText(SAVES + id);
}

/** Sorts behind all that are there, whatever the clock says. */
export function createSaveId(now: number): string {
  const last = readSaves().at(-1)?.id.split('-')[0] ?? '';
  const time = Math.max(now, Number.parseInt(last || '0', 36) + 1);
  const random = crypto.getRandomValues(new Uint32Array(4));
  const digits = Array.from(random, (part) => part.toString(16).padStart(8, '0'));
  return `${time.toString(36).padStart(9, '0')}-${digits.join('')}`;
}

/** What of a request may rest on the device. */
export function withoutWithheld(request: SaveRequest): SaveRequest {
  const { resumeUrl: _resumeUrl, ...rest } = request;
  const sensitive = new Set(request.sensitive);
  const pages = request.values.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      questions: section.questions.filter(({ keyId }) => !sensitive.has(keyId)),
    })),
  }));
  return { ...rest, values: { pages } };
}

/** The answers of a tree by `keyId`. */
export function questionsOf({ pages }: AnswerTree): AnswerTreeQuestion[] {
  return pages.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions));
}

/**
 * The person leaves this device: saves of pages go with what is known of them. What was sent for good stays until it
 * is sent, as somebody else's.
 * @param submissionOf that the person's saves would go on with
 */
export function departPerson(submissionOf: (subject: FormSubject) => string | undefined): void {
  for (const save of readSaves()) {
    if (save.departed) continue;
    const { status, subject } = save.request;
    if (status === 'APPLY_INTERMEDIATE') removeSave(save.id);
    else writeSave({ ...save, departed: { submissionId: submissionOf(subject) } });
  }
  removeText(RESULTS);
}

/** Undefined for what is none, and for one that is too old to be sent. */
function parseSave(id: string, stored: unknown): StoredSave | undefined {
  if (!isRecord(stored)) return undefined;
  const time = Number.parseInt(id, 36);
  const request = parseRequest(stored['request']);
  if (request === undefined || !(time > Date.now() - KEEP_MS)) return undefined;
  const { owner, isWithheld, isTold, isOffline, departed } = stored;
  return {
    id,
    request,
    owner: typeof owner === 'string' ? owner : '',
    isWithheld: isWithheld === true,
    isTold: isTold === true,
    isOffline: isOffline === true,
    revision: toCount(stored['revision']),
    attempts: toCount(stored['attempts']),
    nextAt: toCount(stored['nextAt']),
    busyUntil: toCount(stored['busyUntil']),
    notBefore: toCount(stored['notBefore']),
    ...(isRecord(departed) && { departed: { submissionId: toText(departed['submissionId']) } }),
  };
}

function parseRequest(stored: unknown): SaveRequest | undefined {
  if (!isRecord(stored)) return undefined;
  const { status, page, formVersion, sensitive } = stored;
  const subject = parseSubject(stored['subject']);
  const notice = parseNotice(stored['notice']);
  if (subject === undefined || notice === undefined) return undefined;
  if (status !== 'APPLY_INTERMEDIATE' && status !== 'APPLY_FINISH') return undefined;
  const keys: readonly unknown[] = Array.isArray(sensitive) ? sensitive : [];
  return {
    subject,
    status,
    notice,
    page: toCount(page),
    formVersion: toCount(formVersion),
    values: parseTree(stored['values']),
    sensitive: keys.filter((key) => typeof key === 'string'),
    location: toText(stored['location']),
    resumeFrom: toText(stored['resumeFrom']),
    widgetId: toText(stored['widgetId']),
  };
}

function parseTree(stored: unknown): AnswerTree {
  return {
    pages: itemsOf(stored, 'pages').map(
      (page): AnswerTreePage => ({
        keyId: toText(page['keyId']) ?? '',
        sections: itemsOf(page, 'sections').map(
          (section): AnswerTreeSection => ({
            keyId: toText(section['keyId']) ?? '',
            questions: itemsOf(section, 'questions').map(parseQuestion),
          }),
        ),
      }),
    ),
  };
}

function parseQuestion(stored: Readonly<Record<string, unknown>>): AnswerTreeQuestion {
  const { values, editedAt } = stored;
  const list: readonly unknown[] = Array.isArray(values) ? values : [];
  return {
    keyId: toText(stored['keyId']) ?? '',
    values: list.filter((value) => typeof value === 'string'),
    ...(typeof editedAt === 'number' && { editedAt }),
  };
}

function itemsOf(parent: unknown, name: string): Readonly<Record<string, unknown>>[] {
  const items = isRecord(parent) ? parent[name] : undefined;
  return (Array.isArray(items) ? items : []).filter(isRecord);
}

function toCount(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : 0;
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
