import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answersModule, READ_BY_EDITOR, READ_BY_RECRUITERS } from './answers.ts';
import { bundleSchemas } from './bundle.ts';
import { documentTypes } from './document-types.ts';
import { fieldPathsModule } from './field-paths.ts';
import { fieldSchemasModule } from './field-schemas.ts';
import { interfaceTextsModule } from './interface-texts.ts';
import { migrationsModule } from './migrations.ts';
import {
  editorRegistry,
  islandEntry,
  laterEditorRegistry,
  sampleRegistry,
  serverRegistry,
} from './registries.ts';
import { readSchemaFiles } from './schema-files.ts';
import { shapesModule } from './shapes.ts';
import { validatorDeclarations, validatorModule } from './validators.ts';
import { valueFormatsModule } from './value-formats.ts';
import { widgetFolders } from './widget-folder.ts';
import {
  headingsModule,
  startersModule,
  widgetCatalogueModule,
  widgetCategoriesModule,
  widgetTraitsModule,
} from './widget-modules.ts';

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
  const widgets = widgetFolders(files, runtimeOut);
  const ofForms = (name: string) => files.formDefinitions.has(name);
  const islands = widgets.filter(({ island }) => island);
  return new Map([
    [path.join(schemasOut, 'documents.ts'), await documentTypes(bundle)],
    [path.join(schemasOut, 'validators.js'), validatorModule(bundle)],
    [path.join(schemasOut, 'validators.d.ts'), validatorDeclarations()],
    [path.join(schemasOut, 'answers.ts'), await answersModule(root, READ_BY_EDITOR)],
    [path.join(schemasOut, 'recruiting-answers.ts'), await answersModule(root, READ_BY_RECRUITERS)],
    [path.join(schemasOut, 'field-paths.ts'), fieldPathsModule(bundle, Object.keys(files.widgets))],
    [
      path.join(schemasOut, 'field-schemas.ts'),
      fieldSchemasModule(bundle, (name) => !ofForms(name)),
    ],
    [path.join(schemasOut, 'form-field-schemas.ts'), fieldSchemasModule(bundle, ofForms)],
    [path.join(schemasOut, 'headings.ts'), headingsModule(files)],
    [path.join(schemasOut, 'interface-texts.ts'), interfaceTextsModule(root)],
    [path.join(schemasOut, 'shapes.ts'), shapesModule(bundle)],
    [path.join(schemasOut, 'widget-catalogue.ts'), widgetCatalogueModule(files)],
    [path.join(schemasOut, 'widget-categories.ts'), widgetCategoriesModule(files)],
    [path.join(schemasOut, 'widget-traits.ts'), widgetTraitsModule(files)],
    [path.join(schemasOut, 'value-formats.ts'), valueFormatsModule(bundle)],
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
