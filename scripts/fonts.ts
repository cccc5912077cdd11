import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './base/project-root.ts';

// Cuts the heading fonts (both under the SIL Open Font License) down to what Spanish, Portuguese and
// English need. Run after a font package changes; the results are committed.

const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...'¡¿ÁÉÍÓÚÜÑáéíóúüñÀÂÃÇÊÔÕàâãçêôõªº°©®«»“”‘’–—…·•€№×→←',
].join('');

const SOURCES = {
  'bricolage-grotesque': {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    // All headings have one weight: the others would be two fifths of the file.
    variationAxes: { wght: 700 },
  },
  'barlow-condensed': {
    file: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
    variationAxes: undefined,
  },
} as const;

const folder = path.join(projectRoot, 'runtime/fonts');
mkdirSync(folder, { recursive: true });
const files: Record<string, string> = {};
for (const file of readdirSync(folder))
  if (file.endsWith('.woff2')) rmSync(path.join(folder, file));

for (const [name, { file, variationAxes }] of Object.entries(SOURCES)) {
  const source = readFileSync(path.join(projectRoot, 'node_modules', file));
  const subset = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    // Without the alternates and fractions that no style asks for.
    noLayoutClosure: true,
    ...(variationAxes && { variationAxes }),
  });
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  writeFileSync(path.join(folder, `${name}.${hash}.woff2`), subset);
  files[name] = `${name}.${hash}.woff2`;
  process.stdout.write(`${name}.${hash}.woff2 ${source.length} → ${subset.length} bytes\n`);
}
writeFileSync(path.join(folder, 'font-files.json'), `${JSON.stringify(files, null, 2)}\n`);
