import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kebabCase } from 'lodash-es';
import { documentDefinitions } from '#schemas/definitions/document-definition.ts';
import type { WidgetOffer, WidgetStarter } from '#schemas/definitions/widget-starter.ts';
import { toPascalCase } from '#schemas/text/pascal-case.ts';

export type Schema = { readonly [keyword: string]: unknown };

export interface SchemaFiles {
  /** `$defs` of the shared files and the roots of section and documents, by definition name. */
  readonly shared: Readonly<Record<string, Schema>>;
  /** Names of the definitions that only forms have. */
  readonly formDefinitions: ReadonlySet<string>;
  /** Content schema of each widget, by widget type, in alphabetical order. */
  readonly widgets: Readonly<Record<string, WidgetSchema>>;
}

export interface WidgetSchema {
  readonly schema: Schema;
  /** Folder of the widget's component. */
  readonly folder: string;
  /** Today's version: what the schema says as `x-version`, or 1. */
  readonly version: number;
  /** Absolute path of its migration steps, where it has any. */
  readonly migrations: string | undefined;
  /** How the palette offers it and what it says at first: what `<type>.starter.json` holds. */
  readonly starter: (WidgetStarter & WidgetOffer) | undefined;
}

/** What documents are made of. */
const SHARED_FILES = ['common', 'section'];

/**
 * Reads every schema of the product and, after them, the widgets of `extraFolders`: each such
 * folder holds `<type>/<type>.schema.json` beside the component, which is how tests bring their own.
 */
export function readSchemaFiles(root: string, extraFolders: readonly string[]): SchemaFiles {
  const shared: Record<string, Schema> = {};
  const files = [...SHARED_FILES, ...documentDefinitions.map(kebabCase)];
  const names = new Map(files.map((name) => [name, addFile(name)]));
  const formDefinitions = new Set(names.get('form'));
  const widgets: Record<string, WidgetSchema> = {};
  for (const [type, file] of productWidgets(root)) {
    widgets[type] = readWidget(file, path.join(root, 'runtime/widgets', type));
    addDefinitions(shared, widgets[type].schema, type);
  }
  for (const folder of extraFolders) {
    for (const type of readdirSync(folder)) {
      const own = path.join(folder, type);
      widgets[type] = readWidget(path.join(own, `${type}.schema.json`), own);
      addDefinitions(shared, widgets[type].schema, type);
    }
  }
  return { shared, formDefinitions, widgets };

  /** @returns the names of its definitions */
  function addFile(name: string): string[] {
    const before = new Set(Object.keys(shared));
    const schema = readSchema(path.join(root, 'schemas', `${name}.schema.json`));
    addDefinitions(shared, schema, name);
    if (name !== 'common') shared[toPascalCase(name)] = schema;
    return Object.keys(shared).filter((each) => !before.has(each));
  }
}

function productWidgets(root: string): [string, string][] {
  const folder = path.join(root, 'schemas/widgets');
  return readdirSync(folder)
    .sort()
    .map((type) => [type, path.join(folder, type, `${type}.schema.json`)]);
}

function readWidget(file: string, folder: string): WidgetSchema {
  const schema = readSchema(file);
  const { 'x-version': version = 1 } = schema;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    throw new Error(`"x-version" of ${file} must be a whole number from 1 on.`);
  const steps = file.replace(/\.schema\.json$/, '.migrations.ts');
  const migrations = existsSync(steps) ? steps : undefined;
  const starter = readStarter(file.replace(/\.schema\.json$/, '.starter.json'));
  return { schema, folder, version, migrations, starter };
}

/** Widgets that tests bring are in no palette. */
function readStarter(file: string): WidgetSchema['starter'] {
  return existsSync(file) ? (readSchema(file) as unknown as WidgetSchema['starter']) : undefined;
}

function addDefinitions(into: Record<string, Schema>, schema: Schema, owner: string): void {
  const definitions = (schema['$defs'] ?? {}) as Record<string, Schema>;
  for (const [name, definition] of Object.entries(definitions)) {
    if (name in into) {
      throw new Error(
        `Two schemas define "${name}" (the second is ${owner}). Definition names become type names: rename one.`,
      );
    }
    into[name] = definition;
  }
}

function readSchema(file: string): Schema {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Schema;
  } catch (cause) {
    throw new Error(`Cannot read the schema ${file}`, { cause });
  }
}

export function toCamelCase(kebab: string): string {
  return kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
