import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { es } from './es.ts';
import { esLater } from './es-later.ts';

const IMPORTS = /^(?:import|export)(?! type)(?:[^'"]*? from)? ?'([.#][^']+)';$/gm;

/** Code that runs before anything is loaded later: what `main.tsx` imports, and what that imports. */
function firstModules(): readonly string[] {
  const found = new Set(['editor/main.tsx']);
  // Grows while it is walked.
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const target = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name);
      if (!existsSync(target)) throw new Error(`${file} imports ${name}, which is not there.`);
      found.add(target);
    }
  }
  return [...found].filter((file) => file.startsWith('editor/'));
}

/** Keys that a module names in full. */
function keysIn(code: string): readonly string[] {
  return [...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key = '']) => key);
}

/** Beginnings and ends of keys that a module puts together: `saving.${step}`. */
function familiesIn(code: string): readonly (readonly [string, string])[] {
  const found = code.matchAll(/`([\w-]+\.[\w.-]*)\$\{[^}]*\}([\w.-]*)`/g);
  return [...found].map(([, start = '', end = '']) => [start, end] as const);
}

/** Texts that a module asks for and that are loaded later. All keys of a family are loaded together. */
function laterKeysIn(code: string): readonly string[] {
  const whole = keysIn(code).filter((key) => Object.hasOwn(esLater, key));
  const families = familiesIn(code).flatMap(([start, end]) => {
    const isOne = (key: string) => key.startsWith(start) && key.endsWith(end);
    return Object.keys(es).some(isOne) ? [] : Object.keys(esLater).filter(isOne);
  });
  return [...whole, ...families];
}

it('loads the texts of what the editor opens with before it opens', () => {
  const modules = firstModules();
  expect(modules.length).toBeGreaterThan(100);
  const late = modules.flatMap((file) =>
    laterKeysIn(readFileSync(file, 'utf8')).map((key) => `${path.basename(file)}: ${key}`),
  );
  expect(late).toEqual([]);
});
