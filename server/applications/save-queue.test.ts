import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readSubmissionId,
  savedValues,
  wipeApplicant,
} from '#runtime/client/apply/applicant-keys.ts';
import { isApplied } from '#runtime/client/apply/applied-jobs.ts';
import { type FormSubject, subjectKey } from '#runtime/client/apply/form-subject.ts';
import { createSaveQueue, type SaveQueue } from '#runtime/client/apply/save-queue.ts';
import { pendingOf, type SaveRequest } from '#runtime/client/apply/stored-saves.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import {
  openTestApplications,
  type TestApplications,
  typedAnswers,
} from '../testing/applications.ts';
import { NETWORKS, openTestBrowser, type TestBrowser } from '../testing/browser.ts';

let test: TestApplications;
let browser: TestBrowser;
const queues: SaveQueue[] = [];

beforeAll(async () => {
  test = await openTestApplications({
    get now() {
      return Date.now();
    },
    set now(_) {},
  });
  browser = await openTestBrowser(test.server);
});

beforeEach(empty);

async function empty(): Promise<void> {
  for (const queue of queues.splice(0)) queue.stop();
  await browser.settle(test.database.kysely.deleteFrom('applications').execute());
  await browser.settle(test.database.kysely.deleteFrom('submissions').execute());
  browser.clear();
  vi.setSystemTime(Date.now() + 3_600_000);
}

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await test.close();
});

function openTab(...options: Parameters<typeof createSaveQueue>): SaveQueue {
  const queue = createSaveQueue(...options);
  queues.push(queue);
  return queue;
}

function subject(jobId?: string): FormSubject {
  return {
    siteId: 'uno',
    agencyId: 'agency-a',
    channel: 'web',
    version: 'v2',
    formId: 'solicitud',
    ...(jobId && { jobId }),
    stage: 0,
    query: '?utm_source=volante&ref=a%20b',
  };
}

function saveOf(answers: Answers, rest: Partial<SaveRequest> = {}): SaveRequest {
  return {
    subject: subject(),
    status: 'APPLY_INTERMEDIATE',
    page: 0,
    values: toAnswerTree(APPLICATION_FORM, answers),
    sensitive: ['cv'],
    formVersion: 1,
    notice: { ...APPLICATION_FORM.notice, voluntary: [] },
    ...rest,
  };
}

const finishOf = (answers: Answers, rest: Partial<SaveRequest> = {}) =>
  saveOf(answers, { status: 'APPLY_FINISH', page: 1, ...rest });

const save = (queue: SaveQueue, request: SaveRequest) => browser.settle(queue.save(request));

const applications = () =>
  browser.settle(test.database.kysely.selectFrom('applications').selectAll().execute());

const submissions = () =>
  browser.settle(test.database.kysely.selectFrom('submissions').selectAll().execute());

const statuses = () =>
  browser.asked.map(({ url }) => url.searchParams.get('applicationStatus')?.slice('APPLY_'.length));

