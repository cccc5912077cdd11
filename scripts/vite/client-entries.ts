import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientEntries } from '../../runtime/server/client-entries.ts';
import type { ClientInputs } from './client-inputs.ts';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
}

/** The addresses that the build gave the visitor's scripts. */
export function clientEntriesOfBuild(distDir: string): ClientEntries {
  const file = path.join(distDir, 'client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>;
  const urls = new Map(
    Object.values(manifest)
      .filter(({ isEntry }) => isEntry)
      .map((chunk) => [chunk.name ?? '', `/build/${chunk.file}`]),
  );
  const withPrefix = (prefix: string) =>
    Object.fromEntries(
      [...urls]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, url]) => [name.slice(prefix.length), url]),
    );
  return {
    loader: urls.get('loader') ?? '',
    entryAnimation: urls.get('entry-animation') ?? '',
    enhance: withPrefix('enhance-'),
    islands: withPrefix('island-'),
  };
}

/** The same scripts as Vite's development server gives them: by their source path. */
export function clientEntriesOfDev(root: string, inputs: ClientInputs): ClientEntries {
  const url = (file: string) => `/${path.relative(root, file).split(path.sep).join('/')}`;
  const urls = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([type, file]) => [type, url(file)]));
  return {
    loader: url(inputs.loader),
    entryAnimation: url(inputs.entryAnimation),
    enhance: urls(inputs.enhance),
    islands: urls(inputs.islands),
  };
}
