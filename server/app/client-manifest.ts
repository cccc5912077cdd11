import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientEntries } from '#runtime/entry-server.tsx';

interface ManifestChunk {
  readonly file: string;
  /** Keys of the chunks that it imports by itself. */
  readonly imports?: readonly string[];
  readonly name?: string;
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The addresses that the build gave the visitor's scripts. Entry names say what they are: `enhance-header`. */
export function readClientManifest(distDir: string): ClientEntries {
  const text = readFileSync(join(distDir, 'client/.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const urls = new Map(entries.map((entry) => [entry.name ?? '', urlOf(entry)]));
  return {
    page: Object.fromEntries(urls),
    enhance: withPrefix(urls, 'enhance-'),
    islands: withPrefix(urls, 'island-'),
    imports: Object.fromEntries(
      entries.map((entry) => [urlOf(entry), [...importsOf(manifest, entry)].map(urlOf)]),
    ),
  };
}

function urlOf({ file }: ManifestChunk): string {
  return `/build/${file}`;
}

/** What a chunk imports, and what that does. */
function importsOf(
  manifest: Manifest,
  { imports = [] }: ManifestChunk,
  found = new Set<ManifestChunk>(),
): ReadonlySet<ManifestChunk> {
  for (const chunk of imports.map((key) => manifest[key])) {
    if (chunk === undefined || found.has(chunk)) continue;
    found.add(chunk);
    importsOf(manifest, chunk, found);
  }
  return found;
}

function withPrefix(urls: ReadonlyMap<string, string>, prefix: string): Record<string, string> {
  const found = [...urls].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(found.map(([name, url]) => [name.slice(prefix.length), url]));
}
