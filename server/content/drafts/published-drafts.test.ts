import { describe, expect, it } from 'vitest';
import { pageText } from '../../testing/content/content.ts';
import { PAGES, setUpDrafts } from '../../testing/content/drafts.ts';

const { content, change, save, shown, listed } = setUpDrafts();

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
