import { bundleSchemas } from '../codegen/bundle.ts';
import { readSchemaFiles, type Schema } from '../codegen/schema-files.ts';
import { projectRoot } from '../project-root.ts';

/**
 * One self-contained JSON Schema (2020-12) of a page with its widgets' contents, for validators other than ours. In
 * the place of `discriminator`, which is no keyword of the draft, each type has a condition of its own, so that
 * nobody judges a widget by forty branches.
 */
export function plainPageSchema(): Schema {
  const bundle = bundleSchemas(readSchemaFiles(projectRoot, []));
  const { Widget: _, ...definitions } = bundle['$defs'] as Record<string, Schema>;
  const branches = Object.entries(definitions).flatMap(([name, definition]) =>
    /.Widget$/.test(name) ? [branchOf(name, definition)] : [],
  );
  const page = definitions['Page'] ?? {};
  const properties = page['properties'] as Record<string, Schema>;
  const widgets = { ...properties['widgets'], items: { type: 'object', allOf: branches } };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: '#/$defs/Page',
    $defs: { ...definitions, Page: { ...page, properties: { ...properties, widgets } } },
  };
}

function branchOf(name: string, { properties }: Schema): Schema {
  const { type } = properties as Record<string, Schema>;
  return {
    if: { required: ['type'], properties: { type } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: `#/$defs/${name}` },
  };
}
