import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../base/project-root.ts';

const FOLDERS = [
  '.',
  'docs',
  'docs/adr',
  'schemas',
  'runtime',
  'pages',
  'server',
  'editor',
  'scripts',
  'e2e',
];

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(projectRoot, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file)),
);

/** Words in backticks that look like a file or folder of the project: no spaces, no placeholders, no leading slash. */
function namedPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  return quoted.filter(
    (word) =>
      /^[\w.@-]+(?:\/[\w.@-]*)+$/.test(word) || /^[\w-]+\.(?:ts|tsx|json|md|css|cjs)$/.test(word),
  );
}

/** Paths are told from the root, or from the document's own folder. */
function exists(document: string, name: string): boolean {
  const folder = path.join(projectRoot, path.dirname(document));
  return existsSync(path.join(projectRoot, name)) || existsSync(path.join(folder, name));
}

/** Made by a build or a start, or named as an example that a reader is about to create. */
const NOT_COMMITTED =
  /^(?:dist|bench|\.cache|\.data|assets|runtime\/widgets\/job-alert|schemas\/widgets\/job-alert|schemas\/rules\/structure\/section-narrow\.ts)|^(?:index|enhance|site)\.(?:ts|json)$/;

it.each(documents)('%s names only paths that exist', (document) => {
  const text = readFileSync(path.join(projectRoot, document), 'utf8');
  const missing = namedPaths(text).filter(
    (name) => !NOT_COMMITTED.test(name) && !exists(document, name),
  );
  expect(missing).toEqual([]);
});

it('keeps the architecture on two screens', () => {
  const lines = readFileSync(path.join(projectRoot, 'ARCHITECTURE.md'), 'utf8').split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
});
