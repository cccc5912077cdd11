import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTransfer, pageFile, SITE, unpackArchive } from '../../testing/content/import.ts';
import { setUp } from '../../testing/set-up.ts';

const transfer = setUp(openTransfer);

beforeEach(() => transfer.reset());

describe('an export', () => {
  it('has drafts, or what visitors see, and nothing that is in the bin', async () => {
    await transfer.run([pageFile('home', 'Borrador'), pageFile('nueva', 'x')]);
    const files = async (query = '') =>
      unpackArchive((await transfer.content.send('GET', `${SITE}/export${query}`)).rawPayload);
    expect((await files())['home.page.json']).toContain('Borrador');
    const live = await files('?state=live');
    expect(live['home.page.json']).toContain('Texto de home');
    expect(live).not.toHaveProperty('nueva.page.json');
    await transfer.content.send('DELETE', `${SITE}/pages/nueva`, { match: '*' });
    expect(await files()).not.toHaveProperty('nueva.page.json');
  });

  it('is named after the site, and not sent again to who has it', async () => {
    const first = await transfer.content.send('GET', `${SITE}/export`);
    expect(first.headers['content-disposition']).toBe('attachment; filename="uno.zip"');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await transfer.content.send('GET', `${SITE}/export`, { headers })).statusCode).toBe(
      304,
    );
  });

  it('leaves out what the disk has lost, which nobody gets from the site either', async () => {
    const bytes = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>';
    await transfer.run([{ name: 'assets/van.svg', bytes }]);
    const exported = async () =>
      unpackArchive((await transfer.content.send('GET', `${SITE}/export`)).rawPayload);
    expect(await exported()).toHaveProperty(['assets/van.svg'], bytes);
    await rm(join(transfer.content.server.dataDir, 'uploads'), { recursive: true });
    expect(Object.keys(await exported())).toEqual([
      ...['assets/icon.svg', 'buscar.page.json', 'home.page.json', 'site.json'],
    ]);
  });

  it('that no archive would hold is refused', async () => {
    const document = sql<string>`repeat('x', ${33 * 1024 * 1024}::int)`;
    await transfer.content.database.kysely
      .updateTable('document_versions')
      .set({ document })
      .execute();
    const answer = await transfer.content.send('GET', `${SITE}/export`);
    expect(answer.json()).toMatchObject({ status: 409, code: 'site-too-large' });
  });

  it('of a page that is not there is refused', async () => {
    for (const id of ['nada', 'constructor']) {
      const answer = await transfer.content.send('GET', `${SITE}/pages/${id}/export`);
      expect(answer.json()).toMatchObject({ status: 404, code: 'page-unknown' });
    }
  });
});
