import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FeedItem, RawJob } from './feed-item.ts';
import { MAX_FIELD_CHARACTERS } from './job-builder.ts';
import { readFeed } from './read-feed.ts';

async function read(feed: string | Uint8Array, chunkBytes = Number.MAX_SAFE_INTEGER) {
  const items: FeedItem[] = [];
  for await (const item of readFeed(chunksOf(Buffer.from(feed), chunkBytes))) items.push(item);
  return items;
}

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

async function readJobs(feed: string | Uint8Array, chunkBytes?: number): Promise<RawJob[]> {
  return (await read(feed, chunkBytes)).map((item) => {
    if (item.kind === 'job') return item.job;
    throw new Error(JSON.stringify(item));
  });
}

async function readProblem(feed: string | Uint8Array) {
  const item = (await read(feed)).at(-1);
  if (item?.kind === 'broken') return item.problem;
  throw new Error(`Not broken: ${JSON.stringify(item)}`);
}

const job = (content: string): string => `<source>\n<job>${content}</job>\n</source>`;

describe('a feed', () => {
  it('gives its jobs with the lines they begin in', async () => {
    const jobs = await readJobs(
      '<?xml version="1.0"?>\n<source>\n  <publisher>P</publisher>\n\n  <job><title>A</title>\n</job>\r\n<job>\n<title>B</title></job></source>',
    );
    expect(jobs).toEqual([
      { line: 5, fields: { title: 'A' }, benefits: [], others: {} },
      { line: 7, fields: { title: 'B' }, benefits: [], others: {} },
    ]);
  });

  it('is the same in chunks of one byte', async () => {
    const text = job(
      '<title><![CDATA[Repartidor ]]>ñ &amp; 🚚</title><pay><min>1</min></pay><benefits><benefit>x</benefit></benefits>',
    );
    expect(await readJobs(text, 1)).toEqual(await readJobs(text));
    expect(await readJobs(text)).toEqual([
      {
        line: 2,
        fields: { title: 'Repartidor ñ & 🚚', pay: '<min>1</min>' },
        benefits: ['x'],
        others: {},
      },
    ]);
  });

  it('names its elements in any case, and others are ignored', async () => {
    const [found] = await readJobs(
      job('<Title>A</Title><ReferenceNumber>7</ReferenceNumber><x><title>no</title></x>'),
    );
    expect(found?.fields).toEqual({ title: 'A', referencenumber: '7' });
  });

  it('may hold markup that is not escaped', async () => {
    const [found] = await readJobs(job('<description>Uno <b class="x">dos</b></description>'));
    expect(found?.fields.description).toBe('Uno <b>dos</b>');
  });

  it('may use the entities of HTML; unknown ones stay as they are', async () => {
    const [found] = await readJobs(job('<title>Due&ntilde;o &nada; &#0; &#x41;</title>'));
    expect(found?.fields.title).toBe('Dueño &nada; &#0; A');
  });

  it('loses control characters and keeps its lines', async () => {
    const [found] = await readJobs(job('<title>a\0b\x1bc</title>'));
    expect(found?.fields.title).toBe('a b c');
  });

  it('counts the first of two equal elements', async () => {
    const [found] = await readJobs(job('<city>León</city><city>Mérida</city>'));
    expect(found?.fields.city).toBe('León');
  });

  it('may be compressed', async () => {
    expect(await readJobs(gzipSync(job('<title>A</title>')), 1)).toHaveLength(1);
  });

  it('may be in a zip, beside what a system adds', async () => {
    const zip = zipSync({
      '__MACOSX/._feed.xml': strToU8('x'),
      'empleos/.DS_Store': strToU8('x'),
      'empleos/feed.xml': strToU8(job('<title>A</title>')),
    });
    for (const size of [1, 7, zip.length])
      expect(await readJobs(Buffer.from(zip), size)).toMatchObject([{ fields: { title: 'A' } }]);
  });

  it('may have groups around its jobs', async () => {
    const [found] = await readJobs(
      '<source><jobs>\n<job><title>A</title><pay><min>1</min></pay></job></jobs></source>',
    );
    expect(found).toMatchObject({ line: 2, fields: { title: 'A', pay: '<min>1</min>' } });
  });

  it('may have an & that begins no reference, in pieces of any size', async () => {
    const text = job(
      '<title>A & B&nbsp;&amp; C &Auml;</title><company>D&E</company><city>F&</city>',
    );
    const found = await readJobs(text);
    expect(found).toMatchObject([
      { fields: { title: 'A & B\u00a0& C Ä', company: 'D&E', city: 'F&' } },
    ]);
    expect(await readJobs(text, 1)).toEqual(found);
    const address = await readJobs(job('<url><![CDATA[https://a.example/?b=1&c=2]]></url>'));
    expect(address).toMatchObject([{ fields: { url: 'https://a.example/?b=1&amp;c=2' } }]);
  });

  it('may have empty lines before its declaration', async () => {
    const text = `\n\r\n <?xml version="1.0" encoding="UTF-8"?>${job('<title>ñ</title>')}`;
    expect(await readJobs(text)).toMatchObject([{ line: 4, fields: { title: 'ñ' } }]);
  });

  it('may be compressed twice', async () => {
    const text = job('<title>A</title>');
    const zip = Buffer.from(zipSync({ 'feed.xml': strToU8(text) }));
    const zipped = Buffer.from(zipSync({ 'feed.xml.gz': gzipSync(text) }));
    for (const bytes of [gzipSync(gzipSync(text)), gzipSync(zip), zipped])
      expect(await readJobs(bytes)).toEqual(await readJobs(text));
  });

  it('whose jobs have another name says so', async () => {
    const items = '<source><vacantes><vacante><title>A</title></vacante></vacantes></source>';
    expect((await readProblem(items)).message).toContain('seem to be called <vacante>');
    const spanish = items.replaceAll('title', 'título');
    expect((await readProblem(spanish)).message).toContain('seem to be called <vacante>');
    expect(await read('<source><title>Bolsa</title></source>')).toEqual([]);
  });

  it('without jobs gives nothing', async () => {
    expect(await read('<source/>')).toEqual([]);
  });
});

