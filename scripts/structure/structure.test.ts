import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measureStructure, type Structure } from './measure-structure.ts';
import { PARTS, readSources } from './read-sources.ts';
import { structureProblems } from './structure-problems.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rumbo-structure-'));
  for (const part of PARTS) mkdirSync(path.join(root, part));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const measure = (): Structure => measureStructure(readSources(root), { editor: [['ui'], ['app']] });

it('finds folders that reach one another over a third', () => {
  write('editor/ui/a.ts', "import '../app/b.ts';\n");
  write('editor/app/b.ts', "export { c } from './deep/c.ts';\n");
  write('editor/app/deep/c.ts', "export const c = () => import('#editor/ui/a.ts');\n");
  const { folderKnots, fileKnots } = measure();
  expect(folderKnots).toEqual([['editor/app', 'editor/app/deep', 'editor/ui']]);
  expect(fileKnots).toHaveLength(1);
});

it('finds imports to the right and folders that have no place', () => {
  write('editor/ui/a.ts', "import type { B } from '../app/b.ts';\n");
  write('editor/app/b.ts', 'export type B = string;\n');
  write('editor/new/c.ts', "import '../app/b.ts';\n");
  const { arrowsBack, unplaced } = measure();
  expect(arrowsBack).toEqual([{ from: 'editor/ui/a.ts', to: 'editor/app/b.ts' }]);
  expect(unplaced).toEqual(['editor/new']);
});

it('counts lines of code without comments and blank lines, and leaves tests out', () => {
  write('editor/ui/a.ts', '/** Words. */\n\n// More.\nexport const a = `x\ny`;\n');
  write('editor/ui/a.test.ts', 'export const b = 1;\n');
  expect(measure()).toMatchObject({ files: 1, codeLines: 2, medianFileLines: 5 });
});

it('counts long functions, any and non-null assertions', () => {
  write('editor/ui/a.ts', `export function long() {\n${'  f();\n'.repeat(60)}}\n`);
  write('editor/ui/b.ts', 'export const b = (x: any, y?: string) => y!.length + x;\n');
  const structure = measure();
  expect(structure).toMatchObject({
    functions: 2,
    longFunctions: 1,
    anys: 1,
    nonNullAssertions: 1,
  });
  expect(structureProblems(structure)).toHaveLength(3);
});

it('refuses a folder with more files than a glance takes in', () => {
  for (let file = 0; file <= 25; file += 1) write(`editor/ui/f${file}.ts`, 'export {};\n');
  expect(structureProblems(measure()).join()).toContain('editor/ui has 26 files');
});

it('refuses a function that stands twice, whatever its names and comments', () => {
  const body =
    'value: unknown) {\n  if (typeof value !== "object") return "none";\n  // A reason.\n  return [1, 2, 3].map((each) => each + 1).join(" ");\n}\n';
  write('editor/ui/a.ts', `export function first(${body}`);
  write('editor/ui/b.ts', `function second(${body.replace('// A reason.\n', '')}`);
  write('editor/ui/c.ts', `function third(${body.replace('+ 1', '+ 2')}`);
  expect(structureProblems(measure()).join()).toContain(
    'first (editor/ui/a.ts) and second (editor/ui/b.ts) are the same',
  );
  expect(measure().twins).toHaveLength(1);
});

it('leaves out what helps tests, wherever it stands', () => {
  for (const file of ['testing/a.ts', 'b/testing.ts', 'b/page-testing.tsx', 'b/c.test.ts'])
    write(`editor/ui/${file}`, 'export {};\n');
  expect(measure().files).toBe(0);
});
