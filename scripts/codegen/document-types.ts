import { compile } from 'json-schema-to-typescript';
import type { Schema } from './schema-files.ts';

const BANNER = `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { FormCondition } from '#schemas/definitions/form-condition.ts';
import type { RichTextSource } from '#schemas/definitions/rich-text-source.ts';
`;

/** TypeScript types of every definition in the bundle. */
export async function documentTypes(bundle: Schema): Promise<string> {
  const code = await compile(withoutUiNotes(bundle), 'Documents', {
    bannerComment: BANNER,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { printWidth: 100, singleQuote: true },
  });
  return withoutRoot(code);
}

/** The compiler takes notes for schemas where a field has the name of a keyword, as "oneOf" in `x-ui.fields`. */
function withoutUiNotes(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'x-ui' ? undefined : value)),
  ) as Schema;
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