describe('with a network', () => {
  it('saves go on with the submission that the first one made, and the last step ends it', async () => {
    const queue = openTab();
    const first = await save(queue, saveOf({ nombre: ['Ana Ruiz'] }));
    expect(first).toMatchObject({ state: 'saved' });
    expect(readSubmissionId(subject())).toBe('id' in first && first.id);
    expect(await save(queue, finishOf(VALID_ANSWERS))).toMatchObject({ state: 'saved' });
    expect(await applications()).toMatchObject([{ name: 'Ana Ruiz Soto', source: 'volante' }]);
    expect(isApplied('solicitud')).toBe(true);
    expect(readSubmissionId(subject())).toBeUndefined();
    expect(localStorage.getItem('submissionId')).toBeNull();
    expect(savedValues('uno')).toMatchObject({ values: { nombre: VALID_ANSWERS['nombre'] } });
    expect(browser.events).toEqual(['formSubmit', 'formSubmit', 'APPLY_FINISH']);
    expect(browser.raised).toEqual([]);
  });

  it('five taps on the last button send one application', async () => {
    const queue = openTab();
    const taps = Array.from({ length: 5 }, () => queue.save(finishOf(VALID_ANSWERS)));
    const outcomes = await browser.settle(Promise.all(taps));
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['saved']));
    expect(await save(queue, finishOf(VALID_ANSWERS))).toEqual({ state: 'already-sent' });
    expect(await applications()).toHaveLength(1);
    expect(browser.events.filter((name) => name === 'APPLY_FINISH')).toHaveLength(1);
  });

  it('a tab does not send again what another tab has sent', async () => {
    const [one, other] = [openTab(), openTab()];
    await save(one, finishOf(VALID_ANSWERS));
    expect(await save(other, finishOf(VALID_ANSWERS))).toEqual({ state: 'already-sent' });
    expect(await applications()).toHaveLength(1);
  });

  it('one that is refused holds nothing else, and its problems stand at their fields', async () => {
    const queue = openTab();
    const [refused, sent] = await browser.settle(
      Promise.all([
        queue.save(finishOf({ nombre: ['Ana Ruiz'] })),
        queue.save(finishOf(VALID_ANSWERS, { subject: subject(test.jobs.open) })),
      ]),
    );
    expect(refused).toMatchObject({ state: 'refused', problems: [{ keyId: 'telefono' }] });
    expect(sent).toMatchObject({ state: 'saved' });
    expect(pendingOf(subject())).toBe('none');
    expect(browser.raised).toEqual(['Form submission error: Status 422']);
  });

  it('a closed job ends the save and keeps what is stored of the person', async () => {
    const queue = openTab();
    const closed = subject(test.jobs.closed);
    expect(await save(queue, saveOf(VALID_ANSWERS, { subject: closed }))).toEqual({
      state: 'job-closed',
    });
    expect([pendingOf(closed), browser.events]).toEqual(['none', ['formSubmitError']]);
  });

  it('a submission that is no more is begun anew, also where the address names it', async () => {
    const named = { ...subject(), query: '?submissionId=aaaaaaaaaaaaaaaaaaaaaa' };
    const queue = openTab();
    const first = await save(queue, saveOf(VALID_ANSWERS, { subject: named }));
    expect(first).toMatchObject({ state: 'saved' });
    expect(readSubmissionId(named)).toBe('id' in first && first.id);
    await save(queue, finishOf(VALID_ANSWERS, { subject: named }));
    expect(await applications()).toHaveLength(1);
    expect(browser.events).not.toContain('formSubmitError');
  });

  it('a server that is busy is asked again when it wants to be, and nothing is said of a failure', async () => {
    const queue = openTab();
    const { id } = { id: '', ...(await save(queue, saveOf(VALID_ANSWERS))) };
    const address = `${browser.origin}/api/v2/forms/web/submit?applicationStatus=APPLY_INTERMEDIATE&submissionId=${id}&websiteId=uno`;
    // On their way together with the last step: time that passes in between would make room for it.
    const many = Array.from({ length: 10 }, () =>
      fetch(address, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    );
    const [outcome] = await Promise.all([save(queue, finishOf(VALID_ANSWERS)), ...many]);
    expect(outcome).toEqual({ state: 'waiting' });
    expect(pendingOf(subject())).toBe('finish');
    for (let second = 0; second < 20 && pendingOf(subject()) !== 'none'; second += 1)
      await browser.pass(1000);
    expect(pendingOf(subject())).toBe('none');
    expect(browser.events).toEqual(['formSubmit', 'formSubmit', 'APPLY_FINISH']);
  });
});

