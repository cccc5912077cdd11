import type { Form } from '#schemas/documents/documents.ts';
import { readAnswerTree } from '#schemas/forms/answer-tree.ts';
import { type ParsedResume, parseResume } from '../../client/apply/parse-resume.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { FillSession } from './fill-session.ts';
import type { FillStore } from './fill-state.ts';
import { ResumeMark, ResumeOffer } from './resume-notes.tsx';

/** Where the reading of a CV is, in words. */
export interface ResumeStatus {
  readonly text: string;
  /** Gives the reading up and keeps the file. */
  readonly stop?: (() => void) | undefined;
  readonly again?: (() => void) | undefined;
}

/** The form that a CV fills in. */
interface FilledForm {
  readonly store: FillStore;
  /** Resolves when what was kept stands in the fields. */
  readonly restored: Promise<void>;
  edit(keyId: string): void;
}

export interface PrefillOptions {
  readonly form: Form;
  readonly url: string;
  readonly session: FillSession;
  readonly controller: FilledForm;
  readonly say: SayMessage;
  /** Gives the reading up. */
  readonly stop: () => void;
  /** Aborted when it was given up, or another file took the place of this one. */
  readonly signal: AbortSignal;
  /** Not heard any more once it was given up, or another file took the place of this one. */
  readonly onStatus: (status: ResumeStatus) => boolean;
}

/** How often a busy server is asked again, and how long is waited for it at most, in seconds. */
const MAX_TRIES = 3;
const MAX_WAIT_S = 30;

/**
 * Fills a form in with what its CV says (RESUME_PARSING, spec section 4). What was typed stays, and each answer says where it
 * comes from.
 */
export async function prefillFromResume(options: PrefillOptions): Promise<void> {
  const { form, controller, session, say, stop, onStatus } = options;
  const parsed = await parsePatiently(options);
  await controller.restored;
  const again = () => {
    onStatus({ text: say('apply.resume.reading'), stop });
    void prefillFromResume(options);
  };
  if (parsed.state !== 'parsed') {
    onStatus({ text: say('apply.resume.failed'), again });
    return;
  }
  const { answers } = readAnswerTree(form, parsed.values);
  const isStillMeant = onStatus({ text: say('apply.resume.reading') });
  if (!isStillMeant) return;
  const before = controller.store.getState().resume?.keys ?? new Set();
  const keys = session.fill(answers, before);
  for (const keyId of new Set([...keys, ...before])) controller.edit(keyId);
  markRead(controller.store, keys, parsed.offered);
  const texts = [
    parsed.reason,
    keys.length > 0 && say('apply.resume.read', { count: keys.length }),
    parsed.offered.size > 0 && say('apply.resume.offers'),
  ].filter(Boolean);
  const text = texts.join(' ') || say('apply.resume.nothing');
  onStatus(parsed.isTooSlow ? { text, again } : { text });
}

/**
 * Says of answers that they stand as a CV gave them.
 * @param offered what it says for questions that a person has to agree to first, by `keyId`
 */
export function markRead(
  store: FillStore,
  keys: readonly string[],
  offered: ReadonlyMap<string, string> = new Map(),
): void {
  store.change({
    resume: { ...{ keys: new Set(keys), Mark: ResumeMark }, ...{ offered, Offer: ResumeOffer } },
  });
}

async function parsePatiently({ session, url, signal }: PrefillOptions): Promise<ParsedResume> {
  for (let tries = 1; ; tries++) {
    const parsed = await parseResume(session.subject, url, signal);
    const isBusy = parsed.state === 'busy' && parsed.retryAfterS <= MAX_WAIT_S;
    if (!isBusy || tries === MAX_TRIES || signal.aborted) return parsed;
    const ms = parsed.retryAfterS * 1000;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    if (signal.aborted) return parsed;
  }
}
