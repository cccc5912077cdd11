import { beforeEach, describe, expect, it } from 'vitest';
import {
  readSubmissionId,
  savedValues,
  wipeApplicant,
} from '#runtime/client/apply/applicant-keys.ts';
import { isApplied } from '#runtime/client/apply/applied-jobs.ts';
import { sentFolio } from '#runtime/client/apply/applied-times.ts';
import {
  pendingOf,
  type SaveRequest,
  waitsForNetwork,
} from '#runtime/client/apply/stored-saves.ts';
import { folioOf } from '#schemas/forms/folio.ts';
import { VALID_ANSWERS } from '../testing/application-form.ts';
import { finishOf, openSavingBrowser, saveOf, subject } from '../testing/saving-browser.ts';
import { setUp } from '../testing/set-up.ts';

const saving = setUp(openSavingBrowser);

beforeEach(() => saving.empty());

describe('with a network', () => {
  it('saves go on with the submission that the first one made, and the last step ends it', async () => {
    const queue = saving.openTab();
    const first = await saving.save(queue, saveOf({ nombre: ['Ana Ruiz'] }));
    expect(first).toMatchObject({ state: 'saved' });
    expect(readSubmissionId(subject())).toBe('id' in first && first.id);
    expect(await saving.save(queue, finishOf(VALID_ANSWERS))).toMatchObject({ state: 'saved' });
    expect(await saving.applications()).toMatchObject([
      { name: 'Ana Ruiz Soto', source: 'volante' },
    ]);
    expect(isApplied('solicitud')).toBe(true);
    expect(readSubmissionId(subject())).toBeUndefined();
    expect(localStorage.getItem('submissionId')).toBeNull();
    expect(savedValues('uno')).toMatchObject({ values: { nombre: VALID_ANSWERS['nombre'] } });
    expect(saving.browser.events).toEqual(['formSubmit', 'formSubmit', 'APPLY_FINISH']);
    expect(saving.browser.raised).toEqual([]);
  });

  it('five taps on the last button send one application', async () => {
    const queue = saving.openTab();
    const taps = Array.from({ length: 5 }, () => queue.save(finishOf(VALID_ANSWERS)));
    const outcomes = await saving.browser.settle(Promise.all(taps));
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['saved']));
    expect(await saving.save(queue, finishOf(VALID_ANSWERS))).toMatchObject({
      state: 'already-sent',
    });
    expect(await saving.applications()).toHaveLength(1);
    expect(saving.browser.events.filter((name) => name === 'APPLY_FINISH')).toHaveLength(1);
  });

  it('a tab does not send again what another tab has sent, and knows its folio', async () => {
    const [one, other] = [saving.openTab(), saving.openTab()];
    await saving.save(one, finishOf(VALID_ANSWERS));
    const again = await saving.save(other, finishOf(VALID_ANSWERS));
    const [sent, ...others] = await saving.applications();
    expect(others).toEqual([]);
    const folio = folioOf(sent?.application_id ?? '');
    expect(again).toEqual({ state: 'already-sent', folio });
    expect(sentFolio('solicitud')).toBe(folio);
  });

  it('one that is refused holds nothing else, and its problems stand at their fields', async () => {
    const queue = saving.openTab();
    const [refused, sent] = await saving.browser.settle(
      Promise.all([
        queue.save(finishOf({ nombre: ['Ana Ruiz'] })),
        queue.save(finishOf(VALID_ANSWERS, { subject: subject(saving.test.jobs.open) })),
      ]),
    );
    expect(refused).toMatchObject({ state: 'refused', problems: [{ keyId: 'telefono' }] });
    expect(sent).toMatchObject({ state: 'saved' });
    expect(pendingOf(subject())).toBe('none');
    expect(saving.browser.raised).toEqual(['Form submission error: Status 422']);
  });

  it('a closed job ends the save and keeps what is stored of the person', async () => {
    const queue = saving.openTab();
    const closed = subject(saving.test.jobs.closed);
    expect(await saving.save(queue, saveOf(VALID_ANSWERS, { subject: closed }))).toEqual({
      state: 'job-closed',
    });
    expect([pendingOf(closed), saving.browser.events]).toEqual(['none', ['formSubmitError']]);
  });

  it('a submission that is no more is begun anew, also where the address names it', async () => {
    const named = { ...subject(), query: '?submissionId=aaaaaaaaaaaaaaaaaaaaaa' };
    const queue = saving.openTab();
    const first = await saving.save(queue, saveOf(VALID_ANSWERS, { subject: named }));
    expect(first).toMatchObject({ state: 'saved' });
    expect(readSubmissionId(named)).toBe('id' in first && first.id);
    await saving.save(queue, finishOf(VALID_ANSWERS, { subject: named }));
    expect(await saving.applications()).toHaveLength(1);
    expect(saving.browser.events).not.toContain('formSubmitError');
  });

  /** Other calls for the submission, as many as a server with limits takes at once. */
  const callMany = (id: string) => {
    const address = `${saving.browser.origin}/api/v2/forms/web/submit?applicationStatus=APPLY_INTERMEDIATE&submissionId=${id}&websiteId=uno`;
    return Array.from({ length: 10 }, () =>
      fetch(address, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    );
  };

  it('a server that is busy is asked again when it wants to be, and nothing is said of a failure', async () => {
    const queue = saving.openTab();
    const { id } = { id: '', ...(await saving.save(queue, saveOf(VALID_ANSWERS))) };
    // On their way together with the last step: time that passes in between would make room for it.
    const [outcome] = await Promise.all([
      saving.save(queue, finishOf(VALID_ANSWERS)),
      ...callMany(id),
    ]);
    expect(outcome).toEqual({ state: 'waiting' });
    expect(pendingOf(subject())).toBe('finish');
    for (let second = 0; second < 20 && pendingOf(subject()) !== 'none'; second += 1)
      await saving.browser.pass(1000);
    expect(pendingOf(subject())).toBe('none');
    expect(saving.browser.events).toEqual(['formSubmit', 'formSubmit', 'APPLY_FINISH']);
  });

  it('what waited for the network and then for a busy server waits for the network no more', async () => {
    const queue = saving.openTab();
    const { id } = { id: '', ...(await saving.save(queue, saveOf(VALID_ANSWERS))) };
    saving.browser.network = 'down';
    await saving.save(queue, finishOf(VALID_ANSWERS));
    expect(waitsForNetwork(subject())).toBe(true);
    saving.browser.network = 'up';
    const again = saving.save(queue, finishOf(VALID_ANSWERS));
    await Promise.all([again, ...callMany(id)]);
    expect([pendingOf(subject()), waitsForNetwork(subject())]).toEqual(['finish', false]);
  });
});