describe('without one', () => {
  it('saves wait and are tried after 5 s, 15 s, then each minute, and the failure is told once', async () => {
    browser.network = 'broken';
    const queue = openTab();
    expect(await save(queue, saveOf(VALID_ANSWERS))).toEqual({ state: 'waiting', status: 503 });
    for (let minute = 0; minute < 3; minute += 1) await browser.pass(60_000);
    const times = browser.asked.map(({ at }) => at);
    const waits = times.slice(1).map((at, index) => Math.round((at - (times[index] ?? 0)) / 1500));
    expect(waits.slice(0, 4)).toEqual([5, 15, 60, 60].map((seconds) => Math.round(seconds / 1.5)));
    expect(browser.events).toEqual(['formSubmitError']);
    expect(browser.raised).toEqual(['Form submission error: Status 503']);
    browser.network = 'up';
    browser.tell('online');
    await browser.pass(1000);
    expect(browser.events).toEqual(['formSubmitError', 'formSubmit']);
    expect(new Set(browser.asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(
      1,
    );
  });

  it('everything goes in its order once it is back, on another page too', async () => {
    browser.network = 'down';
    const before = openTab();
    await save(before, saveOf({ nombre: ['Ana Ruiz'] }));
    await save(before, saveOf(VALID_ANSWERS, { page: 1 }));
    await save(before, finishOf(VALID_ANSWERS));
    expect(pendingOf(subject())).toBe('finish');
    expect(isApplied('solicitud')).toBe(false);
    before.stop();
    browser.network = 'up';
    openTab();
    await browser.pass(1000);
    expect(statuses()).toEqual(['INTERMEDIATE', 'INTERMEDIATE', 'FINISH']);
    expect(await applications()).toHaveLength(1);
    expect(isApplied('solicitud')).toBe(true);
    expect(browser.events.slice(-2)).toEqual(['formSubmit', 'APPLY_FINISH']);
  });

  it('what came of it meanwhile is told to the page of the form, once', async () => {
    browser.network = 'down';
    const before = openTab();
    await save(before, finishOf({ nombre: ['Ana Ruiz'] }));
    before.stop();
    browser.network = 'up';
    const elsewhere = openTab();
    await browser.pass(1000);
    elsewhere.stop();
    const back = openTab();
    expect(back.takeMissed(subject())).toMatchObject({ state: 'refused' });
    expect(back.takeMissed(subject())).toBeUndefined();
  });

  it('what the page of the form has shown is not told at its next load', async () => {
    browser.network = 'down';
    const before = openTab();
    await save(before, finishOf({ nombre: ['Ana Ruiz'] }));
    before.stop();
    browser.network = 'up';
    const back = openTab({ onResult: () => true });
    await browser.pass(1000);
    expect(statuses()).toEqual(['FINISH']);
    back.stop();
    expect(openTab().takeMissed(subject())).toBeUndefined();
  });

  it('a page that was saved meanwhile is no news: the application is not sent yet', async () => {
    browser.network = 'down';
    const before = openTab();
    await save(before, saveOf({ nombre: ['Ana Ruiz'] }));
    before.stop();
    browser.network = 'up';
    const elsewhere = openTab();
    await browser.pass(1000);
    elsewhere.stop();
    expect(statuses()).toEqual(['INTERMEDIATE']);
    expect(openTab().takeMissed(subject())).toBeUndefined();
  });

  it('an answer that is lost makes no second application', async () => {
    browser.network = 'lost';
    const queue = openTab();
    await save(queue, saveOf(VALID_ANSWERS));
    for (let attempt = 0; attempt < 3; attempt += 1) await browser.pass(60_000);
    expect(await submissions()).toHaveLength(1);
    await save(queue, finishOf(VALID_ANSWERS));
    browser.network = 'up';
    await browser.pass(70_000);
    await browser.pass(1000);
    expect(await applications()).toHaveLength(1);
    expect(isApplied('solicitud')).toBe(true);
    expect(browser.events.filter((name) => name === 'formSubmitError')).toHaveLength(2);
  });

  it('a change after the last step belongs to it', async () => {
    browser.network = 'down';
    const queue = openTab();
    await save(queue, finishOf(VALID_ANSWERS));
    await save(queue, saveOf({ ...VALID_ANSWERS, nombre: ['Ana María Ruiz'] }));
    expect(pendingOf(subject())).toBe('finish');
    browser.network = 'up';
    queue.flush();
    await browser.pass(1000);
    expect(statuses()).toEqual(['FINISH']);
    expect(await applications()).toMatchObject([{ name: 'Ana María Ruiz' }]);
  });
});

/** Texts that say how late they were typed. */
const nameOf = (index: number) => `Ana ${'abcdefghijklmnopqrstuvwxyz'[index] ?? 'z'} Ruiz`;
const indexOf = (text: string) => text.charCodeAt('Ana '.length) - 'a'.charCodeAt(0);

const step = fc.oneof(
  fc.record({ act: fc.constant('save' as const), tab: fc.nat(1) }),
  fc.record({ act: fc.constant('finish' as const), tab: fc.nat(1) }),
  fc.record({ act: fc.constant('reload' as const), tab: fc.nat(1) }),
  fc.record({ act: fc.constant('network' as const), network: fc.constantFrom(...NETWORKS) }),
  fc.record({ act: fc.constant('pass' as const), ms: fc.constantFrom(100, 6000, 61_000) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Two tabs of one browser, and what the person was told. */
class Person {
  readonly subject: FormSubject;
  readonly #tabs = [openTab(), openTab()];
  #typed = 0;
  /** The last name of which the server said that it has it, while it could still be changed. */
  acknowledged = -1;
  hasFinished = false;

  constructor(jobId: string) {
    this.subject = subject(jobId);
  }

  async take(next: Step): Promise<void> {
    if (next.act === 'network') browser.network = next.network;
    else if (next.act === 'pass') await browser.pass(next.ms);
    else if (next.act === 'reload') this.#reload(next.tab);
    // A form that opens after it was sent offers nothing to send.
    else if (!isApplied(subjectKey(this.subject))) await this.#send(next.act, next.tab);
  }

  async end(): Promise<void> {
    browser.network = 'up';
    this.#reload(0);
    for (let minute = 0; minute < 2; minute += 1) await browser.pass(61_000);
    await browser.pass(1000);
  }

  #reload(tab: number): void {
    this.#tabs[tab]?.stop();
    this.#tabs[tab] = openTab();
  }

  async #send(act: 'save' | 'finish', tab: number): Promise<void> {
    const index = this.#typed;
    this.#typed += 1;
    const answers = { ...VALID_ANSWERS, nombre: [nameOf(index)] };
    const values = toAnswerTree(APPLICATION_FORM, answers, { nombre: Date.now() });
    const request = { subject: this.subject, values, page: tab };
    const reached = statuses().includes('FINISH') && browser.network !== 'down';
    const outcome = await save(
      this.#tabs[tab] ?? openTab(),
      act === 'finish' ? finishOf({}, request) : saveOf({}, request),
    );
    this.hasFinished ||= act === 'finish';
    if (outcome.state === 'saved' && !reached) this.acknowledged = index;
  }
}

it('in whatever order networks, tabs and reloads come, no acknowledged answer is lost and one application is made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      await empty();
      const person = new Person(test.jobs.open);
      for (const next of steps) await person.take(next);
      await person.end();
      const sent = await applications();
      expect(sent).toHaveLength(person.hasFinished ? 1 : 0);
      expect(isApplied(test.jobs.open)).toBe(person.hasFinished);
      const rows = await browser.settle(typedAnswers(test.database));
      const names = [...sent.map(({ name }) => name), JSON.stringify(rows)];
      const found = names.join().match(/Ana [a-z] Ruiz/g) ?? [];
      expect(Math.max(-1, ...found.map(indexOf))).toBeGreaterThanOrEqual(person.acknowledged);
    }),
    { numRuns: 12 },
  );
});

