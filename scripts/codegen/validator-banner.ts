import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Schema } from './schema-files.ts';

const require = createRequire(import.meta.url);

/** First lines of the validators: they tell from which schemas, by which compiler, the rest was made. */
export function validatorBanner(bundle: Schema): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(bundle))
    .update(readFileSync(path.join(import.meta.dirname, 'validators.ts')))
    .update(readFileSync(require.resolve('ajv/package.json')))
    .digest('hex');
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Not in git.\n// ${hash}\n`;
}
