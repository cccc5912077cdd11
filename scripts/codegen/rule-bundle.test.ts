import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { projectRoot } from '../base/project-root.ts';

/** Code of a module of `schemas/rules` with all that it needs, as bundles have it. */
async function bundle(module: string): Promise<string> {
  const entry = path.join(projectRoot, 'schemas/rules', module);
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const outputs = Array.isArray(built) ? built : [];
  const chunks = outputs.flatMap(({ output }) => output);
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

it.each([
  ['check-page.ts', 'link-dead'],
  ['check-site.ts', 'link-dead'],
  ['check-form.ts', 'form-question-unreachable'],
])(
  'leaves words, explanations and examples of rules out of what imports %s',
  async (module, known) => {
    const code = await bundle(module);
    expect(code).toContain(known);
    expect(code).not.toMatch(/remedy|explanation|mending|seccion-pie/);
  },
);

it('finds them where all of a rule is imported', async () => {
  const code = await bundle('generated/documented-rules.ts');
  for (const word of ['remedy', 'explanation', 'mending', 'seccion-pie'])
    expect(code).toContain(word);
});
