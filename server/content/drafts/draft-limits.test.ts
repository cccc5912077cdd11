import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import { buildArchive } from '../../testing/content/archive.ts';
import { openTestContent, pageText } from '../../testing/content/content.ts';
import { setUp } from '../../testing/set-up.ts';
import { MAX_DOCUMENTS } from '../documents/create-document.ts';

const PAGES = '/sites/uno/pages';
const key = { agency_id: 'agency-uno', site_id: 'uno', kind: 'page' } as const;

const content = setUp(openTestContent);

beforeEach(() => content.reset());

async function create(id: string, changes: object): Promise<void> {
  const body = JSON.stringify({ id, url: `/${id}`, ...changes });
  expect((await content.send('POST', PAGES, { body })).statusCode).toBe(201);
}

async function listPages(): Promise<readonly ContentPageSummary[]> {
  return (await content.send('GET', PAGES)).json<{ data: ContentPageSummary[] }>().data;
}

/** Pages without drafts, `q0` and on. */
async function fillSite(count: number): Promise<void> {
  const { kysely } = content.database;
  const rows = Array.from({ length: count }, (_, i) => ({
    ...key,
    document_id: `q${i}`,
    url: `#q${i}`,
    type: 'CONTENT',
    live_version: null,
  }));
  for (let start = 0; start < count; start += 1000)
    await kysely
      .insertInto('documents')
      .values(rows.slice(start, start + 1000))
      .execute();
}

describe('a draft', () => {
  it('is kept whole, but lists and judges get no more of it than a page may say', async () => {
    const aliases = Array.from({ length: 200_000 }, (_, i) => `/a${i}`);
    const title = `${'x'.repeat(299)}😀${'x'.repeat(1000)}`;
    await create('grande', { aliases, metadata: { title }, type: 't'.repeat(5000) });
    const row = await content.database.kysely
      .selectFrom('document_drafts')
      .selectAll()
      .where('document_id', '=', 'grande')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.aliases)).toEqual(aliases.slice(0, 20));
    expect([row.title, row.type]).toEqual(['x'.repeat(299), 't'.repeat(40)]);
    expect(JSON.parse(row.document)).toMatchObject({ aliases, metadata: { title } });
  });

  it.each([
    ['7', 7],
    ['none', undefined],
    ['a long one', `/${'x'.repeat(300)}`],
  ])('with the url %s is listed without one', async (_, url) => {
    await create('rota', { url });
    expect((await listPages()).find(({ id }) => id === 'rota')?.url).toBe('');
  });
});

describe('a site', () => {
  it('takes no more pages than its limit, by none of the ways to make one', async () => {
    await fillSite(MAX_DOCUMENTS - 3);
    await create('penultima', {});
    const created = await content.send('POST', PAGES, { body: pageText('otra', 'x') });
    expect([created.statusCode, created.json().code]).toEqual([400, 'request-invalid']);
    const copied = await content.send('POST', `${PAGES}/home/duplicate`, {
      match: '*',
      body: { id: 'copia' },
    });
    expect(copied.statusCode).toBe(400);
    const imported = await content.send('POST', '/sites/uno/import', {
      match: '*',
      body: buildArchive([{ name: 'otra.page.json', bytes: pageText('otra', 'x') }]),
      headers: { 'content-type': 'application/zip' },
    });
    expect(imported.json()).toMatchObject({
      files: [{ action: 'refuse', problems: [{ code: 'site-full' }] }],
    });
    expect(await content.send('GET', `${PAGES}/otra`)).toMatchObject({ statusCode: 404 });
  });
});

describe('the list of pages', () => {
  it('gives each page its own schedules, the next one first', async () => {
    const { kysely } = content.database;
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const planned = [
      { document_id: 'home', action: 'publish', run_at: at(5) },
      { document_id: 'home', action: 'unpublish', run_at: at(3) },
      { document_id: 'buscar', action: 'unpublish', run_at: at(4) },
    ] as const;
    for (const schedule of planned)
      await kysely
        .insertInto('document_schedules')
        .values({ ...key, ...schedule, created_by: 'Ana', checksum: 'x' })
        .execute();
    const found = (await listPages()).map(({ id, schedules }) => [
      id,
      schedules.map(({ action }) => action),
    ]);
    expect(found).toEqual([
      ['buscar', ['unpublish']],
      ['home', ['unpublish', 'publish']],
    ]);
  });

  it('gives a page whose file is gone the tag, address and source that it has', async () => {
    await content.pages.remove('uno/buscar.page.json');
    await content.server.reimport();
    const listed = (await listPages()).find(({ id }) => id === 'buscar');
    const { headers } = await content.send('GET', `${PAGES}/buscar`);
    expect(listed).toMatchObject({
      status: 'draft',
      etag: headers.etag,
      url: '/buscar-empleos',
      source: 'file',
    });
    const match = String(listed?.etag);
    const saved = await content.send('PUT', `${PAGES}/buscar/draft`, {
      match,
      body: pageText('buscar', 'Otra vez', { url: '/buscar-empleos' }),
    });
    expect(saved.statusCode).toBe(200);
  });
});
