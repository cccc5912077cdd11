import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sumBy } from 'lodash-es';
import type { Figure } from '../../measure/figures.ts';

/** Its own name in the manifest. */
const ENTRY = 'editor/index.html';

/** The interface's first texts, which the entry asks for in the language of the person. */
const TEXTS = 'editor/ui/messages/es.ts';

/** What stands beside pages: the page editor downloads nothing of it. */
const WORKSPACES = [
  'editor/applications/applications-screen.tsx',
  'editor/composer/forms-screen.tsx',
  'editor/results/results-screen.tsx',
];

/** Scripts, styles and texts until the workshop stands (design of the editor), in KiB after gzip. */
const MAX_INITIAL = 250;

/** What a recruiter downloads: at first, and if every part of the editor is used. */
export function measureEditorBytes(folder: string): readonly Figure[] {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const code = initialFiles(manifest, ENTRY);
  const texts = initialFiles(manifest, TEXTS).filter((name) => !code.includes(name));
  const all = readdirSync(path.join(folder, 'editor')).filter((name) => /\.(?:js|css)$/.test(name));
  const weigh = (names: readonly string[]) =>
    sumBy(names, (name) => gzipSync(readFileSync(path.join(folder, name))).length) / 1024;
  return [
    {
      group: 'editor bytes',
      name: 'initial, gzip',
      value: weigh([...code, ...texts]),
      unit: 'KiB',
      bar: { atMost: MAX_INITIAL },
    },
    {
      group: 'editor bytes',
      name: 'of it texts, gzip',
      value: weigh(texts),
      unit: 'KiB',
    },
    {
      group: 'editor bytes',
      name: 'workspaces that come with it',
      value: WORKSPACES.filter((name) => !manifest[name]?.isDynamicEntry).length,
      unit: '',
      bar: { atMost: 0 },
    },
    {
      group: 'editor bytes',
      name: 'everything, gzip',
      value: weigh(all.map((name) => path.join('editor', name))),
      unit: 'KiB',
    },
  ];
}

/** As much of a chunk of Vite's manifest as is needed here. */
interface Chunk {
  readonly file: string;
  /** Downloaded on demand; what the entry imports at once has no chunk of its own. */
  readonly isDynamicEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** An entry with all that it imports at once, and their styles. */
function initialFiles(manifest: Manifest, entry: string): readonly string[] {
  const seen = new Set([entry]);
  // Grows while it is walked.
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  const files = [...seen].flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
  });
  if (files.length === 0) throw new Error('The build has no editor. Run npm run build.');
  return [...new Set(files)];
}
