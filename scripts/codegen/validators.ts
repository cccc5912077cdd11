import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { mapValues, omitBy } from 'lodash-es';
import { documentDefinitions } from '#schemas/definitions/document-definition.ts';
import type { Schema } from './schema-files.ts';
import { isNote } from './schema-notes.ts';
import { validatorBanner } from './validator-banner.ts';

const BANNER = '// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.\n';

/** Definitions by the names of their validators, such as `validatePage`. */
const EXPORTS = Object.fromEntries(
  [...documentDefinitions, 'Widget'].map((definition) => [`validate${definition}`, definition]),
);

/**
 * Validators as plain ES module code: no `eval` at run time, so they work under a strict CSP.
 * Every error is reported, not only the first.
 */
export function validatorModule(bundle: Schema): string {
  const ajv = new Ajv2020({
    strict: true,
    discriminator: true,
    inlineRefs: false,
    allErrors: true,
    messages: false,
    code: { source: true, esm: true, optimize: 2 },
  });

  ajv.addSchema(withoutNotes(bundle) as Schema);
  const references = mapValues(EXPORTS, (definition) => `rumbo#/$defs/${definition}`);
  return validatorBanner(bundle) + inlineLength(standaloneCode(ajv, references));
}

/** The validator embeds parts of the schema; labels and type hints have no place there. */
function withoutNotes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNotes);
  if (node === null || typeof node !== 'object') return node;
  const kept = omitBy(node, (value, key) => isNote(key, value));
  return mapValues(kept, withoutNotes);
}

export function validatorDeclarations(): string {
  const names = Object.keys(EXPORTS).map((name) => `export declare const ${name}: Validator;\n`);
  return `${BANNER}import type { Validator } from '#schemas/definitions/validator.ts';\n${names.join('')}`;
}

/**
 * Ajv counts characters by code point through a CommonJS import, even in ESM output. The function
 * is written out here; the cheap `.length` goes first, because a code point never outnumbers it.
 */
function inlineLength(code: string): string {
  const withFunction = code.replace(
    /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g,
    'const $1 = (text) => { let n = 0; for (const _ of text) n++; return n; };',
  );
  const fast = withFunction.replace(
    /\b(func\d+)\((\w+)\) > (\d+)/g,
    (_, length: string, value: string, limit: string) =>
      `${value}.length > ${limit} && ${length}(${value}) > ${limit}`,
  );
  if (fast.includes('require('))
    throw new Error('The compiled validators still import CommonJS code.');
  return fast;
}
