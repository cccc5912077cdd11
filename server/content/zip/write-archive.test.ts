import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { toArchiveFile } from '../../testing/content/archive.ts';
import { readDirectory } from './read-directory.ts';
import { readEntry } from './read-entry.ts';
import { writeArchive } from './write-archive.ts';

type Files = Readonly<Record<string, Uint8Array>>;

function pack(files: Files): Promise<Buffer> {
  const items = Object.entries(files).map(([name, bytes]) => ({ name, load: async () => bytes }));
  return buffer(Readable.from(writeArchive(items), { objectMode: false }));
}

async function unpack(archive: Buffer): Promise<Files> {
  const file = toArchiveFile(archive);
  const directory = await readDirectory(file);
  if (!directory.ok) throw new Error(directory.problems[0]?.detail.en);
  const files: Record<string, Uint8Array> = {};
  for (const entry of directory.value) {
    const bytes = await readEntry(file, entry);
    if (!bytes.ok) throw new Error(bytes.problems[0]?.detail.en);
    files[entry.name] = Uint8Array.from(bytes.value);
  }
  return files;
}

const name = fc.constantFrom('site.json', 'home.page.json', 'assets/a.png', 'assets/b/c.svg');

it('packs files so that they are read as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, fc.uint8Array({ maxLength: 5000 })), async (files) => {
      expect(await unpack(await pack(files))).toEqual({ ...files });
    }),
  );
});

it('packs more than one slice of a file', async () => {
  const bytes = Uint8Array.from({ length: 700_000 }, (_, i) => (i * i) % 251);
  const files = await unpack(await pack({ 'assets/a.png': bytes, 'site.json': bytes }));
  expect(Object.keys(files)).toEqual(['assets/a.png', 'site.json']);
  for (const unpacked of Object.values(files)) expect(Buffer.compare(unpacked, bytes)).toBe(0);
});

it('packs the same files into the same bytes at any time and in any time zone', async () => {
  const files = { 'site.json': Buffer.from('{}'), 'assets/a.png': Buffer.from('png') };
  onTestFinished(() => void vi.unstubAllEnvs());
  const archives: string[] = [];
  for (const zone of ['Pacific/Kiritimati', 'America/Tijuana', 'UTC']) {
    vi.stubEnv('TZ', zone);
    archives.push((await pack(files)).toString('hex'));
  }
  expect(new Set(archives).size).toBe(1);
});
