import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
  readonly enhanced: boolean;
  readonly island: boolean;
  /** Whether it asks services for something before it is drawn. */
  readonly reads: boolean;
}

const STYLES = '.module.css';

const REQUIRED_FILES = (type: string) => [
  'index.ts',
  `${type}.tsx`,
  `${type}.module.css`,
  'samples.ts',
];

/** What the registries import of each widget. A widget without its files stops the generator. */
export function widgetFolders(files: SchemaFiles, outDir: string): Promise<WidgetFolder[]> {
  return Promise.all(
    Object.entries(files.widgets).map(async ([type, { folder }]) => {
      for (const file of REQUIRED_FILES(type)) requireFile(path.join(folder, file), type);
      return {
        type,
        pascal: toPascalCase(type),
        camel: toCamelCase(type),
        from: path.relative(outDir, folder).split(path.sep).join('/'),
        styles: styleNames(folder, type),
        enhanced: existsSync(path.join(folder, 'enhance.ts')),
        reads: existsSync(path.join(folder, 'data.ts')),
        island: await isIsland(path.join(folder, 'index.ts')),
      };
    }),
  );
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

async function isIsland(indexFile: string): Promise<boolean> {
  const module = (await import(pathToFileURL(indexFile).href)) as {
    widget: { hydrate: string | null };
  };
  return module.widget.hydrate !== null;
}
