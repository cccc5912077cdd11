import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setUpSiteImports } from '../testing/site-imports.ts';
import { livePages, pageJson, problemCodes, siteJson } from '../testing/sites.ts';

const imports = setUpSiteImports();

describe('a bad page file', () => {
  async function runWith(content: string | object | Uint8Array, name = 'bad'): Promise<string[]> {
    await imports.pages.write(`uno/${name}.page.json`, content);
    const report = await imports.run();
    expect(await livePages(imports.database)).toEqual(['uno/home /home 1 file']);
    return problemCodes(report).filter((code) => code.startsWith('error'));
  }

  it('with malformed JSON is refused, and the others serve', async () => {
    expect(await runWith('{"id": "bad",}')).toEqual(['error uno/bad.page.json json-malformed']);
  });

  it('with an unknown property is refused with its pointer and what to do, in the log', async () => {
    await runWith(pageJson('bad', { titel: 'x' }));
    const line = imports.log.lines.find(({ level }) => level === 'error');
    expect(line?.message).toBe('uno/bad.page.json: There is no property "titel" here.');
    expect(line?.details).toMatchObject({
      file: 'uno/bad.page.json',
      pointer: '/titel',
      code: 'property-unknown',
      remedy: expect.stringContaining('Delete it'),
    });
  });

  it('of more than 2 MiB is refused without being parsed', async () => {
    expect(await runWith(' '.repeat(2 * 1024 * 1024 + 1))).toEqual([
      'error uno/bad.page.json document-too-large',
    ]);
  });

  it('that is not UTF-8 is refused', async () => {
    expect(await runWith(Buffer.from([0x7b, 0xff, 0x7d]))).toEqual([
      'error uno/bad.page.json file-not-utf8',
    ]);
  });

  it('whose id is another than its name is refused', async () => {
    expect(await runWith(pageJson('home', { url: '/x' }), 'copy')).toEqual([
      'error uno/copy.page.json id-not-file-name',
    ]);
  });

  it('that is a folder is refused', async () => {
    expect(await runWith('', 'folder.page.json/x')).toEqual([
      'error uno/folder.page.json file-unreadable',
    ]);
  });

  it('that links out of the folder is refused, and one inside is read', async () => {
    await writeFile(join(imports.pages.pagesDir, 'secret.json'), JSON.stringify(pageJson('bad')));
    await symlink('../secret.json', join(imports.pages.pagesDir, 'uno/bad.page.json'));
    await symlink('/nowhere', join(imports.pages.pagesDir, 'uno/broken.page.json'));
    await imports.pages.write('uno/.data/linked.json', pageJson('linked'));
    await symlink('.data/linked.json', join(imports.pages.pagesDir, 'uno/linked.page.json'));
    const report = await imports.run();
    expect(problemCodes(report).filter((code) => code.startsWith('error'))).toEqual([
      'error uno/bad.page.json file-outside',
      'error uno/broken.page.json file-missing',
    ]);
    expect(await livePages(imports.database)).toEqual([
      'uno/home /home 1 file',
      'uno/linked /linked 1 file',
    ]);
  });

  it('leaves its older good version live', async () => {
    await imports.run();
    await imports.pages.write('uno/home.page.json', '{');
    expect(problemCodes(await imports.run())).toContain('error uno/home.page.json json-malformed');
    expect(await livePages(imports.database)).toEqual(['uno/home /home 1 file']);
  });

  it('does not make the links to it dead', async () => {
    const link = { label: 'Inicio', href: '/home' };
    const widgets = [{ id: 'w1', type: 'hero', content: { title: 'Enlace', cta: link } }];
    await imports.pages.write('uno/enlace.page.json', pageJson('enlace', { widgets }));
    await imports.run();
    await imports.pages.write('uno/home.page.json', '{');
    expect(problemCodes(await imports.run())).toEqual(['error uno/home.page.json json-malformed']);
  });

  it('that only breaks a rule is published with a warning', async () => {
    const layout = { sectionId: 's1', widgetId: 'gone' };
    await imports.pages.write(
      'uno/dangling.page.json',
      pageJson('dangling', { metadata: { title: 'x', description: 'x', layout } }),
    );
    expect(problemCodes(await imports.run())).toContain(
      'warning uno/dangling.page.json widget-dangling',
    );
    expect(await livePages(imports.database)).toContain('uno/dangling /dangling 1 file');
  });

  it('with the address of another page is refused', async () => {
    expect(await runWith(pageJson('zz', { url: '/home' }), 'zz')).toEqual([
      'error uno/zz.page.json url-collision',
    ]);
  });
});

describe('a bad site folder', () => {
  async function errorsOf(id: string, settings: string | object): Promise<string[]> {
    await imports.pages.write(`${id}/site.json`, settings);
    await imports.pages.write(`${id}/otra.page.json`, pageJson('otra'));
    const report = await imports.run();
    expect(await livePages(imports.database)).toEqual(['uno/home /home 1 file']);
    return problemCodes(report).filter((code) => code.startsWith('error'));
  }

  it('with settings that are not valid is left out', async () => {
    expect(await errorsOf('dos', { id: 'dos' })).toContain('error dos/site.json property-missing');
  });

  it('with another id than its name is left out', async () => {
    expect(await errorsOf('dos', siteJson('tres', { sitePrefix: 'x' }))).toEqual([
      'error dos/site.json id-not-file-name',
    ]);
  });

  it('at the same host and prefix as another is left out, naming both', async () => {
    expect(await errorsOf('zeta', siteJson('zeta'))).toEqual([
      'error zeta/site.json site-collision',
    ]);
    expect(imports.log.lines.map(({ message }) => message).join()).toContain(
      'The sites "uno" and "zeta" both answer on any host with no prefix.',
    );
  });

  it('without settings is left out', async () => {
    await imports.pages.write('vacio/otra.page.json', pageJson('otra'));
    expect(problemCodes(await imports.run())).toContain('error vacio/site.json file-missing');
    expect(await livePages(imports.database)).toEqual(['uno/home /home 1 file']);
  });

  it('that would move a site to another agency is left out', async () => {
    await imports.run();
    await imports.pages.write('uno/site.json', siteJson('uno', { agencyId: 'other' }));
    await imports.pages.write('uno/home.page.json', pageJson('home', {}, '<p>Nuevo</p>'));
    expect(problemCodes(await imports.run())).toEqual(['error uno/site.json site-of-other-agency']);
    expect(await livePages(imports.database)).toEqual(['uno/home /home 1 file']);
  });

  it('shares a host or prefix, but not both, with another without harm', async () => {
    await imports.pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await imports.pages.write('tres/site.json', siteJson('tres', { hosts: ['tres.example'] }));
    expect(
      problemCodes(await imports.run()).filter((code) => code.includes('site-collision')),
    ).toEqual([]);
    await imports.pages.write(
      'cuatro/site.json',
      siteJson('cuatro', { hosts: ['cuatro.example', 'tres.example'] }),
    );
    expect(
      problemCodes(await imports.run()).filter((code) => code.includes('site-collision')),
    ).toHaveLength(1);
  });
});
