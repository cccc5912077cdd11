import { createHash } from 'node:crypto';
import type { Schema, SchemaFiles } from './schema-files.ts';
import { toPascalCase } from './schema-files.ts';

/** A hash of what the content schema of each version accepts, by widget type. */
export type Fingerprints = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The fingerprints of today's versions. */
export function fingerprintsOf(
  { widgets }: Pick<SchemaFiles, 'widgets'>,
  bundle: Schema,
): Fingerprints {
  return Object.fromEntries(
    Object.entries(widgets).map(([type, { version }]) => [
      type,
      { [version]: fingerprintOf(`${toPascalCase(type)}Content`, bundle) },
    ]),
  );
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
const NOTES = new Set(['tsType', 'description', 'title', '$comment', 'examples', 'default']);

function isNote(key: string, value: unknown): boolean {
  return key.startsWith('x-') || (NOTES.has(key) && !(typeof value === 'object' && value !== null));
}
