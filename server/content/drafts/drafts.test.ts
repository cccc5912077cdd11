import { describe, expect, it } from 'vitest';
import { pageText } from '../../testing/content/content.ts';
import { PAGES, setUpDrafts } from '../../testing/content/drafts.ts';

const { content, change, save, shown, listed } = setUpDrafts();

describe('a draft', () => {
  it('is kept byte for byte and shown to nobody but those who edit', async () => {
    const text = `${pageText('home', 'Nuevo')}\n\n`;
    const saved = await save('home', text);
    expect((await content.send('GET', `${PAGES}/home`)).body).toBe(text);
    expect(saved.headers.etag).toBe(await content.etagOf('home'));
    expect(await shown('/home')).toContain('Texto de home');
    expect(await listed('home')).toMatchObject({
      status: 'changed',
      updatedBy: expect.stringContaining('Ana'),
    });
    expect((await content.send('GET', `${PAGES}/home?state=live`)).body).toContain('Texto de home');
  });

  it('may be wrong in content, which is told', async () => {
    const text = JSON.stringify({ id: 'home', url: '/home', widgets: 7, algo: true });
    expect((await save('home', text)).json()).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'property-missing', remedy: expect.any(String) }),
      ]),
    });
    expect((await content.send('GET', `${PAGES}/home`)).body).toBe(text);
  });

  it('tells its problems in Spanish to who reads Spanish', async () => {
    const match = await content.etagOf('home');
    const { problems } = (
      await content.send('PUT', `${PAGES}/home/draft`, {
        match,
        body: JSON.stringify({ id: 'home' }),
        headers: { 'accept-language': 'es-MX,es;q=0.9' },
      })
    ).json<{ problems: { message: string }[] }>();
    expect(problems.map(({ message }) => message).join(' ')).toMatch(/Falta/);
  });

  it('that says what is live is none', async () => {
    const live = (await content.send('GET', `${PAGES}/home`)).body;
    await save('home', pageText('home', 'Otro'));
    await save('home', live);
    expect(await listed('home')).toMatchObject({ status: 'live' });
  });

  it.each([
    ['text that is no JSON', '{"id":', 422, 'document-invalid'],
    ['nothing', '', 422, 'document-invalid'],
    ['a list', '[]', 422, 'document-invalid'],
    ['no id', '{}', 422, 'document-invalid'],
    ['the id of another page', '{"id":"otra"}', 400, 'request-invalid'],
    ['an id that can be none', '{"id":"../x"}', 422, 'document-invalid'],
  ])('is refused with %s', async (_, body, status, code) => {
    const match = await content.etagOf('home');
    const response = await content.send('PUT', `${PAGES}/home/draft`, { match, body });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(await content.etagOf('home')).toBe(match);
  });

  it('is refused in another encoding than UTF-8', async () => {
    const match = await content.etagOf('home');
    const body = Buffer.from('{"id":"home","url":"/año"}', 'latin1');
    const response = await content.send('PUT', `${PAGES}/home/draft`, { match, body });
    expect([response.statusCode, response.json().code]).toEqual([400, 'body-malformed']);
  });

  it('is refused with a million nodes before it is read', async () => {
    const sections = Array.from({ length: 1_000_000 }, (_, i) => `{"sectionId":"s${i}"}`);
    const body = `{"id":"home","metadata":{"layout":{"subSections":[${sections}]}}}`;
    const match = await content.etagOf('home');
    const response = await content.send('PUT', `${PAGES}/home/draft`, { match, body });
    expect([response.statusCode, response.json().code]).toEqual([413, 'body-too-large']);
  });

  it('needs to say what it is based on', async () => {
    const response = await content.send('PUT', `${PAGES}/home/draft`, { body: '{"id":"home"}' });
    expect([response.statusCode, response.json().code]).toEqual([428, 'precondition-required']);
  });

  it('gives the second of two writers what the first one wrote', async () => {
    const match = await content.etagOf('home');
    const theirs = pageText('home', 'De la primera persona');
    await content.send('PUT', `${PAGES}/home/draft`, { match, body: theirs });
    const response = await content.send('PUT', `${PAGES}/home/draft`, {
      match,
      body: pageText('home', 'De la segunda'),
    });
    expect(response.statusCode).toBe(412);
    expect(response.json()).toMatchObject({
      code: 'version-conflict',
      theirs,
      etag: await content.etagOf('home'),
      savedBy: expect.stringContaining('Ana'),
    });
  });

  it('of two writers at the same moment is of exactly one', async () => {
    const match = await content.etagOf('home');
    const answers = await Promise.all(
      ['uno', 'dos', 'tres', 'cuatro'].map((word) =>
        content.send('PUT', `${PAGES}/home/draft`, { match, body: pageText('home', word) }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412, 412]);
  });
});

