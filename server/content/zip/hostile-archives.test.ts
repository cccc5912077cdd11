import { describe, expect, it } from 'vitest';
import { ok } from '#schemas/problems/result.ts';
import { buildArchive, type TestEntry, toArchiveFile } from '../../testing/content/archive.ts';
import { MAX_ENTRIES } from './archive-limits.ts';
import { readDirectory } from './read-directory.ts';
import { readEntry } from './read-entry.ts';

const SYMLINK = 0xa1ff_0000;
const DEVICE = 0x21b6_0000;
const FOLDER = 0x41ed_0010;

const page: TestEntry = { name: 'home.page.json', bytes: '{"id":"home"}' };
const settings: TestEntry = { name: 'site.json', bytes: '{}' };
const plain = buildArchive([settings, page]);

/** Unpacks everything, as an import would; the reason where that is refused, told in either language alone. */
async function unpack(archive: Buffer) {
  const refusal = await refusalOf(archive);
  if (refusal === undefined) return undefined;
  const { code, detail } = refusal;
  expect(detail.es).not.toMatch(/\b(?:the|and|of|is|are|this|that|with|not|or|make)\b/i);
  expect(detail.en).not.toMatch(/\b(?:el|los|que|está|una?|con)\b/i);
  return { code, detail: detail.en };
}

async function refusalOf(archive: Buffer) {
  const file = toArchiveFile(archive);
  const directory = await readDirectory(file);
  if (!directory.ok) return directory.problems[0];
  for (const entry of directory.value) {
    const bytes = await readEntry(file, entry);
    if (!bytes.ok) return bytes.problems[0];
  }
  return undefined;
}

function named(name: string | Buffer): Buffer {
  return buildArchive([settings, { name, bytes: 'x' }]);
}

function changed(at: number, value: number): Buffer {
  const archive = Buffer.from(plain);
  archive.writeUInt32LE(value, archive.length - 22 + at);
  return archive;
}

it('reads an archive of a zip program', async () => {
  expect(await unpack(plain)).toBeUndefined();
  expect(await unpack(buildArchive([{ ...page, isStored: true }]))).toBeUndefined();
});

it('passes over folders, of which only those of a site are known', async () => {
  const folder: TestEntry = {
    name: 'assets/fotos/',
    isStored: true,
    listed: { attributes: FOLDER },
  };
  expect(await unpack(buildArchive([folder, page]))).toBeUndefined();
  expect(await unpack(named('otros/'))).toMatchObject({ code: 'archive-name-refused' });
});

describe('what Finder makes of a folder', () => {
  const attributes = { listed: { attributes: FOLDER }, isStored: true } as const;
  const junk = (name: string): TestEntry => ({ name, bytes: 'x' });
  const site: readonly TestEntry[] = [
    { name: 'repartidores-mx/', ...attributes },
    junk('repartidores-mx/.DS_Store'),
    junk('__MACOSX/repartidores-mx/._.DS_Store'),
    { ...page, name: 'repartidores-mx/home.page.json' },
    junk('__MACOSX/repartidores-mx/._home.page.json'),
  ];

  it('is read as the folder itself, without what a Mac shows nobody', async () => {
    const archive = buildArchive(site);
    expect(await unpack(archive)).toBeUndefined();
    const directory = await readDirectory(toArchiveFile(archive));
    const entries = directory.ok ? directory.value : [];
    const own = entries.filter(({ kind }) => kind !== 'passed-over' && kind !== 'folder');
    expect(own.map(({ siteName, kind }) => [siteName, kind])).toEqual([['home.page.json', 'page']]);
  });

  it('is read without a folder around it too, and Explorer leaves things as well', async () => {
    const names = ['.DS_Store', '._site.json', 'Thumbs.db', 'desktop.ini', '__MACOSX/._site.json'];
    expect(await unpack(buildArchive([settings, page, ...names.map(junk)]))).toBeUndefined();
  });

  it.each([
    ...['.Spotlight-V100/x', '.Trashes/y', 'repartidores-mx/@eaDir/z/w', 'repartidores-mx/Icon\r'],
    ...['repartidores-mx/~$notas.docx', 'repartidores-mx/.~lock.notas.odt#', 'ehthumbs.db'],
    ...['repartidores-mx/.git/HEAD', 'repartidores-mx/assets/.gitkeep', '.dropbox.cache/x'],
    ...['repartidores-mx/assets/.picasa.ini', 'Thumbs.db:encryptable', 'home.page.json~'],
    ...['repartidores-mx/assets/__MACOSX/', 'repartidores-mx/assets/__MACOSX/van.png'],
    ...['.Trash-1000/files/van.png', 'repartidores-mx/.stfolder/', 'lost+found/'],
    ...['repartidores-mx/assets/.@__thumb/s100van.png', 'repartidores-mx/home.page.json.bak'],
  ])('nor what other systems and programs leave: %s', async (name) => {
    expect(await unpack(buildArchive([...site, junk(name)]))).toBeUndefined();
  });

  it('may be the folder of a site as it ships, with the jobs of its first start', async () => {
    expect(await unpack(buildArchive([...site, junk('repartidores-mx/demo-feed.json')]))).toBe(
      undefined,
    );
  });

  it('is read within several folders too, as a folder is that was packed again', async () => {
    const deep = [
      { name: 'descargas/', ...attributes },
      ...site.map((entry) => ({ ...entry, name: `descargas/${entry.name}` })),
    ];
    const directory = await readDirectory(toArchiveFile(buildArchive(deep)));
    const entries = directory.ok ? directory.value : [];
    expect(entries.flatMap(({ siteName, kind }) => (kind === 'page' ? siteName : []))).toEqual([
      'home.page.json',
    ]);
  });

  it.each([
    ['out of it', '__MACOSX/../home.page.json'],
    ['beside it', 'otros/home.page.json'],
    ['hidden files of others', 'repartidores-mx/.env'],
  ])('holds nothing else: %s', async (_, name) => {
    expect(await unpack(buildArchive([...site, junk(name)]))).toMatchObject({
      code: 'archive-name-refused',
    });
  });

  it('has one of two files that are the same without the folder around them', async () => {
    const twin = { ...page, name: 'repartidores-mx/HOME.page.json' };
    expect(await unpack(buildArchive([...site, twin]))).toMatchObject({
      code: 'archive-name-refused',
    });
  });
});

