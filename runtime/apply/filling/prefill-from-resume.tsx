import type { Form } from '#schemas/documents/documents.ts';
import { readAnswerTree } from '#schemas/forms/answer-tree.ts';
import { type ParsedResume, parseResume } from '../../client/apply/parse-resume.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { FillController } from './fill-controller.ts';
import type { FillSession } from './fill-session.ts';
import { ResumeMark } from './resume-mark.tsx';

/** Where the reading of a CV is, in words. */
export interface ResumeStatus {
  readonly text: string;
  /** Gives the reading up and keeps the file. */
  readonly stop?: (() => void) | undefined;
  readonly again?: (() => void) | undefined;
}

export interface PrefillOptions {
  readonly form: Form;
  readonly url: string;
  readonly session: FillSession;
  readonly controller: FillController;
  readonly say: SayMessage;
  /** Gives the reading up. */
  readonly stop: () => void;
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
  if (parsed.state !== 'parsed') {
    const again = () => {
      onStatus({ text: say('apply.resume.reading'), stop });
      void prefillFromResume(options);
    };
    onStatus({ text: say('apply.resume.failed'), again });
    return;
  }
  const { answers } = readAnswerTree(form, parsed.values);
  const isStillMeant = onStatus({ text: say('apply.resume.reading') });
  if (!isStillMeant) return;
  const before = controller.store.getState().resume?.keys ?? new Set();
  const keys = session.fill(answers, before);
  for (const keyId of new Set([...keys, ...before])) controller.edit(keyId);
  controller.store.change({ resume: { keys: new Set(keys), Mark: ResumeMark } });
  const count = keys.length;
  const done = count === 0 ? say('apply.resume.nothing') : say('apply.resume.read', { count });
  onStatus({
    text: [parsed.reason, parsed.reason && count === 0 ? undefined : done]
      .filter(Boolean)
      .join(' '),
  });
}

async function parsePatiently({ session, url }: PrefillOptions): Promise<ParsedResume> {
  for (let tries = 1; ; tries++) {
    const parsed = await parseResume(session.subject, url);
    if (parsed.state !== 'busy' || tries === MAX_TRIES || parsed.retryAfterS > MAX_WAIT_S)
      return parsed;
    const ms = parsed.retryAfterS * 1000;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
