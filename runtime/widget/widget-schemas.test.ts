import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface ObjectSchema {
  readonly additionalProperties?: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly 'x-ui'?: {
    readonly fields?: Readonly<Record<string, { label?: { es?: string; en?: string } }>>;
  };
}

const files = [
  ...readdirSync('schemas').filter((file) => file.endsWith('.schema.json')),
  ...readdirSync('schemas/widgets').map((type) => `widgets/${type}/${type}.schema.json`),
];

/** Every object schema of a file with the path it stands at. */
function objectSchemas(node: unknown, path: string): [string, ObjectSchema][] {
  if (node === null || typeof node !== 'object') return [];
  const own: [string, ObjectSchema][] =
    'properties' in node && 'additionalProperties' in node
      ? [[path, node as unknown as ObjectSchema]]
      : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, child]) => objectSchemas(child, `${path}/${key}`)),
  ];
}

function openObjects(node: unknown, path: string): string[] {
  if (node === null || typeof node !== 'object') return [];
  const isOpen =
    'properties' in node && !path.endsWith('/not') && !('additionalProperties' in node);
  const children = Object.entries(node).flatMap(([key, child]) =>
    key === 'x-ui' ? [] : openObjects(child, `${path}/${key}`),
  );
  return isOpen ? [path, ...children] : children;
}

describe.each(files)('%s', (file) => {
  const schema: unknown = JSON.parse(readFileSync(`schemas/${file}`, 'utf8'));

  it('is closed: an unknown property is never accepted', () => {
    expect(openObjects(schema, '#')).toEqual([]);
  });

  it('labels every property in Spanish and English', () => {
    const unlabelled = objectSchemas(schema, '#').flatMap(([path, { properties, 'x-ui': ui }]) =>
      Object.keys(properties)
        .filter(
          (name) =>
            name !== '$schema' && !(ui?.fields?.[name]?.label?.es && ui.fields[name].label.en),
        )
        .map((name) => `${path}/${name}`),
    );
    expect(unlabelled).toEqual([]);
  });
});