describe('a name', () => {
  it.each([
    ['out of the folder', '../home.page.json', 'leads out'],
    ['out of it from within', 'assets/../../home.page.json', 'leads out'],
    ['from the root', '/etc/passwd', 'place on a disk'],
    ['with a drive', 'C:home.page.json', 'place on a disk'],
    ['with backslashes', '..\\home.page.json', 'backslash'],
    ['with a null byte', 'home.page.json\0.png', 'null byte'],
    ['of nothing that sites have', 'run.sh', 'no file of a site'],
    ['of a hidden file', '.env', 'no file of a site'],
    ['below another folder', 'uno/site.json', 'no file of a site'],
    ['of a page below assets', 'assets/home.page.json', 'no file of a site'],
    ['with capitals', 'assets/Van.png', 'no file of a site'],
    ['that is too long', `assets/${'a'.repeat(300)}.png`, 'no file of a site'],
    ['that is empty', '', 'no file of a site'],
  ])('%s is refused', async (_, name, reason) => {
    expect(await unpack(named(name))).toMatchObject({
      code: 'archive-name-refused',
      detail: expect.stringContaining(reason),
    });
  });

  it('is told as it stands there, with all others that are none of a site', async () => {
    const names = ['leeme "nuevo".txt', 'Fotos/van.png', ...'abcdefgh'];
    const refused = await unpack(
      buildArchive([settings, ...names.map((name) => ({ name, bytes: 'x' }))]),
    );
    expect(refused?.detail).toMatch(
      /^"leeme "nuevo".txt", "Fotos\/van.png", "a", "b", "c", "d", "e", "f", and 2 more are no files of a site\./,
    );
    expect((await unpack(named('assets\\van.svg')))?.detail).toContain('"assets\\van.svg"');
  });

  it('that no terminal should print is told without what it holds', async () => {
    const refusal = await unpack(named('a\u001b[2Jb\u202e.png'));
    expect(refusal?.detail).toContain('a�[2Jb�.png');
  });

  it('that is no UTF-8 is refused', async () => {
    expect(await unpack(named(Buffer.from([0xff, 0xfe])))).toMatchObject({
      code: 'archive-invalid',
    });
  });

  it('that stands there twice is refused, also with other capitals', async () => {
    expect((await unpack(buildArchive([page, page])))?.detail).toContain('two files named');
    const twin = { ...page, name: 'HOME.page.json' };
    expect((await unpack(buildArchive([page, twin])))?.detail).toContain('capitals');
  });

  it('in front of the file that is not the one in the list is refused', async () => {
    const archive = buildArchive([{ ...page, own: { name: '../../a.page.js' } }]);
    expect((await unpack(archive))?.code).toBe('archive-invalid');
  });
});

