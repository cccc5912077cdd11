import { beforeEach, describe, expect, it } from 'vitest';
import { openTestContent, pageText } from '../../testing/content/content.ts';
import { messagesArrived } from '../../testing/server.ts';
import { setUp } from '../../testing/set-up.ts';

const PAGES = '/sites/uno/pages';

const content = setUp(openTestContent);

beforeEach(() => content.reset());

async function change(page: string, action: string, body?: object) {
  const options = { match: await content.etagOf(page), ...(body && { body }) };
  return content.send('POST', `${PAGES}/${page}/${action}`, options);
}

async function save(page: string, text: string) {
  const saved = await content.send('PUT', `${PAGES}/${page}/draft`, {
    body: text,
    match: await content.etagOf(page),
  });
  expect(saved.statusCode).toBe(200);
  return saved;
}

async function shown(path: string): Promise<string> {
  await messagesArrived(content.database);
  await content.server.store.settled();
  return (await content.visit(path)).body;
}

async function listed(page: string, query = '') {
  const { data } = (await content.send('GET', `${PAGES}${query}`)).json<{
    data: { id: string; status: string }[];
  }>();
  return data.find(({ id }) => id === page);
}

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

describe('publishing', () => {
  it('puts the draft on the site as a new version', async () => {
    await save('home', pageText('home', 'Publicado hoy'));
    const response = await change('home', 'publish');
    expect(response.json()).toMatchObject({ version: 2, etag: await content.etagOf('home') });
    expect(await shown('/home')).toContain('Publicado hoy');
    expect(await listed('home')).toMatchObject({ status: 'live', version: 2, source: 'editor' });
  });

  it('refuses what has errors, and the site stays as it is', async () => {
    await save('home', pageText('home', "<a href='/no-existe'>Vacantes</a>"));
    const response = await change('home', 'publish');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'document-invalid',
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'link-dead', severity: 'error', nodeId: 'w1' }),
      ]),
    });
    expect(await shown('/home')).toContain('Texto de home');
  });

  it('is seen by whoever asks next', async () => {
    await save('home', pageText('home', 'Ya está'));
    await change('home', 'publish');
    expect((await content.visit('/home')).body).toContain('Ya está');
  });

  it('again without a change makes no new version', async () => {
    expect((await change('home', 'publish')).json()).toMatchObject({ version: 1 });
  });

  it('is not for a token that may only edit', async () => {
    const { createTestToken } = await import('../../testing/access.ts');
    const token = await createTestToken(content.database, {
      agencyId: 'agency-uno',
      scopes: ['read', 'edit'],
    });
    const match = await content.etagOf('home');
    const response = await content.sendAs(token, 'POST', `${PAGES}/home/publish`, { match });
    expect([response.statusCode, response.json().code]).toEqual([403, 'scope-missing']);
  });

  it('survives the next import of the files', async () => {
    await save('home', pageText('home', 'De la reclutadora'));
    await change('home', 'publish');
    await content.server.reimport();
    expect(await shown('/home')).toContain('De la reclutadora');
  });

  it('keeps a widget of an unknown type as it is', async () => {
    const widget = '{"id":"w2","type":"novedad","content":{"10":1.0,"2":12345678901234567890}}';
    const text = pageText('home', 'Hola').replace('"widgets": [', `"widgets": [${widget},`);
    const page = text.replace(
      '"sectionId": "s1",',
      '"sectionId": "r", "subSections": [{"sectionId": "s2", "widgetId": "w2"}, {"sectionId": "s1",',
    );
    const whole = page.replace('"widgetId": "w1"\n', '"widgetId": "w1"}]\n');
    await save('home', whole);
    expect((await change('home', 'publish')).statusCode).toBe(200);
    expect((await content.send('GET', `${PAGES}/home`)).body).toBe(whole);
  });
});

