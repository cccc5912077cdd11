import { beforeEach, describe, expect, it } from 'vitest';
import { createTestToken } from '../../testing/access.ts';
import { buildArchive } from '../../testing/content/archive.ts';
import { openTestContent, pageText } from '../../testing/content/content.ts';
import { setUp } from '../../testing/set-up.ts';

const PAGES = '/sites/uno/pages';

const content = setUp(openTestContent);
let editor: string;

beforeEach(async () => {
  await content.reset();
  const rights = { agencyId: 'agency-uno', name: 'Edi', scopes: ['read', 'edit'] as const };
  editor = await createTestToken(content.database, rights);
});

/** A draft of somebody who may not publish. */
async function addDraft(id: string, changes: object): Promise<void> {
  const body = pageText(id, 'x', changes);
  expect((await content.sendAs(editor, 'POST', PAGES, { body })).statusCode).toBe(201);
}

async function save(id: string, paragraph: string, changes: object = {}) {
  const body = pageText(id, paragraph, changes);
  const response = await content.send('PUT', `${PAGES}/${id}/draft`, { match: '*', body });
  return response.json<{ problems: { code: string }[] }>().problems.map(({ code }) => code);
}

describe('a draft that has the address of a live page', () => {
  it.each([
    ['url', { url: '/home' }],
    ['alias', { url: '/otra', aliases: ['/home'] }],
  ])(
    'as its %s keeps that page neither from being published nor from its schedule',
    async (_, changes) => {
      await addDraft('otra', changes);
      await save('home', 'Nuevo');
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const planned = await content.send('POST', `${PAGES}/home/schedule`, {
        match: '*',
        body: { action: 'publish', at },
      });
      expect(planned.statusCode).toBe(204);
      const published = await content.send('POST', `${PAGES}/home/publish`, { match: '*' });
      expect(published.statusCode).toBe(200);
    },
  );

  it('cannot be published itself, and is told so when it is saved', async () => {
    await addDraft('otra', { url: '/home' });
    expect(await save('otra', 'y', { url: '/home' })).toContain('url-collision');
    const published = await content.send('POST', `${PAGES}/otra/publish`, { match: '*' });
    expect(published.statusCode).toBe(422);
    expect(published.json().problems).toContainEqual(
      expect.objectContaining({ code: 'url-collision', severity: 'error', pointer: '/url' }),
    );
  });

  it('does not keep pages of an import from being published', async () => {
    await addDraft('otra', { url: '/home' });
    const body = buildArchive([{ name: 'home.page.json', bytes: pageText('home', 'Nuevo') }]);
    const response = await content.send('POST', '/sites/uno/import?publish=true', {
      match: '*',
      body,
      headers: { 'content-type': 'application/zip' },
    });
    expect(response.statusCode).toBe(200);
  });

  it('still can be linked to by its other addresses', async () => {
    await addDraft('otra', { url: '/home', aliases: ['/equipo'] });
    const problems = await save('home', "<a href='/equipo'>Equipo</a>");
    expect(problems).toContain('link-unpublished');
    const published = await content.send('POST', `${PAGES}/home/publish`, { match: '*' });
    expect(published.statusCode).toBe(200);
  });
});

describe('two drafts with one address', () => {
  it('are told of each other when they are saved, and the first to be published has it', async () => {
    await addDraft('una', { url: '/equipo' });
    await addDraft('otra', { url: '/equipo' });
    expect(await save('una', 'y', { url: '/equipo' })).toContain('url-collision');
    const publish = (id: string) => content.send('POST', `${PAGES}/${id}/publish`, { match: '*' });
    expect((await publish('una')).statusCode).toBe(200);
    expect((await publish('otra')).statusCode).toBe(422);
  });
});
