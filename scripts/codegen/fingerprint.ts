import { createHash } from 'node:crypto';
import { documentDefinitions } from '#schemas/definitions/document-definition.ts';
import { contentDefinition } from '#schemas/fields/shape.ts';
import type { Schema, SchemaFiles } from './schema-files.ts';
import { isNote } from './schema-notes.ts';

/**
 * A hash of what the schema of each version accepts: the content's by widget type, and those of documents by their
 * definitions: of `Page`, whatever its widgets hold. No type begins with a capital.
 */
export type Fingerprints = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The fingerprints of today's versions. */
export function fingerprintsOf({ widgets, shared }: SchemaFiles, bundle: Schema): Fingerprints {
  const documents = documentDefinitions.map((name) => ({
    name,
    definition: name,
    version: documentVersion(shared[name]),
  }));
  const contents = Object.entries(widgets).map(([type, { version }]) => ({
    name: type,
    definition: contentDefinition(type),
    version,
  }));
  return Object.fromEntries(
    [...documents, ...contents].map(({ name, definition, version }) => [
      name,
      { [version]: fingerprintOf(definition, bundle) },
    ]),
  );
}

/** Pages and forms say their version in every document, as `schemaVersion`; settings of a site have had one version only. */
function documentVersion(schema: Schema | undefined): number {
  const properties = schema?.['properties'] as Readonly<Record<string, Schema>> | undefined;
  const { const: version = 1 } = properties?.['schemaVersion'] ?? {};
  return Number(version);
}

/**
 * Definitions are put in the place of their references, so that their names do not count, nor the order of
 * properties or anything else that leaves what is accepted as it is.
 */
function fingerprintOf(definition: string, bundle: Schema): string {
  const definitions = bundle['$defs'] as Record<string, Schema>;
  const accepted = resolve({ $ref: `#/$defs/${definition}` }, definitions, []);
  return createHash('sha256').update(JSON.stringify(accepted)).digest('hex').slice(0, 16);
}

/** @param around names of the definitions that the node stands in, outermost first */
function resolve(
  node: unknown,
  definitions: Readonly<Record<string, Schema>>,
  around: readonly string[],
  isProperties = false,
): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(item, definitions, around));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node)
    .filter(([key, value]) => isProperties || !isNote(key, value))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return kept.map(([key, value]) => [key, resolveMember(key, value)]);

  function resolveMember(key: string, value: unknown): unknown {
    if (isProperties) return resolve(value, definitions, around);
    if (key === '$ref') return resolveReference(String(value));
    if (UNORDERED.has(key) && Array.isArray(value))
      return value.map((each) => JSON.stringify(each)).sort();
    return resolve(value, definitions, around, key === 'properties');
  }

  function resolveReference(ref: string): unknown {
    const name = ref.replace('#/$defs/', '');
    // A definition that contains itself is told by how far out it stands.
    if (around.includes(name)) return { around: around.length - around.indexOf(name) };
    return resolve(definitions[name], definitions, [...around, name]);
  }
}

const UNORDERED = new Set(['required', 'enum']);