describe('without one', () => {
  it('saves wait and are tried after 5 s, 15 s, then each minute, and the failure is told once', async () => {
    saving.browser.network = 'broken';
    const queue = saving.openTab();
    expect(await saving.save(queue, saveOf(VALID_ANSWERS))).toEqual({
      state: 'waiting',
      status: 503,
    });
    for (let minute = 0; minute < 3; minute += 1) await saving.browser.pass(60_000);
    const times = saving.browser.asked.map(({ at }) => at);
    const waits = times.slice(1).map((at, index) => Math.round((at - (times[index] ?? 0)) / 1500));
    expect(waits.slice(0, 4)).toEqual([5, 15, 60, 60].map((seconds) => Math.round(seconds / 1.5)));
    expect(saving.browser.events).toEqual(['formSubmitError']);
    expect(saving.browser.raised).toEqual(['Form submission error: Status 503']);
    saving.browser.network = 'up';
    saving.browser.tell('online');
    await saving.browser.pass(1000);
    expect(saving.browser.events).toEqual(['formSubmitError', 'formSubmit']);
    expect(
      new Set(saving.browser.asked.map(({ headers }) => headers.get('idempotency-key'))).size,
    ).toBe(1);
  });

  it.each([
    ['as it says', 40, [40, 40, 60]],
    ['after 5 minutes where it says a day', 86_400, [300, 300, 300]],
  ])('a server that says when to come again is asked %s', async (_, retryAfter, expected) => {
    Object.assign(saving.browser, { network: 'broken', retryAfter });
    const queue = saving.openTab();
    await saving.save(queue, saveOf(VALID_ANSWERS));
    for (let minute = 0; minute < 16; minute += 1) await saving.browser.pass(60_000);
    const times = saving.browser.asked.map(({ at }) => at);
    const waits = times.slice(1, 4).map((at, index) => (at - (times[index] ?? 0)) / 1000);
    for (const [index, seconds] of expected.entries())
      expect(Math.abs((waits[index] ?? 0) - seconds)).toBeLessThan(4);
    expect(saving.browser.events).toEqual(['formSubmitError']);
  });

  it('a server that says when to come again is left alone until then, whatever the person does', async () => {
    Object.assign(saving.browser, { network: 'broken', retryAfter: 40 });
    const queue = saving.openTab();
    await saving.save(queue, saveOf(VALID_ANSWERS));
    const newer = saveOf({ ...VALID_ANSWERS, nombre: ['Ana María Ruiz'] });
    expect(await saving.save(queue, newer)).toEqual({ state: 'waiting', status: 503 });
    saving.browser.network = 'up';
    for (const event of ['online', 'pageshow']) saving.browser.tell(event);
    queue.stop();
    saving.openTab();
    await saving.browser.pass(35_000);
    expect(saving.browser.asked).toHaveLength(1);
    await saving.browser.pass(10_000);
    expect([saving.browser.asked.length, pendingOf(subject())]).toEqual([2, 'none']);
  });

  it('everything goes in its order once it is back, on another page too', async () => {
    saving.browser.network = 'down';
    const before = saving.openTab();
    await saving.save(before, saveOf({ nombre: ['Ana Ruiz'] }));
    await saving.save(before, saveOf(VALID_ANSWERS, { page: 1 }));
    await saving.save(before, finishOf(VALID_ANSWERS));
    expect(pendingOf(subject())).toBe('finish');
    expect(isApplied('solicitud')).toBe(false);
    before.stop();
    saving.browser.network = 'up';
    saving.openTab();
    await saving.browser.pass(1000);
    expect(saving.statuses()).toEqual(['INTERMEDIATE', 'INTERMEDIATE', 'FINISH']);
    expect(await saving.applications()).toHaveLength(1);
    expect(isApplied('solicitud')).toBe(true);
    expect(saving.browser.events.slice(-2)).toEqual(['formSubmit', 'APPLY_FINISH']);
  });

  it('what came of it meanwhile is told to the page of the form, once', async () => {
    saving.browser.network = 'down';
    const before = saving.openTab();
    await saving.save(before, finishOf({ nombre: ['Ana Ruiz'] }));
    before.stop();
    saving.browser.network = 'up';
    const elsewhere = saving.openTab();
    await saving.browser.pass(1000);
    elsewhere.stop();
    const back = saving.openTab();
    expect(back.takeMissed(subject())).toMatchObject({ state: 'refused' });
    expect(back.takeMissed(subject())).toBeUndefined();
  });

  it('what the page of the form has shown is not told at its next load', async () => {
    saving.browser.network = 'down';
    const before = saving.openTab();
    await saving.save(before, finishOf({ nombre: ['Ana Ruiz'] }));
    before.stop();
    saving.browser.network = 'up';
    const back = saving.openTab({ onResult: () => true });
    await saving.browser.pass(1000);
    expect(saving.statuses()).toEqual(['FINISH']);
    back.stop();
    expect(saving.openTab().takeMissed(subject())).toBeUndefined();
  });

  it('a page that was saved meanwhile is no news: the application is not sent yet', async () => {
    saving.browser.network = 'down';
    const before = saving.openTab();
    await saving.save(before, saveOf({ nombre: ['Ana Ruiz'] }));
    before.stop();
    saving.browser.network = 'up';
    const elsewhere = saving.openTab();
    await saving.browser.pass(1000);
    elsewhere.stop();
    expect(saving.statuses()).toEqual(['INTERMEDIATE']);
    expect(saving.openTab().takeMissed(subject())).toBeUndefined();
  });

  it('an answer that is lost makes no second application', async () => {
    saving.browser.network = 'lost';
    const heard: unknown[] = [];
    const onResult = (_: unknown, result: unknown) => heard.push(result) > 0;
    const queue = saving.openTab({ onResult });
    await saving.save(queue, saveOf(VALID_ANSWERS));
    for (let attempt = 0; attempt < 3; attempt += 1) await saving.browser.pass(60_000);
    expect(await saving.submissions()).toHaveLength(1);
    await saving.save(queue, finishOf(VALID_ANSWERS));
    saving.browser.network = 'up';
    await saving.browser.pass(70_000);
    await saving.browser.pass(1000);
    expect(await saving.applications()).toHaveLength(1);
    expect(isApplied('solicitud')).toBe(true);
    expect(saving.browser.events.filter((name) => name === 'formSubmitError')).toHaveLength(2);
    // As whoever got the first answer.
    const told = { state: 'saved', folio: expect.any(String), myData: expect.any(String) };
    expect(heard.at(-1)).toMatchObject(told);
  });

  it('a change after the last step belongs to it', async () => {
    saving.browser.network = 'down';
    const queue = saving.openTab();
    await saving.save(queue, finishOf(VALID_ANSWERS));
    await saving.save(queue, saveOf({ ...VALID_ANSWERS, nombre: ['Ana María Ruiz'] }));
    expect(pendingOf(subject())).toBe('finish');
    saving.browser.network = 'up';
    queue.flush();
    await saving.browser.pass(1000);
    expect(saving.statuses()).toEqual(['FINISH']);
    expect(await saving.applications()).toMatchObject([{ name: 'Ana María Ruiz' }]);
  });
});

