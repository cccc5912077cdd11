import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { toPascalCase } from '#schemas/text/pascal-case.ts';
import { bundleSchemas } from './bundle.ts';
import { fieldSchemasModule } from './field-schemas.ts';
import { migrationsModule } from './migrations.ts';
import {
  editorRegistry,
  islandEntry,
  laterEditorRegistry,
  sampleRegistry,
  serverRegistry,
} from './registries.ts';
import { readSchemaFiles, type Schema, type SchemaFiles } from './schema-files.ts';
import { shapesModule } from './shapes.ts';
import { validatorDeclarations, validatorModule } from './validators.ts';
import { widgetFolders } from './widget-folder.ts';

/** Kinds of field that rules, sanitising and rendering look for in any widget. */
const KINDS = [
  'RichText',
  'Href',
  'Path',
  'AssetPath',
  'VideoPath',
  'CaptionsPath',
  'Image',
  'Link',
  'WidgetRef',
  'FormRef',
];

const BANNER = `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { RichTextSource } from '#schemas/definitions/rich-text-source.ts';
`;

export interface GenerateOptions {
  readonly root: string;
  /** Folders with widgets that are not the product's; tests bring theirs this way. */
  readonly extraFolders?: readonly string[];
  /** Folder that receives `schemas/generated` and `runtime/generated`; the root by default. */
  readonly outDir?: string;
}

export type GeneratedFiles = ReadonlyMap<string, string>;

/** The text of every generated file by its absolute path; nothing is written. */
export async function generate({
  root,
  extraFolders = [],
  outDir = root,
}: GenerateOptions): Promise<GeneratedFiles> {
  const files = readSchemaFiles(root, extraFolders);
  const bundle = bundleSchemas(files);
  const schemasOut = path.join(outDir, 'schemas/generated');
  const runtimeOut = path.join(outDir, 'runtime/generated');
  const widgets = await widgetFolders(files, runtimeOut);
  const islands = widgets.filter(({ island }) => island);
  return new Map([
    [path.join(schemasOut, 'documents.ts'), await documentTypes(bundle)],
    [path.join(schemasOut, 'validators.js'), validatorModule(bundle)],
    [path.join(schemasOut, 'validators.d.ts'), validatorDeclarations()],
    [path.join(schemasOut, 'field-paths.ts'), fieldPathsModule(bundle, Object.keys(files.widgets))],
    [path.join(schemasOut, 'field-schemas.ts'), fieldSchemasModule(bundle)],
    [path.join(schemasOut, 'headings.ts'), headingsModule(files)],
    [path.join(schemasOut, 'shapes.ts'), shapesModule(bundle)],
    [path.join(schemasOut, 'widget-catalogue.ts'), widgetCatalogueModule(files)],
    [path.join(schemasOut, 'widget-categories.ts'), widgetCategoriesModule(files)],
    [path.join(schemasOut, 'starters.ts'), startersModule(files)],
    [path.join(schemasOut, 'migrations.ts'), migrationsModule(files, schemasOut)],
    [path.join(runtimeOut, 'server-registry.ts'), serverRegistry(widgets)],
    [path.join(runtimeOut, 'editor-registry.ts'), editorRegistry(widgets)],
    [path.join(runtimeOut, 'later-editor-registry.ts'), laterEditorRegistry(widgets)],
    [path.join(runtimeOut, 'sample-registry.ts'), sampleRegistry(widgets)],
    ...islands.map(
      (widget) =>
        [path.join(runtimeOut, 'islands', `${widget.type}.ts`), islandEntry(widget)] as const,
    ),
  ]);
}

/** Paths whose content on disk differs from what generating gives, stale leftovers included. */
export function staleFiles(files: GeneratedFiles): string[] {
  const changed = [...files].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  return [...changed.map(([file]) => file), ...leftovers(files)];
}

export function writeGenerated(files: GeneratedFiles): void {
  for (const file of leftovers(files)) rmSync(file);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** Files in folders of generated code that generating does not give. */
function leftovers(files: GeneratedFiles): string[] {
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  return [...folders]
    .filter((folder) => folder.split(path.sep).includes('generated') && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(folder, entry.name)),
    )
    .filter((file) => !files.has(file));
}