describe('an address that a page has left', () => {
  it('leads to where the page is, with its query and its variant', async () => {
    await save('home', pageText('home', 'Hola', { url: '/inicio' }));
    await change('home', 'publish');
    const other = pageText('aviso', 'Aviso', { url: '/aviso' });
    await content.send('POST', PAGES, { body: other });
    await change('aviso', 'publish');
    await save('aviso', pageText('aviso', 'Aviso', { url: '/avisos/año' }));
    await change('aviso', 'publish');
    await shown('/');
    expect((await content.visit('/')).headers.location).toBe('/inicio');
    const moved = await content.visit('/aviso?utm_source=x');
    expect([moved.statusCode, moved.headers.location]).toEqual([
      301,
      '/avisos/a%C3%B1o?utm_source=x',
    ]);
    expect((await content.visit('/p/aviso')).headers.location).toBe('/p/avisos/a%C3%B1o');
  });

  it('is the page’s again when it comes back', async () => {
    await content.send('POST', PAGES, { body: pageText('aviso', 'Aviso') });
    for (const url of ['/aviso', '/avisos', '/aviso']) {
      const match = await content.etagOf('aviso');
      await content.send('PUT', `${PAGES}/aviso/draft`, {
        match,
        body: pageText('aviso', 'Aviso', { url }),
      });
      expect((await change('aviso', 'publish')).statusCode).toBe(200);
    }
    expect(await shown('/aviso')).toContain('Aviso');
    expect((await content.visit('/avisos')).headers.location).toBe('/aviso');
  });

  it('leads on from an alias that is gone as well, and never from where another page is', async () => {
    const make = (id: string, changes: object) => pageText(id, id, changes);
    await content.send('POST', PAGES, { body: make('uno', { aliases: ['/viejo'] }) });
    await change('uno', 'publish');
    await change('uno', 'unpublish');
    await content.send('POST', PAGES, { body: make('dos', { url: '/uno' }) });
    await change('dos', 'publish');
    await save('uno', make('uno', { url: '/uno-nuevo' }));
    await change('uno', 'publish');
    expect((await content.visit('/viejo')).headers.location).toBe('/uno-nuevo');
    await change('dos', 'unpublish');
    expect((await content.visit('/uno')).statusCode).toBe(404);
  });

  it('leads nowhere when it does not say what the new one needs', async () => {
    const job = { url: '/empleo', type: 'JOB_DETAIL' };
    await content.send('POST', PAGES, { body: pageText('empleo', 'Empleo', job) });
    await change('empleo', 'publish');
    const moved = { ...job, url: '/empleo/{urlSlug}' };
    await save('empleo', pageText('empleo', 'Empleo', moved));
    await change('empleo', 'publish');
    expect((await content.visit('/empleo')).statusCode).toBe(404);
  });

  it('leads on when a page file moves', async () => {
    await content.pages.write('uno/ayuda.page.json', pageText('ayuda', 'Ayuda'));
    await content.server.reimport();
    await content.pages.write('uno/ayuda.page.json', pageText('ayuda', 'Ayuda', { url: '/guia' }));
    await content.server.reimport();
    expect((await content.visit('/ayuda')).headers.location).toBe('/guia');
  });
});