describe('what is sensitive', () => {
  const SECRET = '/api/uploads/secreto';
  const withFile = (rest: Partial<SaveRequest> = {}) =>
    saveOf({ ...VALID_ANSWERS, cv: [SECRET] }, { resumeUrl: SECRET, ...rest });
  const stored = () => JSON.stringify({ ...localStorage });
  const sentFiles = () =>
    saving.browser.asked.map(({ body }) => JSON.stringify(body).includes(SECRET));

  it('never rests on the device and is sent by its own tab', async () => {
    saving.browser.network = 'down';
    const queue = saving.openTab();
    await saving.save(queue, withFile());
    expect(stored()).not.toContain(SECRET);
    expect(stored()).toContain('Ana Ruiz Soto');
    saving.browser.network = 'up';
    const other = saving.openTab();
    await saving.browser.pass(500);
    expect(sentFiles()).toEqual([]);
    other.stop();
    await saving.browser.pass(6000);
    expect(sentFiles()).toEqual([true]);
  });

  it('is missing once its tab has gone', async () => {
    saving.browser.network = 'down';
    const queue = saving.openTab();
    await saving.save(queue, withFile());
    queue.stop();
    saving.browser.network = 'up';
    saving.openTab();
    await saving.browser.pass(500);
    expect(sentFiles()).toEqual([false]);
  });
});

describe('the next person', () => {
  it('finds nothing of the one before, whose application is sent nevertheless', async () => {
    saving.browser.network = 'down';
    const queue = saving.openTab();
    await saving.save(queue, saveOf(VALID_ANSWERS, { subject: subject(saving.test.jobs.open) }));
    await saving.save(queue, finishOf(VALID_ANSWERS));
    wipeApplicant();
    expect(pendingOf(subject())).toBe('none');
    expect(await saving.save(queue, saveOf({ nombre: ['Eva Luna'] }))).toMatchObject({
      state: 'waiting',
    });
    saving.browser.network = 'up';
    queue.flush();
    await saving.browser.pass(1000);
    expect(await saving.applications()).toMatchObject([{ name: 'Ana Ruiz Soto' }]);
    expect([isApplied('solicitud'), savedValues('uno')]).toEqual([false, undefined]);
    expect(await saving.submissions()).toHaveLength(2);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ana');
  });
});
