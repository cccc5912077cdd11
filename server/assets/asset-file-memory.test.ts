import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AssetFileMemory } from './asset-file-memory.ts';

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="8"/>`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumbo-memory-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('reads a file once until it changes', async () => {
  const memory = new AssetFileMemory();
  const path = join(folder, 'a.svg');
  await writeFile(path, drawing(8));
  expect(await memory.read(path)).toMatchObject({ isNew: true, result: { value: { width: 8 } } });
  expect(await memory.read(path)).toMatchObject({ isNew: false, result: { value: { width: 8 } } });
  await writeFile(path, drawing(16));
  expect(await memory.read(path)).toMatchObject({ isNew: true, result: { value: { width: 16 } } });
});

it('reads again what turned out to be other bytes', async () => {
  const memory = new AssetFileMemory();
  const path = join(folder, 'b.svg');
  await writeFile(path, drawing(8));
  await memory.read(path);
  memory.forget(path);
  expect((await memory.read(path)).isNew).toBe(true);
});