describe('a page', () => {
  it('begins as a draft that no visitor sees', async () => {
    const text = pageText('nueva', 'Nueva');
    const created = await content.send('POST', PAGES, { body: text });
    expect([created.statusCode, created.headers.location]).toEqual([
      201,
      '/content/v1/sites/uno/pages/nueva',
    ]);
    expect((await content.send('GET', `${PAGES}/nueva`)).body).toBe(text);
    expect(await listed('nueva')).toMatchObject({ status: 'draft', url: '/nueva', version: null });
    await shown('/nueva');
    expect((await content.visit('/nueva')).statusCode).toBe(404);
  });

  it('is not made over another one', async () => {
    const response = await content.send('POST', PAGES, { body: pageText('home', 'Otra') });
    expect([response.statusCode, response.json().code]).toEqual([409, 'page-exists']);
  });

  it('may link to a draft, with a warning until that is published', async () => {
    await content.send('POST', PAGES, { body: pageText('nueva', 'Nueva') });
    await save('home', pageText('home', "<a href='/nueva'>Ver</a>"));
    const response = await change('home', 'publish');
    expect(response.json()).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ code: 'link-unpublished' })]),
    });
  });

  it('is copied under another id and address', async () => {
    const response = await change('home', 'duplicate', { id: 'copia', title: 'Copia' });
    expect(response.statusCode).toBe(201);
    const copy = (await content.send('GET', `${PAGES}/copia`)).json();
    const original = (await content.send('GET', `${PAGES}/home`)).json();
    expect(copy).toEqual({
      ...original,
      id: 'copia',
      url: '/copia',
      metadata: { ...original.metadata, title: 'Copia' },
    });
  });

  it('of the system never has another page’s address', async () => {
    const system = { url: '/home', type: 'SYSTEM' };
    for (const id of ['aviso', 'otro-aviso']) {
      await content.send('POST', PAGES, { body: pageText(id, 'Aviso', system) });
      expect((await change(id, 'publish')).statusCode).toBe(200);
      expect(await listed(id)).toMatchObject({ url: '/home', status: 'live' });
    }
    expect(await shown('/home')).toContain('Texto de home');
  });

  it('without metadata to have a title is copied, and breaks nothing', async () => {
    await content.send('POST', PAGES, { body: JSON.stringify({ id: 'rara', metadata: 'x' }) });
    expect((await change('rara', 'duplicate', { id: 'copia', title: 'T' })).statusCode).toBe(201);
  });

  it('asked for all at once by several people comes out of it whole', async () => {
    for (let round = 0; round < 5; round += 1) {
      await save('home', pageText('home', `Ronda ${round}`));
      const match = '*';
      const answers = await Promise.all([
        content.send('POST', `${PAGES}/home/publish`, { match }),
        content.send('POST', `${PAGES}/home/duplicate`, { match, body: { id: `copia-${round}` } }),
        content.send('DELETE', `${PAGES}/home`, { match }),
        content.send('POST', `${PAGES}/buscar/publish`, { match }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
      await content.send('POST', `${PAGES}/home/undelete`, { match });
    }
  });

  it('leaves the site when it is taken off, and its words stay', async () => {
    await content.send('POST', PAGES, { body: pageText('aviso', 'Aviso') });
    await change('aviso', 'publish');
    expect((await change('aviso', 'unpublish')).statusCode).toBe(204);
    await shown('/');
    expect((await content.visit('/aviso')).statusCode).toBe(404);
    expect(await listed('aviso')).toMatchObject({ status: 'draft', url: '/aviso' });
    expect((await change('aviso', 'unpublish')).json()).toMatchObject({ code: 'page-not-live' });
    expect((await change('aviso', 'publish')).json()).toMatchObject({ version: 1 });
  });

  it('goes into the bin with everything, and comes back', async () => {
    await save('home', pageText('home', 'A medias'));
    const match = await content.etagOf('home');
    expect((await content.send('DELETE', `${PAGES}/home`, { match })).statusCode).toBe(204);
    expect(await listed('home')).toBeUndefined();
    expect(await listed('home', '?bin=true')).toMatchObject({ deletedAt: expect.any(String) });
    expect((await content.send('GET', `${PAGES}/home`)).statusCode).toBe(404);
    const again = await content.send('POST', PAGES, { body: pageText('home', 'Otra') });
    expect(again.json().detail).toContain('bin');
    await content.server.reimport();
    expect((await content.visit('/home')).statusCode).not.toBe(200);
    const without = await content.send('POST', `${PAGES}/home/undelete`);
    expect(without.statusCode).toBe(428);
    await content.send('POST', `${PAGES}/home/undelete`, { match });
    expect((await content.send('GET', `${PAGES}/home`)).body).toContain('A medias');
  });
});

describe('versions', () => {
  async function publishWords(...words: readonly string[]): Promise<void> {
    for (const word of words) {
      await save('home', pageText('home', word));
      await change('home', 'publish');
    }
  }

  it('are listed, newest first, with who made them', async () => {
    await publishWords('Uno', 'Dos');
    const { data } = (await content.send('GET', `${PAGES}/home/versions`)).json();
    expect(data).toMatchObject([
      { version: 3, isLive: true, source: 'editor', createdBy: expect.stringContaining('Ana') },
      { version: 2, isLive: false },
      { version: 1, source: 'file', createdBy: null },
    ]);
  });

  it('are told apart in words', async () => {
    await publishWords('Uno');
    const diff = await content.send('GET', `${PAGES}/home/versions/1/diff?to=2`, {
      headers: { 'accept-language': 'es' },
    });
    expect(diff.json()).toMatchObject({
      summary: [{ nodeId: 's1', text: expect.stringMatching(/texto/i) }],
      changes: [{ kind: 'field', pointer: '/content/html', text: expect.any(String) }],
    });
    const none = await content.send('GET', `${PAGES}/home/versions/2/diff`);
    expect(none.json()).toEqual({ summary: [], changes: [] });
  });

  it('come back whole, and the draft that was there is kept', async () => {
    await publishWords('Uno');
    await save('home', pageText('home', 'A medias'));
    await change('home', 'versions/1/restore');
    expect((await content.send('GET', `${PAGES}/home`)).body).toContain('Texto de home');
    expect((await content.send('GET', `${PAGES}/home/versions/3`)).body).toContain('A medias');
    expect(await shown('/home')).toContain('Uno');
  });

  it('come back in one section', async () => {
    const two = {
      metadata: {
        title: 'Home',
        description: 'D',
        layout: {
          sectionId: 'root',
          subSections: [
            { sectionId: 'a', widgetId: 'wa' },
            { sectionId: 'b', widgetId: 'wb' },
          ],
        },
      },
    };
    const widgets = (a: string, b: string) => ({
      widgets: [
        { id: 'wa', type: 'rich-text', content: { html: `<p>${a}</p>` } },
        { id: 'wb', type: 'rich-text', content: { html: `<p>${b}</p>` } },
      ],
    });
    await save('home', pageText('home', '', { ...two, ...widgets('A1', 'B1') }));
    await change('home', 'publish');
    await save('home', pageText('home', '', { ...two, ...widgets('A2', 'B2') }));
    await change('home', 'versions/2/restore', { sectionId: 'a' });
    const { body } = await content.send('GET', `${PAGES}/home`);
    expect(body).toContain('A1');
    expect(body).toContain('B2');
    const missing = await change('home', 'versions/2/restore', { sectionId: 'nada' });
    expect([missing.statusCode, missing.json().code]).toEqual([400, 'request-invalid']);
  });

  it('that never were are unknown', async () => {
    for (const path of ['versions/9', 'versions/9/diff', 'versions/1/diff?to=9'])
      expect((await content.send('GET', `${PAGES}/home/${path}`)).json()).toMatchObject({
        status: 404,
        code: 'version-unknown',
      });
    expect((await change('home', 'versions/9/restore')).json().code).toBe('version-unknown');
  });
});
