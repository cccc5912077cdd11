import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { projectRoot } from '../base/project-root.ts';

it('the style guide shows every widget there is', () => {
  const file = path.join(projectRoot, 'pages/repartidores-mx/muestrario.page.json');
  const page = parsePageText(readFileSync(file, 'utf8'));
  if (!page.ok) throw new Error(JSON.stringify(page.problems));
  const shown = new Set(page.value.widgets.map(({ type }) => type));
  const all = readdirSync(path.join(projectRoot, 'runtime/widgets'));
  expect([...shown].sort()).toEqual(all.sort());
});