/** The `x-headings` notes of all widgets as a module, by widget type. */
function headingsModule({ widgets }: SchemaFiles): string {
  const notes = Object.entries(widgets).map(
    ([type, { schema }]) => [type, schema['x-headings'] ?? []] as const,
  );
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { HeadingNotes } from '#schemas/definitions/heading-notes.ts';

export const headingNotes: HeadingNotes = ${JSON.stringify(Object.fromEntries(notes), null, 1)};
`;
}

/** What new widgets say at first as a module, by type: of use only to who adds one. */
function startersModule({ widgets }: SchemaFiles): string {
  const starters = Object.entries(widgets).flatMap(([type, { starter }]) => {
    if (starter === undefined) return [];
    const { content, options } = starter;
    return [[type, { content, ...(options && { options }) }] as const];
  });
  return `// Generated from schemas/widgets/*/*.starter.json by \`npm run codegen\`. Do not edit.
import type { WidgetStarter } from '#schemas/definitions/widget-starter.ts';
import type { SectionOptions } from './documents.ts';

export const starters: Readonly<Record<string, WidgetStarter<SectionOptions>>> = ${JSON.stringify(Object.fromEntries(starters), null, 1)};
`;
}

/** TypeScript types of every definition in the bundle. */
async function documentTypes(bundle: Schema): Promise<string> {
  const code = await compile(structuredClone(bundle), 'Documents', {
    bannerComment: BANNER,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  return withoutRoot(code);
}

/** The root only carries `$defs`; its own empty interface and the origin notes say nothing. */
function withoutRoot(code: string): string {
  return code
    .replace(/export interface Rumbo \{[^}]*\}\n?/, '')
    .replace(/export interface Documents \{[^}]*\}\n?/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '')
    .replace(
      /\n \*\n \* This interface was referenced by[\s\S]*?via the `definition` "[^"]*"\./g,
      '',
    );
}

interface Notes {
  readonly category?: string;
}

/** The widgets that can be added, with what they are found by, as a module. */
function widgetCatalogueModule({ widgets }: SchemaFiles): string {
  const offers = Object.entries(widgets).flatMap(([type, { starter }]) => {
    if (starter === undefined) return [];
    const { summary, words } = starter;
    return [[type, { summary, words }] as const];
  });
  return `// Generated from schemas/widgets/*/*.starter.json by \`npm run codegen\`. Do not edit.
import type { WidgetOffer } from '#schemas/definitions/widget-starter.ts';

export const widgetCatalogue: Readonly<Record<string, WidgetOffer>> = ${JSON.stringify(Object.fromEntries(offers), null, 1)};
`;
}

/** What kind of thing each widget is, as a module. */
function widgetCategoriesModule({ widgets }: SchemaFiles): string {
  const categories = Object.entries(widgets).map(([type, { schema }]) => {
    const { category = 'content' } = (schema['x-ui'] ?? {}) as Notes;
    return [type, category] as const;
  });
  return `// Generated from schemas/widgets/*/*.schema.json by \`npm run codegen\`. Do not edit.
import type { WidgetCategory } from '#schemas/definitions/widget-starter.ts';

export const widgetCategories: Readonly<Record<string, WidgetCategory>> = ${JSON.stringify(Object.fromEntries(categories), null, 1)};
`;
}

/**
 * Where in a widget's content the fields of each kind stand, as a module. `*` is any item of an array:
 * `faq` → `{ RichText: ['items.*.answer'] }`.
 */
function fieldPathsModule(bundle: Schema, types: readonly string[]): string {
  const definitions = bundle['$defs'] as Record<string, Schema>;
  const table = Object.fromEntries(
    types.map((type) => [type, kindsOf(`${toPascalCase(type)}Content`, definitions)]),
  );
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { FieldPaths } from '#schemas/json/fields.ts';

export const widgetTypes = ${JSON.stringify(types)} as const;

export const fieldPaths: FieldPaths = ${JSON.stringify(table, null, 2)};
`;
}

function kindsOf(
  definition: string,
  definitions: Record<string, Schema>,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [kind, path] of fieldsOf({ $ref: `#/$defs/${definition}` }, [])) {
    found[kind] = [...(found[kind] ?? []), path];
  }
  return found;

  function fieldsOf(
    schema: Schema,
    path: readonly string[],
    seen: readonly string[] = [],
  ): [string, string][] {
    const { $ref: ref } = schema;
    if (typeof ref === 'string') return fieldsOfReference(ref.replace('#/$defs/', ''), path, seen);
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
    const items = schema['items'] as Schema | undefined;
    return [
      ...properties.flatMap(([name, property]) => fieldsOf(property, [...path, name], seen)),
      ...(items ? fieldsOf(items, [...path, '*'], seen) : []),
    ];
  }

  /** A definition that contains itself is followed once. */
  function fieldsOfReference(
    name: string,
    path: readonly string[],
    seen: readonly string[],
  ): [string, string][] {
    const own: [string, string][] = KINDS.includes(name) ? [[name, path.join('.')]] : [];
    const target = definitions[name];
    return target && !seen.includes(name)
      ? [...own, ...fieldsOf(target, path, [...seen, name])]
      : own;
  }
}
