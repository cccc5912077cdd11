import { describe, expect, it } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { createTestToken } from '../testing/access.ts';
import { buildArchive } from '../testing/content/archive.ts';
import { openTestContent } from '../testing/content/content.ts';
import { unpackArchive, ZIP } from '../testing/content/import.ts';
import { setUp } from '../testing/set-up.ts';

const FORMS = '/sites/uno/forms';
const FORM = `${FORMS}/prueba`;

const content = setUp(openTestContent);

const phone = question('tel', 'phone', { label: 'Teléfono' });
const first = text(formOf(question('nombre', 'full-name')));
const second = text(formOf(question('nombre', 'full-name'), phone));

function named(id: string): string {
  return text({ ...formOf(question('nombre', 'full-name')), id });
}

function text(form: object): string {
  return `${JSON.stringify(form, null, 2)}\n`;
}

async function change(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: string | object) {
  const [document = ''] = /^\/sites\/uno\/forms\/[a-z]+/.exec(path) ?? [];
  const match = String((await content.send('GET', document)).headers.etag);
  const response = await content.send(method, path, { match, ...(body !== undefined && { body }) });
  return { status: response.statusCode, answer: response.body === '' ? {} : response.json() };
}

async function statusOf(): Promise<unknown> {
  const { data } = (await content.send('GET', FORMS)).json();
  return data.map(({ id, status, version, title, type, url }: Record<string, unknown>) =>
    [id, status, version, title, type, url].join(' '),
  );
}

describe('a form of the content service', () => {
  it('is not published with a question that nobody can reach', async () => {
    const years = question('anos', 'number', { limits: { max: 3 } });
    const van = question('van', 'short-text', { visibleWhen: { question: 'anos', atLeast: 4 } });
    const form = text({ ...formOf(years, van), id: 'corta' });
    const created = await content.send('POST', FORMS, { body: form });
    const codes = created.json().problems.map(({ code }: { code: string }) => code);
    expect(codes).toContain('form-question-unreachable');
    expect(await change('POST', `${FORMS}/corta/publish`)).toMatchObject({ status: 422 });
    await change('DELETE', `${FORMS}/corta`);
  });

  it('is drafted with its problems, published, compared and restored', async () => {
    const created = await content.send('POST', FORMS, { body: text({ id: 'prueba', pages: [] }) });
    expect(created.statusCode).toBe(201);
    expect(created.headers.location).toBe('/content/v1/sites/uno/forms/prueba');
    const codes = created.json().problems.map(({ code }: { code: string }) => code);
    expect(codes).toContain('property-missing');
    expect(await change('POST', `${FORM}/publish`)).toMatchObject({
      status: 422,
      answer: { code: 'document-invalid' },
    });

    const saved = await change('PUT', `${FORM}/draft`, first);
    expect(saved).toMatchObject({ status: 200, answer: { problems: [] } });
    expect(await change('POST', `${FORM}/publish`)).toMatchObject({ answer: { version: 1 } });
    expect(await change('PUT', `${FORM}/draft`, second)).toMatchObject({ status: 200 });
    expect(await statusOf()).toEqual(['prueba changed 1 Prueba v2 ']);

    const diff = await content.send('GET', `${FORM}/versions/1/diff`, {
      headers: { 'accept-language': 'en' },
    });
    expect(diff.json().summary).toEqual([
      expect.objectContaining({ text: 'Question "Teléfono" was added below Question "nombre"' }),
    ]);
    expect(await change('POST', `${FORM}/publish`)).toMatchObject({ answer: { version: 2 } });
    expect(await change('POST', `${FORM}/versions/1/restore`)).toMatchObject({ status: 200 });
    expect((await content.send('GET', FORM)).body).toBe(first);
    expect((await content.send('GET', `${FORM}?state=live`)).body).toBe(second);
    const versions = (await content.send('GET', `${FORM}/versions`)).json().data;
    expect(versions).toHaveLength(2);
    expect(await change('POST', `${FORM}/versions/1/restore`, { sectionId: 's0' })).toMatchObject({
      status: 400,
      answer: { detail: expect.stringContaining('restored as a whole') },
    });
  });

  it('is told to be another kind of thing than a page', async () => {
    const other = `${FORMS}/otra`;
    const otherText = named('otra');
    expect((await content.send('GET', other)).json()).toMatchObject({ code: 'form-unknown' });
    await content.send('POST', FORMS, { body: otherText });
    expect((await content.send('GET', '/sites/uno/pages/otra')).statusCode).toBe(404);
    const again = await content.send('POST', FORMS, { body: otherText });
    expect(again.json()).toMatchObject({ code: 'form-exists' });
    expect(await change('POST', `${other}/unpublish`)).toMatchObject({
      answer: { code: 'form-not-live' },
    });
    const copied = await change('POST', `${other}/duplicate`, { id: 'copia', title: 'Copia' });
    expect(copied).toMatchObject({ status: 201, answer: { problems: [] } });
    const civil = question('civil', 'short-text', { label: 'Estado civil' });
    await content.send('POST', FORMS, { body: text({ ...formOf(civil), id: 'civil' }) });
    const warned = await change('POST', `${FORMS}/civil/duplicate`, { id: 'otrocivil' });
    expect(warned.answer.problems).toMatchObject([{ code: 'form-labour-law' }]);
    for (const id of ['civil', 'otrocivil']) await change('DELETE', `${FORMS}/${id}`);
    const { data } = (await content.send('GET', '/audit?limit=5')).json();
    expect(data.map(({ action }: { action: string }) => action)).toContain('form-created');
  });

  it('travels in an archive, from which the other site takes it and gives it back', async () => {
    await content.send('POST', FORMS, { body: first });
    const archive = (await content.send('GET', '/sites/uno/export')).rawPayload;
    const files = await unpackArchive(archive);
    expect(files['forms/prueba.form.json']).toBe(first);
    const eva = await createTestToken(content.database, { agencyId: 'agency-dos', name: 'Eva' });
    const entries = [{ name: 'forms/prueba.form.json', bytes: first }];
    const options = { body: buildArchive(entries), match: '*', headers: ZIP };
    const imported = await content.sendAs(eva, 'POST', '/sites/dos/import?publish=true', options);
    expect(imported.json()).toMatchObject({ refused: false });
    const live = await content.sendAs(eva, 'GET', '/sites/dos/forms/prueba?state=live');
    expect(live.body).toBe(first);
  });

  it('comes from a file of the site folder, and one that does not parse is refused and named', async () => {
    await content.pages.write('uno/forms/archivo.form.json', named('archivo'));
    await content.pages.write('uno/forms/mala.form.json', { id: 'mala' });
    const { problems } = await content.server.reimport();
    const refused = problems.filter(({ severity }) => severity === 'error');
    expect(new Set(refused.map(({ file }) => file))).toEqual(new Set(['uno/forms/mala.form.json']));
    expect(await statusOf()).toContain('archivo live 1 Prueba v2 ');
  });
});
