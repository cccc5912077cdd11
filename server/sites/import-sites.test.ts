import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { setUpSiteImports } from '../testing/site-imports.ts';
import { livePages, pageJson, problemCodes, siteJson } from '../testing/sites.ts';

const imports = setUpSiteImports();

async function publishFromEditor(pageId: string): Promise<void> {
  const key = {
    agency_id: 'agency-uno',
    site_id: 'uno',
    kind: 'page',
    document_id: pageId,
  } as const;
  const document = JSON.stringify(pageJson(pageId, {}, '<p>De la reclutadora</p>'));
  await imports.database.kysely
    .insertInto('document_versions')
    .values({ ...key, version: 2, document, checksum: 'e', source: 'editor', created_by: 'ana' })
    .execute();
  await imports.database.kysely
    .updateTable('documents')
    .set({ live_version: 2 })
    .where('document_id', '=', pageId)
    .execute();
}

describe('an import', () => {
  it('makes agency, site, page and version of a folder', async () => {
    expect(await imports.run()).toMatchObject({ published: 1, unpublished: 0 });
    expect(await livePages(imports.database)).toEqual(['uno/home /home 1 file']);
    const site = await imports.database.kysely
      .selectFrom('sites')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(site).toMatchObject({
      agency_id: 'agency-uno',
      site_id: 'uno',
      client_id: 'client-uno',
      source: 'file',
    });
  });

  it('stores the text of a page byte for byte', async () => {
    const text = JSON.stringify(pageJson('raw')).replace('{', '{ \n\t');
    await imports.pages.write('uno/raw.page.json', text);
    await imports.run();
    const row = await imports.database.kysely
      .selectFrom('document_versions')
      .select('document')
      .where('document_id', '=', 'raw')
      .executeTakeFirst();
    expect(row?.document).toBe(text);
  });

  it('changes nothing when it runs again', async () => {
    await imports.run();
    const before = await sql`select * from documents`.execute(imports.database.kysely);
    expect(await imports.run()).toMatchObject({ published: 0, unpublished: 0 });
    expect((await sql`select * from documents`.execute(imports.database.kysely)).rows).toEqual(
      before.rows,
    );
  });

  it('makes a changed file the next version and keeps the one before', async () => {
    await imports.run();
    await imports.pages.write('uno/home.page.json', pageJson('home', {}, '<p>Nuevo</p>'));
    expect(await imports.run()).toMatchObject({ published: 1 });
    expect(await livePages(imports.database)).toEqual(['uno/home /home 2 file']);
    expect(
      await imports.database.kysely.selectFrom('document_versions').selectAll().execute(),
    ).toHaveLength(2);
  });

  it('keeps the version of a recruiter and warns', async () => {
    await imports.run();
    await publishFromEditor('home');
    await imports.pages.write('uno/home.page.json', pageJson('home', {}, '<p>Nuevo</p>'));
    expect(problemCodes(await imports.run())).toContain(
      'warning uno/home.page.json editor-version-kept',
    );
    expect(await livePages(imports.database)).toEqual(['uno/home /home 2 editor']);
    expect(
      imports.log.lines
        .filter(({ level }) => level === 'warn')
        .map(({ message }) => message)
        .join(),
    ).toContain('uno/home.page.json');
  });

  it('keeps the settings of a recruiter and warns', async () => {
    await imports.run();
    await imports.database.kysely.updateTable('sites').set({ source: 'editor' }).execute();
    await imports.pages.write('uno/site.json', siteJson('uno', { name: 'Otro' }));
    expect(problemCodes(await imports.run())).toContain(
      'warning uno/site.json editor-version-kept',
    );
    const { settings } = await imports.database.kysely
      .selectFrom('sites')
      .select('settings')
      .executeTakeFirstOrThrow();
    expect(settings).toContain('Site uno');
  });

  it('takes changed settings over', async () => {
    await imports.run();
    await imports.pages.write(
      'uno/site.json',
      siteJson('uno', { name: 'Otro', agencyName: 'Otra' }),
    );
    await imports.run();
    expect(
      (
        await imports.database.kysely
          .selectFrom('sites')
          .select('settings')
          .executeTakeFirstOrThrow()
      ).settings,
    ).toContain('"Otro"');
    expect(
      (
        await imports.database.kysely
          .selectFrom('agencies')
          .select('name')
          .executeTakeFirstOrThrow()
      ).name,
    ).toBe('Otra');
  });

  it('unpublishes a page whose file is gone and frees its address', async () => {
    await imports.run();
    await imports.pages.remove('uno/home.page.json');
    await imports.pages.write('uno/inicio.page.json', pageJson('inicio', { url: '/home' }));
    expect(await imports.run()).toMatchObject({ published: 1, unpublished: 1 });
    expect(await livePages(imports.database)).toEqual(['uno/inicio /home 1 file']);
  });

  it('swaps the addresses of two pages', async () => {
    await imports.pages.write('uno/otra.page.json', pageJson('otra'));
    await imports.run();
    await imports.pages.write('uno/home.page.json', pageJson('home', { url: '/otra' }));
    await imports.pages.write('uno/otra.page.json', pageJson('otra', { url: '/home' }));
    await imports.run();
    expect(await livePages(imports.database)).toEqual([
      'uno/home /otra 2 file',
      'uno/otra /home 2 file',
    ]);
  });

  it('unpublishes the pages of a folder that is gone', async () => {
    await imports.pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await imports.pages.write('dos/home.page.json', pageJson('home'));
    await imports.run();
    await imports.pages.remove('dos');
    expect(await imports.run()).toMatchObject({ unpublished: 1 });
    expect(await livePages(imports.database)).toEqual(['uno/home /home 1 file']);
  });

  it('keeps a site as it was when the database refuses its rows, and imports the others', async () => {
    await imports.run();
    await imports.pages.write('uno/home.page.json', pageJson('home', {}, '<p>Nuevo</p>'));
    await imports.pages.write('uno/otra.page.json', pageJson('otra', { url: '/refused' }));
    await imports.pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await imports.pages.write('dos/home.page.json', pageJson('home'));
    await sql`alter table documents add constraint refusal check (url <> '/refused')`.execute(
      imports.database.kysely,
    );
    const report = await imports.run();
    await sql`alter table documents drop constraint refusal`.execute(imports.database.kysely);
    expect(problemCodes(report)).toContain('error uno/site.json import-failed');
    expect(imports.log.lines.map(({ message }) => message).join()).toContain(
      'violates check constraint',
    );
    expect(await livePages(imports.database)).toEqual([
      'dos/home /home 1 file',
      'uno/home /home 1 file',
    ]);
  });

  it.each(['/a\u0000b', '/a\ud800b'])('survives the address %j', async (url) => {
    await imports.pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await imports.pages.write('dos/odd.page.json', pageJson('odd', { url }));
    await imports.run();
    expect(await livePages(imports.database)).toContain('uno/home /home 1 file');
  });

  it('survives two pages that want one address', async () => {
    await imports.pages.write('uno/otra.page.json', pageJson('otra', { url: '/home' }));
    expect(problemCodes(await imports.run())).toContain('error uno/otra.page.json url-collision');
    expect(await livePages(imports.database)).toEqual(['uno/home /home 1 file']);
  });

  it('takes no page down when the folder holds no site, and says which folder', async () => {
    await imports.run();
    await imports.pages.remove('uno');
    expect(await imports.run()).toMatchObject({ unpublished: 0 });
    await imports.pages.write('src/index.ts', 'no site');
    expect(await imports.run()).toMatchObject({ unpublished: 0 });
    expect(await livePages(imports.database)).toEqual(['uno/home /home 1 file']);
    const line = imports.log.lines.find(({ message }) => message.includes(imports.pages.pagesDir));
    expect(line).toMatchObject({
      level: 'error',
      details: { remedy: expect.stringContaining('RUMBO_PAGES_DIR') },
    });
  });

  it('warns of every page it takes down', async () => {
    await imports.pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await imports.pages.write('dos/home.page.json', pageJson('home'));
    await imports.pages.write('uno/otra.page.json', pageJson('otra'));
    await imports.run();
    await imports.pages.remove('dos');
    await imports.pages.remove('uno/otra.page.json');
    expect(problemCodes(await imports.run())).toEqual(
      expect.arrayContaining([
        'warning uno/otra.page.json page-unpublished',
        'warning dos/home.page.json page-unpublished',
      ]),
    );
  });

  it('tells the other servers which sites to read again', async () => {
    const heard: string[] = [];
    const leave = await imports.database.subscribe('site-changed', (payload) =>
      heard.push(payload),
    );
    await imports.run();
    await expect.poll(() => heard).toEqual(['["agency-uno","uno"]']);
    await leave();
  });
});