it('answers with the checksum that was stored with a text, and makes none of its own', async () => {
  await save('home', pageText('home', 'Nuevo'));
  const rows = content.database.kysely;
  await rows.updateTable('document_drafts').set({ checksum: 'stored-draft' }).execute();
  await rows.updateTable('document_versions').set({ checksum: 'stored-version' }).execute();
  const etagOf = async (path: string) => (await content.send('GET', path)).headers.etag;
  expect(await etagOf(`${PAGES}/home`)).toBe('"stored-draft-1"');
  expect(await etagOf(`${PAGES}/home/export`)).toBe('"stored-draft-1"');
  expect(await etagOf(`${PAGES}/home/versions/1`)).toBe('"stored-version"');
  expect(await etagOf(`${PAGES}/buscar`)).toBe('"stored-version"');
});

it('refuses a save that is late, once what it was made from was saved again', async () => {
  const match = await content.etagOf('home');
  const path = `${PAGES}/home/draft`;
  const { body } = await content.send('GET', `${PAGES}/home`);
  const undone = await content.send('PUT', path, { match, body });
  expect(undone.statusCode).toBe(200);
  const late = await content.send('PUT', path, { match, body: pageText('home', 'Deshecho') });
  expect([late.statusCode, late.headers.etag]).toEqual([412, undone.headers.etag]);
});

describe('a draft that is saved again', () => {
  it('after a lost answer is no conflict, nor is a tag that a proxy made weak', async () => {
    const match = await content.etagOf('home');
    const body = pageText('home', 'Una vez');
    for (const tag of [match, match, `W/${match}`])
      expect(
        (await content.send('PUT', `${PAGES}/home/draft`, { match: tag, body })).statusCode,
      ).toBe(200);
    const weak = `W/${await content.etagOf('home')}`;
    const next = { match: weak, body: pageText('home', 'Otra vez') };
    expect((await content.send('PUT', `${PAGES}/home/draft`, next)).statusCode).toBe(200);
  });
});

describe('what a recruiter did', () => {
  it.each([
    ['taken off', (): Promise<unknown> => change('home', 'unpublish')],
    [
      'deleted and taken out of the bin',
      async (): Promise<unknown> => {
        await content.send('DELETE', `${PAGES}/home`, { match: await content.etagOf('home') });
        return content.send('POST', `${PAGES}/home/undelete`, { match: '*' });
      },
    ],
  ])('stays when the server starts again: a page %s', async (_, act) => {
    await act();
    await content.server.reimport();
    expect(await listed('home')).toMatchObject({ status: 'draft' });
    expect((await content.visit('/home')).statusCode).toBe(404);
  });

  it('is not published over a file that changed meanwhile without a word', async () => {
    await save('home', pageText('home', 'De la reclutadora'));
    await content.pages.write('uno/home.page.json', pageText('home', 'Del archivo'));
    await content.server.reimport();
    expect(await shown('/home')).toContain('Texto de home');
    expect((await change('home', 'publish')).json()).toMatchObject({ version: 2 });
  });
});
