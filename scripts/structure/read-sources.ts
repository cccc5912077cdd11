import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The parts whose shape is held. */
export const PARTS = ['schemas', 'runtime', 'editor', 'server', 'scripts'] as const;
export type SourcePart = (typeof PARTS)[number];

const CODE = /\.tsx?$/;
/** Tests, their helpers, type declarations and what is generated have their own shape. */
const NOT_MEASURED =
  /\.test\.tsx?$|\.d\.ts$|(^|[/-])testing\.tsx?$|(^|\/)(testing|generated|node_modules)\//;

export interface SourceFile {
  /** From the root, with `/`. */
  readonly path: string;
  readonly folder: string;
  readonly part: SourcePart;
  readonly tree: ts.SourceFile;
  /** Paths of files of the product, from the root. */
  readonly imports: readonly string[];
}

/** Every measured source file of a checkout. */
export function readSources(root: string): SourceFile[] {
  return PARTS.flatMap((part) =>
    readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(part, file.replaceAll(path.sep, '/')))
      .filter((file) => CODE.test(file) && !NOT_MEASURED.test(file))
      .map((file) => readSource(root, part, file)),
  );
}

function readSource(root: string, part: SourcePart, file: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const folder = path.posix.dirname(file);
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => resolveImport(folder, fileName))
    .filter((target) => target !== undefined);
  return { path: file, folder, part, tree, imports };
}

/** @returns undefined for packages and Node's own modules */
function resolveImport(folder: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? path.posix.join(folder, specifier) : undefined;
}
