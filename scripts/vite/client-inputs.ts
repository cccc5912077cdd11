import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ClientEntries, pageScripts } from '../../runtime/server/client-entries.ts';

export interface ClientInputs {
  readonly page: ClientEntries['page'];
  readonly enhance: Readonly<Record<string, string>>;
  readonly islands: Readonly<Record<string, string>>;
}

export interface ClientInputOptions {
  readonly root: string;
  readonly generatedDir?: string | undefined;
  readonly extraFolders?: readonly string[];
}

/** The visitor's scripts as absolute source files: each is an entry of its own, loaded only where used. */
export function clientInputs({
  root,
  generatedDir = root,
  extraFolders = [],
}: ClientInputOptions): ClientInputs {
  const widgetFolders = [path.join(root, 'runtime/widgets'), ...extraFolders];
  const islandsDir = path.join(generatedDir, 'runtime/generated/islands');
  return {
    page: pageScripts((name) => path.join(root, `runtime/client/${name}.ts`)),
    enhance: Object.fromEntries(widgetFolders.flatMap(enhancements)),
    islands: Object.fromEntries(islandFiles(islandsDir)),
  };
}

function enhancements(folder: string): [string, string][] {
  return readdirSync(folder)
    .map((type): [string, string] => [type, path.join(folder, type, 'enhance.ts')])
    .filter(([, file]) => existsSync(file));
}

function islandFiles(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => [file.replace(/\.ts$/, ''), path.join(folder, file)]);
}

/** Vite's `input` for these scripts; names say what they are in the manifest and in file names. */
export function toRollupInput({ page, enhance, islands }: ClientInputs): Record<string, string> {
  const prefixed = (prefix: string, files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([type, file]) => [`${prefix}-${type}`, file]);
  return Object.fromEntries([
    ...Object.entries(page),
    ...prefixed('enhance', enhance),
    ...prefixed('island', islands),
  ]);
}