describe('the encoding', () => {
  const declared = (encoding: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?>\n${job('<title>Año “nuevo”</title>')}`;
  const title = async (feed: Uint8Array) => (await readJobs(feed, 7))[0]?.fields.title;

  it.each([
    ...['iso-8859-1', 'windows-1252', 'ISO-8859-1', 'ISO_8859-1'],
    ...['ANSI', 'windows1252', 'win-1252', 'Latin-1'],
  ])('is the declared one: %s', async (name) => {
    const latin = Buffer.from(declared(name).replace('“', '\x93').replace('”', '\x94'), 'latin1');
    expect(await title(latin)).toBe('Año “nuevo”');
  });

  it('is the one of a byte order mark', async () => {
    expect(await title(Buffer.from(`\ufeff${declared('utf-8')}`))).toBe('Año “nuevo”');
    const little = Buffer.from(`\ufeff${declared('utf-16')}`, 'utf16le');
    expect(await title(little)).toBe('Año “nuevo”');
    expect(await title(Buffer.from(little).swap16())).toBe('Año “nuevo”');
  });

  it('is UTF-16 without a mark too', async () => {
    expect(await title(Buffer.from(declared('utf-16'), 'utf16le'))).toBe('Año “nuevo”');
  });

  it.each([
    ...['iso-8859-1', 'windows-1252', 'us-ascii', 'latin1', 'ISO_8859-1', 'macintosh'],
    ...['koi8-r', 'gb2312', 'ansi', 'UTF_8'],
  ])('is UTF-8 where the bytes are, whatever is declared: %s', async (name) => {
    const text = `<?xml version="1.0" encoding="${name}"?>${' '.repeat(2000)}${job('<title>León</title>')}`;
    expect(await readJobs(text)).toMatchObject([{ fields: { title: 'León' } }]);
    expect(await readJobs(text, 1)).toMatchObject([{ fields: { title: 'León' } }]);
  });

  it('is UTF-16 without mark and declaration', async () => {
    const text = job('<title>ñ</title>');
    expect(await readJobs(Buffer.from(text, 'utf16le'))).toMatchObject([
      { fields: { title: 'ñ' } },
    ]);
    const swapped = Buffer.from(text, 'utf16le').swap16();
    expect(await readJobs(swapped)).toMatchObject([{ fields: { title: 'ñ' } }]);
  });

  it('must be the true one: the line of the first bad byte is told', async () => {
    const problem = await readProblem(
      Buffer.from(declared('utf-8').replace(/[“”]/g, ''), 'latin1'),
    );
    expect(problem.code).toBe('feed-encoding');
    expect(problem.message).toContain('utf-8: line 3 ');
  });

  it.each(['utf-16', 'UTF-16LE', 'ucs-2', 'utf-32', 'unicode'])(
    'is not %s where each byte can be read by itself, which is told',
    async (name) => {
      expect(await readProblem(declared(name))).toMatchObject({
        code: 'feed-encoding',
        message: `The XML declaration says ${name.toUpperCase()}, but the bytes are UTF-8.`,
      });
    },
  );

  it('must be known', async () => {
    expect((await readProblem(declared('klingon'))).message).toContain('"klingon"');
  });
});

describe('a hostile feed', () => {
  it('with an enormous text loses that job only', async () => {
    const items = await read(
      `<source><job><referencenumber> 1 </referencenumber><title>${'x'.repeat(MAX_FIELD_CHARACTERS)}</title>
       <description>${'x'.repeat(1024 * 1024)}</description></job>
       <job><title>B</title></job></source>`,
    );
    expect(items).toMatchObject([
      { kind: 'skipped', skipped: { line: 1, referenceNumber: '1', code: 'text-too-large' } },
      { kind: 'job', job: { line: 3 } },
    ]);
  });

  it('with an enormous text before the reference number still tells which job it was', async () => {
    const large = 'x'.repeat(MAX_FIELD_CHARACTERS + 1);
    const items = await read(
      job(
        `<description>${large}</description><title>${large}</title><referencenumber>7</referencenumber>`,
      ),
    );
    expect(items).toMatchObject([
      { skipped: { referenceNumber: '7', reason: expect.stringContaining('<description>') } },
    ]);
  });

  it('with a text or a tag without end is refused before it fills the memory', async () => {
    async function* endless(start: string): AsyncGenerator<Uint8Array> {
      yield Buffer.from(start);
      for (;;) yield Buffer.alloc(1024 * 1024, 'x');
    }
    for (const start of [
      '<source><job><title>',
      '<source><!--',
      '<source><job a="',
      '<!DOCTYPE a [',
    ]) {
      const items: FeedItem[] = [];
      for await (const item of readFeed(endless(start))) items.push(item);
      expect(items).toMatchObject([{ kind: 'broken', problem: { code: 'feed-malformed' } }]);
    }
  });

  it('cannot define entities: neither a billion laughs nor another file', async () => {
    const laughs = `<!DOCTYPE source [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;">]>${job('<title>&b;</title>')}`;
    const outside = `<!DOCTYPE source SYSTEM "file:///etc/passwd">${job('<title>&x;</title>')}`;
    for (const feed of [laughs, outside])
      expect(await readProblem(feed)).toMatchObject({ code: 'feed-doctype' });
  });

  it('nested without end is refused', async () => {
    expect((await readProblem(`<source>${'<a>'.repeat(100_000)}`)).message).toContain('too deep');
  });

  it('that is cut off says where', async () => {
    expect(await readProblem('<source>\n<job><title>Repar')).toMatchObject({
      code: 'feed-cut-off',
      message: expect.stringContaining('line 2, column 17'),
    });
    const gzip = gzipSync(job(`<title>${'Repartidor '.repeat(999)}</title>`));
    expect(await readProblem(gzip.subarray(0, 40))).toMatchObject({ code: 'source-unreadable' });
  });

  it('that is malformed says where', async () => {
    expect((await readProblem('<source>\n<job><title>A</job></source>')).message).toMatch(
      /at line 2, column \d+: .*tag/,
    );
  });

  it.each(['<html><body>404</body></html>', '', 'Not found', '{}'])(
    'that is none: %j',
    async (text) => {
      expect((await readProblem(text)).code).toMatch(/^feed-(foreign|malformed)$/);
    },
  );

  it('that is rich text is not called JSON', async () => {
    expect((await readProblem('{\\rtf1\\ansi Vacantes}')).message).toContain(
      'begins with "{\\rtf1',
    );
  });

  it.each(['{"jobs": []}', '\ufeff [{}]'])('in JSON is called so: %s', async (text) => {
    expect((await readProblem(text)).message).toBe('This is JSON, not XML.');
  });

  it.each(['compressed with zlib', 'no text'])('that is %s says so', async (kind) => {
    const pack = kind === 'no text' ? brotliCompressSync : deflateSync;
    const text = Array.from({ length: 99 }, (_, index) => `<title>${index * 7919}</title>`).join(
      '',
    );
    expect(await readProblem(pack(job(text)))).toMatchObject({
      code: 'feed-archive',
      message: expect.stringContaining(kind),
    });
  });

  it.each([
    ...[
      '<!DOCTYPE html>\n<html><head/></html>',
      '<!doctype HTML><p>',
      '<html/>',
      '<!-- a --><!doctype html>',
    ],
    ...[
      '<?xml version="1.0"?><!DOCTYPE html PUBLIC "a" "b"><html/>',
      '<HEAD><title>503</title></HEAD>',
    ],
    '<h1>Error</h1>',
  ])('that is a page is called one: %j', async (text) => {
    expect(await readProblem(text)).toMatchObject({
      code: 'feed-foreign',
      message: expect.stringContaining('This is a page, not a feed'),
    });
  });

  it('in a tar is called so, compressed or not', async () => {
    const tar = Buffer.alloc(1024);
    tar.write('feed.xml');
    tar.write('ustar', 257);
    for (const bytes of [tar, gzipSync(tar)])
      expect((await readProblem(bytes)).message).toBe('The feed is a tar archive, not XML.');
  });

  it.each([
    [
      'that is a table',
      { '[Content_Types].xml': strToU8('<a/>'), 'xl/workbook.xml': strToU8('<a/>') },
      'table of Office',
    ],
    ['without a feed', { 'leeme.txt': strToU8('Hola') }, 'holds no XML file'],
    [
      'of two feeds',
      { 'a.xml': strToU8('<source/>'), 'b.xml': strToU8('<source/>') },
      'a.xml, b.xml',
    ],
  ])('a zip %s says so', async (_, files, mention) => {
    expect(await readProblem(Buffer.from(zipSync(files)))).toMatchObject({
      code: 'feed-archive',
      message: expect.stringContaining(mention),
    });
  });

  it('a zip that is cut off or damaged says so', async () => {
    const zip = Buffer.from(zipSync({ 'feed.xml': strToU8(job('<title>A</title>'.repeat(99))) }));
    for (const bytes of [zip.subarray(0, 80), Buffer.from('PK\u0003\u0004…'), zip.fill(7, 45, 60)])
      expect(await readProblem(bytes)).toMatchObject({ code: 'feed-archive' });
  });

  it('in 7z is called so', async () => {
    expect(await readProblem(Buffer.from('7z…'))).toMatchObject({
      code: 'feed-archive',
      message: expect.stringContaining('7z'),
    });
  });

  it('whose source fails is told', async () => {
    const items: FeedItem[] = [];
    const source = new Readable({
      read() {
        this.destroy(new Error('the line dropped'));
      },
    });
    for await (const item of readFeed(source)) items.push(item);
    expect(items).toMatchObject([
      {
        problem: {
          code: 'source-unreadable',
          message: expect.stringContaining('the line dropped'),
        },
      },
    ]);
  });
});
