import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase, mapValues, pickBy } from 'lodash-es';
import { isRecord } from '#schemas/json/fields.ts';

/** Files of `schemas/api` whose answers the editor reads. */
export const READ_BY_EDITOR = /^(?:content(?:-[a-z]+)?|preview)\.ts$/;

/** And those of recruiters' workspaces: a module of its own, which the page editor never loads. */
export const READ_BY_RECRUITERS = /^(?:recruiting\/[a-z-]+|resumes)\.ts$/;

type Shape = Readonly<Record<string, unknown>>;

interface NamedShape {
  readonly module: string;
  /** As its file exports it. */
  readonly name: string;
  readonly shape: Shape;
}

/**
 * What answers of the content service must have, from the shapes of its routes: TypeBox itself and what shapes say for
 * people would weigh more than the editor may load first.
 */
export async function answersModule(root: string, read: RegExp): Promise<string> {
  const folder = path.join(root, 'schemas/api');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => read.test(name))
    .sort();
  const shapes = (await Promise.all(files.map((file) => loadShapes(folder, file)))).flat();
  const modules = [...new Set(shapes.map(({ module }) => module))];
  return `// Generated from schemas/api by \`npm run codegen\`. Do not edit.
import type { Static } from 'typebox';
${modules.map((name) => `import type * as ${camelCase(name)} from '#schemas/api/${name}.ts';`).join('\n')}
import type { AnswerShape } from '#schemas/json/answer-shape.ts';

${shapes.map(toConstant).join('\n\n')}
`;
}

async function loadShapes(folder: string, file: string): Promise<NamedShape[]> {
  const values: Shape = await import(pathToFileURL(path.join(folder, file)).href);
  const module = file.slice(0, -'.ts'.length);
  return Object.entries(values).flatMap(([name, shape]) =>
    isRecord(shape) && typeof shape['$id'] === 'string' ? [{ module, name, shape }] : [],
  );
}

function toConstant({ module, name, shape }: NamedShape): string {
  const type = `AnswerShape<Static<typeof ${camelCase(module)}.${name}>>`;
  return `export const ${name}: ${type} = ${JSON.stringify(reduce(shape), null, 2)};`;
}

/** What can be checked without a library: types, values, and who must be there. */
function reduce(shape: Shape): Shape {
  const { type, enum: allowed, required, properties, items, patternProperties } = shape;
  const values = isRecord(patternProperties) ? Object.values(patternProperties)[0] : undefined;
  return {
    ...(type !== undefined && { type }),
    ...(allowed !== undefined && { enum: allowed }),
    ...(Array.isArray(required) && required.length > 0 && { required }),
    ...(isRecord(properties) && { properties: reduceAll(properties) }),
    ...(isRecord(items) && { items: reduce(items) }),
    ...(isRecord(values) && { values: reduce(values) }),
  };
}

function reduceAll(shapes: Shape): Shape {
  return mapValues(pickBy(shapes, isRecord), reduce);
}
