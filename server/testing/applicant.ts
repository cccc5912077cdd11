import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from './application-form.ts';
import { pdfOf } from './uploads/files.ts';

/** Saves of an application before it is sent. */
const SAVES = 3;

interface Application {
  /** Of the client, until there is a submission. */
  readonly ownId: string;
  readonly idempotencyKey: string;
  readonly bytes: Buffer;
  resumeUrl?: string;
  submissionId?: string;
  /** The last save that was acknowledged, and the last that was sent. */
  saved: number;
  sent: number;
  /** Whether the last step was sent. */
  isAsked: boolean;
}

/** Somebody who applies again and again, as a client of ours does: whatever was not acknowledged is sent once more. */
export class Applicant {
  /** Ids of submissions whose last step was acknowledged. */
  readonly finished: string[] = [];
  /** Calls that were answered. */
  acknowledged = 0;
  #current = newApplication();
  #onAnswer = (): void => {};

  /** Works until the server is gone. */
  async work(origin: string, onAnswer: () => void): Promise<never> {
    this.#onAnswer = onAnswer;
    for (;;) await this.finish(origin);
  }

  /** Goes on with the application under way up to its last step. */
  async finish(origin: string): Promise<void> {
    const current = this.#current;
    current.resumeUrl ??= await this.#upload(origin, current);
    while (current.saved < SAVES) {
      current.sent = current.saved + 1;
      const answers = { maneja: ['yes'], anos: [`${current.sent}`], cv: [current.resumeUrl] };
      current.submissionId = await this.#submit(origin, 'APPLY_INTERMEDIATE', answers);
      current.saved = current.sent;
    }
    current.isAsked = true;
    this.finished.push(await this.#submit(origin, 'APPLY_FINISH', VALID_ANSWERS));
    this.#current = newApplication();
  }

  /** What was acknowledged is there, and nothing that was never sent. */
  async check(origin: string): Promise<void> {
    const { submissionId, isAsked, saved, sent } = this.#current;
    if (!isAsked) await this.#checkFile(origin);
    if (submissionId !== undefined) {
      const answer = await fetchSaved(origin, submissionId);
      if (isAsked && answer.status === 410) return;
      const [, step] = /"anos","values":\["(\d+)"\]/.exec(await answer.text()) ?? [];
      assert.ok([saved, sent].includes(Number(step)), `step ${step} of ${saved} or ${sent}`);
    }
    const last = this.finished.at(-1);
    if (last !== undefined) assert.equal((await fetchSaved(origin, last)).status, 410);
  }

  #acknowledge(): void {
    this.acknowledged += 1;
    this.#onAnswer();
  }

  async #checkFile(origin: string): Promise<void> {
    const { resumeUrl, ownId, bytes } = this.#current;
    if (resumeUrl === undefined) return;
    const answer = await fetch(`${origin}${new URL(resumeUrl).pathname}?applicationId=${ownId}`);
    assert.equal(answer.status, 200);
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(bytes));
  }

  async #upload(origin: string, { ownId, bytes }: Application): Promise<string> {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'cv.pdf'));
    const query = new URLSearchParams({ applicationId: ownId, websiteId: 'uno' });
    const answer = await post(`${origin}/api/upload?${query}`, { body: form });
    this.#acknowledge();
    return String(answer['s3Url']);
  }

  async #submit(origin: string, applicationStatus: string, answers: Answers): Promise<string> {
    const { submissionId, idempotencyKey } = this.#current;
    const query = new URLSearchParams({
      applicationStatus,
      websiteId: 'uno',
      ...(submissionId !== undefined && { submissionId }),
    });
    const answer = await post(`${origin}/api/v2/forms/web/submit?${query}`, {
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify({ values: toAnswerTree(APPLICATION_FORM, answers) }),
    });
    this.#acknowledge();
    return String(answer['id']);
  }
}

function newApplication(): Application {
  const size = 20_000 + Math.floor(Math.random() * 200_000);
  const ids = { ownId: randomUUID(), idempotencyKey: randomUUID() };
  return { ...ids, bytes: pdfOf(size), saved: 0, sent: 0, isAsked: false };
}

function fetchSaved(origin: string, submissionId: string): Promise<Response> {
  const query = new URLSearchParams({ submissionId, websiteId: 'uno' });
  return fetch(`${origin}/api/v2/forms/fetch-submission?${query}`);
}

async function post(url: string, init: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(url, { method: 'POST', ...init });
  const body = (await answer.json()) as Readonly<Record<string, unknown>>;
  assert.equal(answer.status, 200, JSON.stringify(body));
  return body;
}
