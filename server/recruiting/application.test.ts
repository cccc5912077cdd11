import { describe, expect, it } from 'vitest';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { setUpRecruiting } from '../testing/recruiting.ts';
import { pdfOf } from '../testing/uploads/files.ts';

const test = setUpRecruiting();

describe('one application', () => {
  it('has its answers in words of the version that was filled in, and its file', async () => {
    const cv = await test.upload('mi cv.pdf', pdfOf(900));
    const { id, submissionId } = await test.apply({ maneja: ['yes'], anos: ['3'], cv: [cv] });
    await test.publish({
      ...APPLICATION_FORM,
      title: 'Otra',
      pages: APPLICATION_FORM.pages.slice(0, 1),
    });
    const detail = await test.read(id);
    const texts = Object.fromEntries(detail.answers.map(({ keyId, text }) => [keyId, text]));
    expect(texts).toMatchObject({ nombre: 'Ana Ruiz Soto', maneja: 'Sí', anos: '3' });
    const [file] = detail.files;
    expect(file).toMatchObject({ name: 'mi cv.pdf', type: 'pdf' });
    const bytes = await test.send('GET', `/applications/${id}/files/${file?.fileId}`);
    expect(bytes.headers['content-disposition']).toContain('attachment');
    expect(bytes.headers['content-security-policy']).toContain('sandbox');
    expect(bytes.rawPayload.length).toBe(file?.bytes);
    const told = JSON.stringify(detail);
    expect(told).not.toContain(submissionId);
    expect(told).not.toContain(new URL(cv).pathname);
    await test.publish(APPLICATION_FORM);
  });

  it('says what was agreed to as the notice worded it', async () => {
    const voluntary = [{ key: 'otras', text: 'Avísenme de otras vacantes' }];
    await test.publish({ ...APPLICATION_FORM, notice: { ...APPLICATION_FORM.notice, voluntary } });
    await test.submit({ applicationStatus: 'APPLY_FINISH', jobId: test.jobs.open }, VALID_ANSWERS, {
      notice: { version: '1', voluntary: ['otras'] },
    });
    const [summary] = (await test.list()).data;
    expect(await test.read(summary?.id ?? '')).toMatchObject({ consents: voluntary });
    await test.publish(APPLICATION_FORM);
  });

  it('has nothing that turns the direction of a line, also before it is sent', async () => {
    await test.saveSettings({ showsUnfinished: true });
    await test.submit(
      {
        applicationStatus: 'APPLY_INTERMEDIATE',
        utm_source: 'vol\u202eante',
        jobId: test.jobs.open,
      },
      { nombre: ['\u202eAna Ruiz'], telefono: ['\u202e12\u200b'] },
      { notice: { version: '1', voluntary: [] }, location: '\u2067León, Guanajuato' },
    );
    const [summary] = (await test.list()).data;
    const detail = await test.read(summary?.id ?? '');
    const [name, phone] = detail.answers.map(({ text }) => text);
    expect([name, phone, detail.source]).toEqual(['Ana Ruiz', '12', 'volante']);
    const file = await test.send('GET', '/applications.csv');
    expect(JSON.stringify(detail) + file.body.slice(1)).not.toMatch(/\p{Cf}/u);
  });

  it('has the text of its CV with what was read in which line', async () => {
    const text = Buffer.from('Eva Luna Soto\nTel. 55 8765 4321\nLicencia federal B');
    const cv = await test.upload('cv.txt', text);
    const { id } = await test.apply({ cv: [cv] });
    const fileId = (await test.read(id)).files[0]?.fileId;
    let answer = await test.send('GET', `/applications/${id}/files/${fileId}/reading`);
    // On a machine with much else to do a reading is ended that takes too long.
    while (answer.body.includes('too-slow'))
      answer = await test.send('GET', `/applications/${id}/files/${fileId}/reading`);
    expect(answer.json()).toMatchObject({
      text: 'whole',
      lines: ['Eva Luna Soto', 'Tel. 55 8765 4321', 'Licencia federal B'],
      fields: [
        { field: 'name', value: 'Eva Luna Soto', source: { page: 1, line: 1 } },
        { field: 'phone', source: { line: 2 } },
        { field: 'licence', value: 'federal B' },
      ],
    });
    expect((await test.audited()).at(-1)).toEqual(['application-file-read', `${id} ${fileId}`]);
  });

  it('has its text later where two others are read for the same token', async () => {
    const text = Buffer.from('Eva Luna Soto\nTel. 55 8765 4321');
    const urls = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await test.apply({ cv: [await test.upload('cv.txt', text)] });
      urls.push(`/applications/${id}/files/${(await test.read(id)).files[0]?.fileId}/reading`);
    }
    const answers = await Promise.all(urls.map((url) => test.send('GET', url)));
    const busy = answers.find(({ statusCode }) => statusCode === 429);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
    expect(busy?.json()).toMatchObject({ code: 'rate-limited' });
    expect(busy?.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('knows the person’s other applications, and marks two to one job', async () => {
    const first = await test.apply();
    const second = await test.apply({ correo: ['otra@correo.example'] });
    await test.apply({ telefono: ['81 2222 3333'], correo: ['x@correo.example'] });
    const detail = await test.read(second.id);
    expect(detail.mayBeDuplicate).toBe(true);
    expect(detail.others.map(({ id }) => id)).toEqual([first.id]);
  });

  it('is moved and assigned by whoever has seen what is there', async () => {
    const { id } = await test.apply();
    const { etag } = await test.read(id);
    const body = { step: 'contactada', assignee: 'Rosa' };
    const moved = await test.send('PATCH', `/applications/${id}`, { match: etag, body });
    expect(moved.json()).toEqual({ etag: moved.headers.etag });
    // Whoever has not heard the answer asks again.
    const again = await test.send('PATCH', `/applications/${id}`, { match: etag, body });
    expect(again.json()).toEqual({ etag: moved.headers.etag });
    const late = await test.send('PATCH', `/applications/${id}`, {
      match: etag,
      body: { step: 'entrevista' },
    });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      code: 'version-conflict',
      step: 'contactada',
      stepReason: null,
      etag: '"1"',
    });
    const blind = await test.send('PATCH', `/applications/${id}`, { body });
    expect(blind.statusCode).toBe(428);
    expect((await test.read(id)).changes).toMatchObject([
      { action: 'step-changed', detail: 'contactada', actor: expect.stringContaining('Rosa') },
      { action: 'assigned', detail: 'Rosa' },
    ]);
  });

  it('is discarded with a reason only, and moved to steps that exist', async () => {
    const { id } = await test.apply();
    const move = (body: object) => test.send('PATCH', `/applications/${id}`, { match: '*', body });
    expect((await move({ step: 'descartada' })).json().code).toBe('reason-missing');
    expect((await move({ step: 'volando' })).json().code).toBe('step-unknown');
    expect((await move({ step: 'descartada', reason: 'Sin licencia' })).statusCode).toBe(200);
    expect(await test.read(id)).toMatchObject({ step: 'descartada', stepReason: 'Sin licencia' });
    for (const reason of [null, ' ']) {
      expect((await move({ reason })).json().code).toBe('reason-missing');
      expect((await test.read(id)).stepReason).toBe('Sin licencia');
    }
    await move({ step: 'nueva' });
    expect(await test.read(id)).toMatchObject({ step: 'nueva', stepReason: null });
  });

  it('takes notes of several people at once', async () => {
    const { id } = await test.apply();
    const note = (text: string) =>
      test.send('POST', `/applications/${id}/notes`, { body: { text } });
    await Promise.all([note('Llamar el lunes'), note('<img src=x onerror=alert(1)>')]);
    expect((await test.read(id)).notes.map(({ text }) => text).sort()).toEqual([
      '<img src=x onerror=alert(1)>',
      'Llamar el lunes',
    ]);
    for (const text of ['   ', 'a\0b']) expect((await note(text)).statusCode).toBe(400);
  });

  it('has a note once that was sent again because nobody heard that it had come', async () => {
    const { id } = await test.apply();
    const body = { text: 'No contesta', noteId: '1f0c6a0e-8b0f-4b5e-9a53-3c9f4f8a2d11' };
    for (let count = 0; count < 2; count += 1) {
      const sent = await test.send('POST', `/applications/${id}/notes`, { body });
      expect([sent.statusCode, sent.json()]).toEqual([201, { noteId: body.noteId }]);
    }
    const { notes, changes } = await test.read(id);
    expect(notes).toMatchObject([{ text: 'No contesta' }]);
    expect(changes.map(({ action }) => action)).toEqual(['note-added']);
  });

  it('takes in another one of the same person, and nobody loses what that one had', async () => {
    const first = await test.apply();
    const second = await test.apply();
    await test.send('POST', `/applications/${first.id}/notes`, { body: { text: 'De la primera' } });
    const merge = (other: string) =>
      test.send('POST', `/applications/${second.id}/merge`, { match: '*', body: { other } });
    expect((await merge(first.id)).statusCode).toBe(200);
    expect((await test.list()).data.map(({ id }) => id)).toEqual([second.id]);
    expect(await test.read(second.id)).toMatchObject({
      merged: [{ id: first.id }],
      notes: [{ text: 'De la primera' }],
      changes: [{ action: 'note-added' }, { action: 'merged' }],
    });
    expect(await test.read(first.id)).toMatchObject({
      mergedInto: second.id,
      notes: [{ text: 'De la primera' }],
    });
    expect((await merge(first.id)).statusCode).toBe(400);
    expect((await merge(second.id)).statusCode).toBe(400);
  });

  it('takes in nothing while it is under way, and would be gone with it', async () => {
    const sent = await test.apply();
    await test.saveSettings({ showsUnfinished: true });
    await test.begin();
    const [unfinished] = (await test.list('?status=APPLY_INTERMEDIATE')).data;
    const merge = await test.send('POST', `/applications/${unfinished?.id}/merge`, {
      match: '*',
      body: { other: sent.id },
    });
    expect(merge.statusCode).toBe(400);
    expect((await test.read(sent.id)).mergedInto).toBe(null);
  });
});

it('moves many each by itself, so that they can be moved back', async () => {
  const { id } = await test.apply();
  const gone = '00000000-0000-4000-8000-000000000000';
  const answer = await test.send('POST', '/applications/bulk', {
    body: { action: 'step', step: 'contactada', items: [{ id, etag: '"0"' }, { id: gone }] },
  });
  expect(answer.json()).toEqual({
    changed: [{ id, before: 'nueva', etag: '"1"' }],
    refused: [{ id: gone, code: 'application-unknown' }],
  });
  const late = await test.send('POST', '/applications/bulk', {
    body: { action: 'step', step: 'entrevista', items: [{ id, etag: '"0"' }] },
  });
  expect(late.json().refused).toEqual([{ id, code: 'version-conflict' }]);
});
