import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../base/project-root.ts';
import { bundleSchemas } from './bundle.ts';
import { readSchemaFiles } from './schema-files.ts';
import { validatorBanner } from './validator-banner.ts';

/** Makes `schemas/generated/validators.js`, which is not in git, where it is missing or of other schemas than today's. */
export async function ensureValidators(root = projectRoot): Promise<void> {
  const file = path.join(root, 'schemas/generated/validators.js');
  const bundle = bundleSchemas(readSchemaFiles(root, []));
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(validatorBanner(bundle))) return;
  // Compiling needs packages that take longer to load than all commands together need for the check.
  const { validatorModule } = await import('./validators.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, validatorModule(bundle));
}

/** Vitest calls it once before the tests. */
export const setup = (): Promise<void> => ensureValidators();
