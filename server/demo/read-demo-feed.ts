import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../base/error-text.ts';
import type { DemoFeed } from './demo-feed-document.ts';
import { parseDemoFeed } from './parse-demo-feed.ts';

const DEMO_FILE = 'demo-feed.json';

/**
 * The demo jobs of a site, or `undefined` where its folder has none.
 * @param siteFolder path of `pages/<site>`
 * @throws Error that names the file and every place in it that is wrong
 */
export async function readDemoFeed(siteFolder: string): Promise<DemoFeed | undefined> {
  const file = join(siteFolder, DEMO_FILE);
  const text = await readText(file);
  if (text === undefined) return undefined;
  const feed = parseDemoFeed(text);
  if (feed.ok) return feed.value;
  const problems = feed.problems.map(({ pointer, message }) => `${file}#${pointer}: ${message}`);
  throw new Error(`The demo jobs cannot be made.\n${problems.join('\n')}`);
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
