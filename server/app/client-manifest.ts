import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientEntries } from '#runtime/entry-server.tsx';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
}

/** The addresses that the build gave the visitor's scripts. Entry names say what they are: `enhance-header`. */
export function readClientManifest(distDir: string): ClientEntries {
  const text = readFileSync(join(distDir, 'client/.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>;
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const urls = new Map(entries.map(({ name = '', file }) => [name, `/build/${file}`]));
  return {
    page: Object.fromEntries(urls),
    enhance: withPrefix(urls, 'enhance-'),
    islands: withPrefix(urls, 'island-'),
  };
}

function withPrefix(urls: ReadonlyMap<string, string>, prefix: string): Record<string, string> {
  const found = [...urls].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(found.map(([name, url]) => [name.slice(prefix.length), url]));
}
