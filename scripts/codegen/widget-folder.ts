import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { WidgetTraits } from '#schemas/definitions/widget-traits.ts';
import { toPascalCase } from '#schemas/text/pascal-case.ts';
import { type SchemaFiles, toCamelCase } from './schema-files.ts';

export interface WidgetFolder {
  readonly type: string;
  readonly pascal: string;
  readonly camel: string;
  /** Folder as an import path from the generated file. */
  readonly from: string;
  /** Its stylesheets without `.module.css`, its own first. */
  readonly styles: readonly string[];
  /** On the editor's canvas from the start. */
  readonly isCommon: boolean;
  readonly enhanced: boolean;
  /** Whether a React script makes it come alive: its `index.ts` says when. */
  readonly island: boolean;
  /** Whether it is served as a document of its own too. */
  readonly framed: boolean;
  /** Whether it asks services for something before it is drawn. */
  readonly reads: boolean;
}

const STYLES = '.module.css';

const REQUIRED_FILES = (type: string) => [`${type}.tsx`, `${type}.module.css`, 'samples.ts'];

/** What the registries import of each widget. A widget without its files stops the generator. */
export function widgetFolders(files: SchemaFiles, outDir: string): WidgetFolder[] {
  return Object.entries(files.widgets).map(([type, { folder, schema }]) => {
    for (const file of REQUIRED_FILES(type)) requireFile(path.join(folder, file), type);
    const has = (file: string) => existsSync(path.join(folder, file));
    return {
      type,
      pascal: toPascalCase(type),
      camel: toCamelCase(type),
      from: path.relative(outDir, folder).split(path.sep).join('/'),
      styles: styleNames(folder, type),
      isCommon: (schema['x-traits'] as WidgetTraits | undefined)?.common === true,
      enhanced: has('enhance.ts'),
      reads: has('data.ts'),
      framed: has('frame.tsx'),
      island: has('index.ts'),
    };
  });
}

/** A large widget has a stylesheet for each of its parts. */
function styleNames(folder: string, type: string): string[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(STYLES))
    .map((file) => file.slice(0, -STYLES.length));
  return [type, ...names.filter((name) => name !== type).sort()];
}

function requireFile(file: string, type: string): void {
  if (existsSync(file)) return;
  throw new Error(
    `Widget "${type}" lacks ${file}. Write it, or start with \`npm run new-widget ${type}\`.`,
  );
}
