import { describe, expect, it } from 'vitest';
import { pageJson } from '../../testing/sites.ts';
import type { DocumentFile } from './document-file.ts';
import { planDocuments, type StoredDocument, type StoredVersion } from './document-plan.ts';
import { pageFiles } from './page-files.ts';

function file(documentId: string, checksum: string, url = `/${documentId}`): DocumentFile {
  const parsed = pageFiles.parse(JSON.stringify(pageJson(documentId, { url })));
  if (!parsed.ok) throw new Error('The test page is not valid');
  return {
    documentId,
    file: `site/${documentId}.page.json`,
    content: { document: parsed.value, text: checksum, checksum },
  };
}

function refused(documentId: string): DocumentFile {
  return { documentId, file: `site/${documentId}.page.json`, content: undefined };
}

/** `'file a'` is version 1 of a file with checksum a, and so on. */
function stored(
  documentId: string,
  versions: readonly string[],
  liveVersion: number | null = versions.length,
  url = `/${documentId}`,
): StoredDocument {
  return {
    documentId,
    url: liveVersion === null ? `#${documentId}` : url,
    liveVersion,
    aliases: [],
    hasDraft: false,
    isDeleted: false,
    versions: versions.map((text, i): StoredVersion => {
      const [source, checksum = ''] = text.split(' ');
      return { version: i + 1, source: source === 'editor' ? 'editor' : 'file', checksum };
    }),
  };
}

function plan(files: readonly DocumentFile[], pages: readonly StoredDocument[]): object {
  const { publish, unpublish, problems } = planDocuments('page', files, pages);
  return {
    publish: publish.map(
      ({ documentId, version, isNew, content }) =>
        `${documentId} ${version} ${isNew ? 'new' : 'again'} ${content.document.url}`,
    ),
    unpublish,
    problems: problems.map(({ file: name, code }) => `${name} ${code}`),
  };
}

const nothing = { publish: [], unpublish: [], problems: [] };

describe('the plan of an import', () => {
  it('publishes a new file as version 1', () => {
    expect(plan([file('home', 'a')], [])).toEqual({ ...nothing, publish: ['home 1 new /home'] });
  });

  it('leaves an unchanged file alone', () => {
    expect(plan([file('home', 'a')], [stored('home', ['file a'])])).toEqual(nothing);
  });

  it('publishes a changed file as the next version', () => {
    expect(plan([file('home', 'b')], [stored('home', ['file a'])])).toEqual({
      ...nothing,
      publish: ['home 2 new /home'],
    });
  });

  it('numbers after the newest version even when an older one is live', () => {
    const page = stored('home', ['file a', 'editor x', 'file b'], 1);
    expect(plan([file('home', 'c')], [page])).toEqual({
      ...nothing,
      publish: ['home 4 new /home'],
    });
  });

  it('keeps what a recruiter published, silently while the file is the old one', () => {
    expect(plan([file('home', 'a')], [stored('home', ['file a', 'editor x'])])).toEqual(nothing);
  });

  it('keeps what a recruiter published and warns when the file changes', () => {
    const expected = { ...nothing, problems: ['site/home.page.json editor-version-kept'] };
    expect(plan([file('home', 'b')], [stored('home', ['file a', 'editor x'])])).toEqual(expected);
  });

  it('unpublishes a page whose file is gone', () => {
    expect(plan([], [stored('home', ['file a'])])).toEqual({ ...nothing, unpublish: ['home'] });
  });

  it('keeps a recruiter’s page whose file is gone', () => {
    expect(plan([], [stored('home', ['file a', 'editor x'])])).toEqual(nothing);
  });

  it('keeps the good version of a file that is refused', () => {
    expect(plan([refused('home')], [stored('home', ['file a'])])).toEqual(nothing);
  });

  it('brings back a file that returns, as the same version or a new one', () => {
    const gone = stored('home', ['file a'], null);
    expect(plan([file('home', 'a')], [gone])).toEqual({
      ...nothing,
      publish: ['home 1 again /home'],
    });
    expect(plan([file('home', 'b')], [gone])).toEqual({
      ...nothing,
      publish: ['home 2 new /home'],
    });
  });

  it('does not bring back what a recruiter took away', () => {
    expect(plan([file('home', 'a')], [stored('home', ['file a', 'editor x'], null)])).toEqual(
      nothing,
    );
  });

  it('refuses the second of two new pages with one address', () => {
    const files = [file('a', 'a', '/same'), file('b', 'b', '/same')];
    expect(plan(files, [])).toEqual({
      ...nothing,
      publish: ['a 1 new /same'],
      problems: ['site/b.page.json url-collision'],
    });
  });

  it('compares addresses in composed form', () => {
    const files = [file('a', 'a', '/t\u00e9rminos'), file('b', 'b', '/te\u0301rminos')];
    expect(plan(files, [])).toMatchObject({ problems: ['site/b.page.json url-collision'] });
  });

  it('refuses a page that wants the address of one that stays', () => {
    const files = [file('a', 'a2', '/b'), file('b', 'b1')];
    const pages = [stored('a', ['file a1']), stored('b', ['file b1'])];
    expect(plan(files, pages)).toEqual({
      ...nothing,
      problems: ['site/a.page.json url-collision'],
    });
  });

  it('gives no third page the address that a refused one keeps', () => {
    const files = [file('a', 'a2', '/b'), file('b', 'b1'), file('c', 'c1', '/a')];
    const pages = [stored('a', ['file a1']), stored('b', ['file b1'])];
    expect(plan(files, pages)).toEqual({
      ...nothing,
      problems: ['site/a.page.json url-collision', 'site/c.page.json url-collision'],
    });
  });

  it('lets a page change where it is although another wants its address', () => {
    const files = [file('a', 'a2', '/b'), file('b', 'b2')];
    const pages = [stored('a', ['file a1']), stored('b', ['file b1'])];
    expect(plan(files, pages)).toEqual({
      ...nothing,
      publish: ['b 2 new /b'],
      problems: ['site/a.page.json url-collision'],
    });
  });

  it('refuses twenty thousand pages that want one address', () => {
    const files = Array.from({ length: 20_000 }, (_, i) => file(`p${i}`, 'x', '/same'));
    const { publish, problems } = planDocuments('page', files, []);
    expect([publish.length, problems.length]).toEqual([1, 19_999]);
  });

  it('lets two pages swap their addresses', () => {
    const files = [file('a', 'a2', '/b'), file('b', 'b2', '/a')];
    const pages = [stored('a', ['file a1']), stored('b', ['file b1'])];
    expect(plan(files, pages)).toEqual({ ...nothing, publish: ['a 2 new /b', 'b 2 new /a'] });
  });

  it('gives the address of a page that goes to the one that comes', () => {
    expect(plan([file('new', 'n', '/old')], [stored('old', ['file o'])])).toEqual({
      ...nothing,
      publish: ['new 1 new /old'],
      unpublish: ['old'],
    });
  });
});

it('leaves a page that a recruiter deleted where it is, and says so', () => {
  const deleted = { ...stored('a', ['file x'], null), isDeleted: true };
  expect(plan([file('a', 'y')], [deleted])).toEqual({
    ...nothing,
    problems: ['site/a.page.json editor-version-kept'],
  });
});

it('leaves a page that a recruiter is working on as it is, live or not, and says so', () => {
  const live = { ...stored('a', ['file x']), hasDraft: true };
  const takenOff = { ...stored('b', ['file x'], null), hasDraft: true };
  expect(plan([file('a', 'y'), file('b', 'x')], [live, takenOff])).toEqual({
    ...nothing,
    problems: ['site/a.page.json editor-version-kept'],
  });
});
