import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { svgDrawing } from '../testing/assets.ts';
import { ContentClient } from '../testing/content/client.ts';
import { writeSite } from '../testing/content/content.ts';
import { markedPage, markersOf } from '../testing/content/marked-page.ts';
import { openTestDatabase } from '../testing/database.ts';
import { ADMIN_TOKEN, openTestServer, type TestServer } from '../testing/server.ts';
import { ServerProcess, urlOf } from '../testing/server-process.ts';
import { createTestPages, type TestPages } from '../testing/sites.ts';

/** A second is promised; a machine with much else to do takes longer. */
const SOON = { timeout: 30_000, interval: 20 };

/** Pages that are scheduled for one moment. */
const PLANNED = ['plan-1', 'plan-2', 'plan-3', 'plan-4', 'plan-5'];

const isShared = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

// An embedded database has one process.
describe.runIf(isShared)('two processes on one database', { timeout: 120_000 }, () => {
  let database: Database;
  let pages: TestPages;
  let server: TestServer;
  let otherProcess: ServerProcess;
  let there: ContentClient;
  let here: ContentClient;

  beforeAll(async () => {
    database = await openTestDatabase();
    pages = await createTestPages();
    await writeSite(pages, 'uno', '');
    for (const id of ['hoja', ...PLANNED])
      await pages.write(`uno/${id}.page.json`, markedPage(id, 'first'));
    otherProcess = new ServerProcess();
    server = await openTestServer({ database, pages });
    here = new ContentClient(await server.app.listen({ port: 0 }), ADMIN_TOKEN);
    there = new ContentClient(await startOther(), ADMIN_TOKEN);
  });

  afterAll(async () => {
    await otherProcess.kill();
    await server.app.close();
    await database.close();
    await pages.discard();
  });

  async function startOther(): Promise<string> {
    return otherProcess.start({
      PORT: '0',
      LOG_LEVEL: 'silent',
      RUMBO_ADMIN_TOKEN: ADMIN_TOKEN,
      RUMBO_DATA_DIR: server.dataDir,
      RUMBO_PAGES_DIR: pages.pagesDir,
      DATABASE_URL: await urlOf(database),
    });
  }

  async function saveThere(id: string, marker: string): Promise<string> {
    const path = `/sites/uno/pages/${id}`;
    const match = (await there.send(path)).etag;
    const body = markedPage(id, marker);
    return (await there.send(`${path}/draft`, { method: 'PUT', body, match })).etag;
  }

  async function publishThere(id: string, marker: string): Promise<void> {
    const match = await saveThere(id, marker);
    await there.send(`/sites/uno/pages/${id}/publish`, { method: 'POST', match });
  }

  async function markersHere(id: string): Promise<string[]> {
    return markersOf((await here.visit(`/${id}`)).text);
  }

  function shownHere(id: string) {
    return expect.poll(() => markersHere(id), SOON);
  }

  it('show what the other publishes, each page whole at every moment', async () => {
    expect(await markersHere('hoja')).toEqual(['marca-first']);
    let isPublishing = true;
    const publishing = (async () => {
      for (let n = 1; n <= 10; n += 1) await publishThere('hoja', `paso-${n}`);
      isPublishing = false;
    })();
    const seen: string[][] = [];
    while (isPublishing) seen.push(await markersHere('hoja'));
    await publishing;
    await shownHere('hoja').toEqual(['marca-paso-10']);
    expect(seen.filter((markers) => markers.length !== 1)).toEqual([]);
  });

  it('take a page off that the other takes off', async () => {
    await publishThere('hoja', 'fuera');
    await shownHere('hoja').toEqual(['marca-fuera']);
    const { etag } = await there.send('/sites/uno/pages/hoja');
    await there.send('/sites/uno/pages/hoja/unpublish', { method: 'POST', match: etag });
    await expect.poll(async () => (await here.visit('/hoja')).status, SOON).toBe(404);
  });

  it('show settings that the other saves, on every page', async () => {
    const path = '/sites/uno/settings';
    const { text, etag } = await there.send(path);
    const body = text
      .replace('"Site uno"', '"sitio-ajustes"')
      .replace('"Site uno"', '"sitio-final"');
    await there.send(path, { method: 'PUT', body, match: etag });
    await expect.poll(async () => (await here.visit('/home')).text, SOON).toContain('sitio-final');
  });

  it('serve a file that the other took, and show it to those who edit', async () => {
    const body = svgDrawing('<path id="compartido" d="M0 0h40v20"/>');
    const path = '/sites/uno/assets';
    const sent = await there.send(`${path}?name=compartido.svg`, { method: 'POST', body });
    const { url }: { url: string } = JSON.parse(sent.text);
    await expect.poll(async () => (await here.visit(url)).status, SOON).toBe(200);
    expect((await here.visit(url)).text).toContain('compartido');
    const listed = await here.list<{ path: string }>(path);
    expect(listed.map((asset) => asset.path)).toContain('assets/compartido.svg');
  });

  it('refuse a token at once that the other revoked', async () => {
    const made = await there.send('/tokens?agency=agency-uno', {
      method: 'POST',
      body: { name: 'Ana', scopes: ['read'], expiresInDays: 1 },
    });
    const { token, tokenId }: { token: string; tokenId: string } = JSON.parse(made.text);
    const ana = here.as(token);
    expect((await ana.ask('/sites')).status).toBe(200);
    await there.send(`/tokens/${tokenId}?agency=agency-uno`, { method: 'DELETE' });
    expect((await ana.ask('/sites')).status).toBe(401);
  });

  it('refuse a change that is based on what the other has changed', async () => {
    const path = '/sites/uno/pages/home';
    const { etag } = await here.send(path);
    await saveThere('home', 'alla');
    const refused = await here.ask(`${path}/draft`, {
      method: 'PUT',
      body: markedPage('home', 'aqui'),
      match: etag,
    });
    expect(refused.status).toBe(412);
    expect(markersOf(JSON.parse(refused.text).theirs)).toEqual(['marca-alla']);
    expect(refused.etag).toBe((await there.send(path)).etag);
  });

  it('let one of two changes at once through, however often', async () => {
    const path = '/sites/uno/pages/home';
    for (let n = 0; n < 10; n += 1) {
      const { etag } = await here.send(path);
      const save = (client: ContentClient, by: string) => {
        const body = markedPage('home', `${by}-${n}`);
        return client.ask(`${path}/draft`, { method: 'PUT', body, match: etag });
      };
      const answers = await Promise.all([save(here, 'aqui'), save(there, 'alla')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    }
  });

  it('do each thing that was scheduled once', async () => {
    const saved: [string, string][] = [];
    for (const id of PLANNED) saved.push([id, await saveThere(id, 'plan')]);
    const at = new Date(Date.now() + 4000).toISOString();
    for (const [id, match] of saved) {
      const path = `/sites/uno/pages/${id}/schedule`;
      await there.send(path, { method: 'POST', match, body: { action: 'publish', at } });
    }
    for (const id of PLANNED) await shownHere(id).toEqual(['marca-plan']);
    const done = await here.list<{ action: string; pageId: string; version: number }>(
      '/audit?site=uno&limit=200',
    );
    const published = done.filter(
      ({ action, pageId }) => action === 'page-published' && PLANNED.includes(pageId),
    );
    expect(published.map(({ pageId, version }) => `${pageId} ${version}`).sort()).toEqual(
      PLANNED.map((id) => `${id} 2`),
    );
    const listed = await here.list<{ id: string; schedules: unknown[] }>('/sites/uno/pages');
    expect(listed.flatMap(({ schedules }) => schedules)).toEqual([]);
  });

  it('catch up with what they could not be told', async () => {
    await publishThere('plan-1', 'antes');
    await shownHere('plan-1').toEqual(['marca-antes']);
    const match = await saveThere('plan-1', 'sin-aviso');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`.execute(database.kysely);
    await there.send('/sites/uno/pages/plan-1/publish', { method: 'POST', match });
    await shownHere('plan-1').toEqual(['marca-sin-aviso']);
  });
});