describe('what is sensitive', () => {
  const SECRET = '/api/uploads/secreto';
  const withFile = (rest: Partial<SaveRequest> = {}) =>
    saveOf({ ...VALID_ANSWERS, cv: [SECRET] }, { resumeUrl: SECRET, ...rest });
  const stored = () => JSON.stringify({ ...localStorage });
  const sentFiles = () => browser.asked.map(({ body }) => JSON.stringify(body).includes(SECRET));

  it('never rests on the device and is sent by its own tab', async () => {
    browser.network = 'down';
    const queue = openTab();
    await save(queue, withFile());
    expect(stored()).not.toContain(SECRET);
    expect(stored()).toContain('Ana Ruiz Soto');
    browser.network = 'up';
    const other = openTab();
    await browser.pass(500);
    expect(sentFiles()).toEqual([]);
    other.stop();
    await browser.pass(6000);
    expect(sentFiles()).toEqual([true]);
  });

  it('is missing once its tab has gone', async () => {
    browser.network = 'down';
    const queue = openTab();
    await save(queue, withFile());
    queue.stop();
    browser.network = 'up';
    openTab();
    await browser.pass(500);
    expect(sentFiles()).toEqual([false]);
  });
});

describe('the next person', () => {
  it('finds nothing of the one before, whose application is sent nevertheless', async () => {
    browser.network = 'down';
    const queue = openTab();
    await save(queue, saveOf(VALID_ANSWERS, { subject: subject(test.jobs.open) }));
    await save(queue, finishOf(VALID_ANSWERS));
    wipeApplicant();
    expect(pendingOf(subject())).toBe('none');
    expect(await save(queue, saveOf({ nombre: ['Eva Luna'] }))).toMatchObject({ state: 'waiting' });
    browser.network = 'up';
    queue.flush();
    await browser.pass(1000);
    expect(await applications()).toMatchObject([{ name: 'Ana Ruiz Soto' }]);
    expect([isApplied('solicitud'), savedValues('uno')]).toEqual([false, undefined]);
    expect(await submissions()).toHaveLength(2);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ana');
  });
});
