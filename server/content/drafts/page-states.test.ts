import { describe, expect, it } from 'vitest';
import { pageText } from '../../testing/content/content.ts';
import { PAGES, setUpDrafts } from '../../testing/content/drafts.ts';

const { content, change, save, shown, listed } = setUpDrafts();

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