describe('an archive', () => {
  it.each([
    ['that is none', Buffer.from('<html>no zip at all, but long enough to be one</html>')],
    ['that is empty', Buffer.alloc(0)],
    ['that is cut off', plain.subarray(0, plain.length - 5)],
    ['that lost its list', plain.subarray(0, 40)],
    ['with something behind it', Buffer.concat([plain, Buffer.from('x')])],
    ['with something in front of it', Buffer.concat([Buffer.from('PK\x03\x04'), plain])],
    ['with a comment', buildArchive([page], { comment: 'hola' })],
    ['that lists more than it has', buildArchive([page], { count: 2 })],
    ['that lists less than it has', buildArchive([settings, page], { count: 1 })],
    ['that is one of several', changed(4, 1)],
    ['of the kind for 4 GiB', changed(16, 0xffffffff)],
    ['whose list is elsewhere', changed(16, 7)],
    ['of files that nothing names', buildArchive([page], { position: 0 })],
  ])('%s is refused', async (_, archive) => {
    expect(await unpack(archive)).toMatchObject({ code: 'archive-invalid' });
  });

  it('of too many files is refused before one is looked at', async () => {
    const many = buildArchive([page], { count: MAX_ENTRIES + 1 });
    expect(await unpack(many)).toMatchObject({ code: 'archive-too-large' });
  });

  it('in which two files lie over each other is refused', async () => {
    const twin = { ...page, name: 'otra.page.json', listed: { offset: 0 } };
    expect(await unpack(buildArchive([page, twin]))).toMatchObject({ code: 'archive-invalid' });
  });
});

describe('a file', () => {
  const lie = (listed: TestEntry['listed'], own: TestEntry['own'] = {}) =>
    buildArchive([{ ...page, ...(listed && { listed }), own }]);

  it.each([
    ['that is encrypted', lie({ flags: 1 }, { flags: 1 })],
    ['that is strongly encrypted', lie({ flags: 0x41 }, { flags: 0x41 })],
    ['that is a patch', lie({ flags: 0x20 }, { flags: 0x20 })],
    ['packed in another way', lie({ method: 12 }, { method: 12 })],
    ['of unknown size (zip64)', lie({ bytes: 0xffffffff }, { bytes: 0xffffffff })],
    ['larger in its own header', lie({}, { bytes: 99 })],
    ['packed smaller in its own header', lie({}, { packedBytes: 1 })],
    ['stored in its own header', lie({}, { method: 0 })],
    ['of another checksum', lie({ checksum: 1 }, { checksum: 1 })],
    ['that unpacks to more than it says', lie({ bytes: 3 }, { bytes: 3 })],
    ['that unpacks to less than it says', lie({ bytes: 300 }, { bytes: 300 })],
    [
      'that reaches over the list',
      lie({ packedBytes: 80, bytes: 80 }, { packedBytes: 80, bytes: 80 }),
    ],
    ['that begins behind the end', lie({ offset: 0xfffffff0 })],
    ['stored, of two sizes', buildArchive([{ ...page, isStored: true, listed: { bytes: 5 } }])],
    [
      'without its sizes behind it',
      lie({ flags: 8 }, { flags: 8, bytes: 0, packedBytes: 0, checksum: 0 }),
    ],
  ])('%s is refused', async (_, archive) => {
    expect(await unpack(archive)).toMatchObject({ code: 'archive-invalid' });
  });

  it.each([
    ['link', SYMLINK],
    ['device', DEVICE],
  ])('that is a %s is refused', async (_, attributes) => {
    const archive = buildArchive([{ ...page, bytes: '/etc/passwd', listed: { attributes } }]);
    expect(await unpack(archive)).toMatchObject({
      code: 'archive-name-refused',
      detail: expect.stringContaining('special file'),
    });
  });

  it.each([
    ['page of 3 MiB', 'home.page.json', 3],
    ['picture of 11 MiB', 'assets/van.png', 11],
  ])('that is a %s is refused unpacked', async (_, name, mebibytes) => {
    const archive = buildArchive([{ name, bytes: Buffer.alloc(mebibytes * 1024 * 1024) }]);
    expect(archive.length).toBeLessThan(20_000);
    expect(await unpack(archive)).toMatchObject({ code: 'archive-too-large' });
  });

  it('that is a bomb behind a small size gives not a byte more than that', async () => {
    const bytes = Buffer.alloc(64 * 1024 * 1024);
    const size = { bytes: 1024 * 1024 };
    const archive = buildArchive([{ ...page, bytes, listed: size, own: size }]);
    expect(await unpack(archive)).toMatchObject({ code: 'archive-invalid' });
  });
});

describe('a sum', () => {
  const claim = (count: number, name: (i: number) => string, bytes: number) =>
    buildArchive(
      Array.from({ length: count }, (_, i) => ({
        name: name(i),
        listed: { bytes },
        own: { bytes },
      })),
    );

  it.each([
    ['of everything', claim(26, (i) => `assets/${i}.png`, 10 * 1024 * 1024)],
    ['of all pages', claim(17, (i) => `p${i}.page.json`, 2 * 1024 * 1024)],
  ])('%s that is too large is refused', async (_, archive) => {
    expect(await unpack(archive)).toMatchObject({ code: 'archive-too-large' });
  });
});

it('reads an archive without files', async () => {
  expect(await readDirectory(toArchiveFile(buildArchive([])))).toEqual(ok([]));
});
