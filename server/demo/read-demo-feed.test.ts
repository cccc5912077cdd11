import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoFeed } from './demo-testing.ts';
import { readDemoFeed } from './read-demo-feed.ts';

async function folderWith(text?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-demo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (text !== undefined) await writeFile(join(folder, 'demo-feed.json'), text);
  return folder;
}

it('is undefined for a site without demo jobs', async () => {
  expect(await readDemoFeed(await folderWith())).toBeUndefined();
});

it('reads the demo jobs of a site', async () => {
  expect(await readDemoFeed(await folderWith(JSON.stringify(demoFeed())))).toEqual(demoFeed());
});

it('names the file and the place of what is wrong', async () => {
  const folder = await folderWith(JSON.stringify({ ...demoFeed(), seed: -1 }));
  await expect(readDemoFeed(folder)).rejects.toThrow(`${folder}/demo-feed.json#/seed: `);
});
