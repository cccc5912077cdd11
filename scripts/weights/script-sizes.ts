import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WeightTable } from '#schemas/weights/weight-table.ts';
import { gzipBytes } from './gzip-bytes.ts';

interface Chunk {
  readonly file: string;
  readonly name: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export interface ScriptSizes extends Pick<WeightTable, 'scripts' | 'pageScripts'> {
  /** Names of what a widget type loads, imports included; an island's script loads when its trigger fires. */
  scriptsOf(type: string): string[];
}

/** The visitors' scripts of a build by the names of their sources, which stay when their content changes. */
export function readScriptSizes(distDir: string): ScriptSizes {
  const folder = path.join(distDir, 'client');
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const closure = closureOf(manifest);
  const chunks = Object.values(manifest).sort((a, b) => (a.name < b.name ? -1 : 1));
  const sizes = chunks.map(({ name, file }) => [
    name,
    gzipBytes(readFileSync(path.join(folder, file))),
  ]);
  return {
    scripts: Object.fromEntries(sizes),
    pageScripts: {
      tracking: closure('tracking'),
      'entry-animation': closure('entry-animation'),
      'draw-bands': closure('draw-bands'),
    },
    scriptsOf(type) {
      const island = closure(`island-${type}`);
      const wakes = island.length > 0 ? closure('loader') : [];
      return [...new Set([...closure(`enhance-${type}`), ...wakes, ...island])];
    },
  };
}

/** Names of an entry and of all that it imports, in the order of loading; empty where the build has no such entry. */
function closureOf(manifest: Readonly<Record<string, Chunk>>): (entry: string) => string[] {
  const keys = new Map(
    Object.entries(manifest).flatMap(([key, { name, isEntry }]) => (isEntry ? [[name, key]] : [])),
  );
  return (entry) => {
    const reached = new Set([keys.get(entry)].filter((key) => key !== undefined));
    for (const key of reached)
      for (const imported of manifest[key]?.imports ?? []) reached.add(imported);
    return [...reached].flatMap((key) => manifest[key]?.name ?? []);
  };
}
