import path from 'node:path';
import { type SchemaFiles, toCamelCase } from './schema-files.ts';

/** Today's version and the migration steps of every widget type, as a module in `outDir`. */
export function migrationsModule({ widgets }: SchemaFiles, outDir: string): string {
  const versions = Object.entries(widgets).map(([type, { version }]) => `  '${type}': ${version},`);
  const migrated = Object.entries(widgets).flatMap(([type, { migrations }]) =>
    migrations === undefined ? [] : [{ type, name: toCamelCase(type), file: migrations }],
  );
  const imports = migrated.map(
    ({ name, file }) => `import { migrations as ${name} } from '${importPath(outDir, file)}';\n`,
  );
  const entries = migrated.map(({ type, name }) => `  '${type}': ${name},\n`);
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { Migrations } from '#schemas/definitions/migration.ts';
${imports.join('')}
export const widgetVersions: Readonly<Record<string, number>> = {
${versions.join('\n')}
};

export const widgetMigrations: Readonly<Record<string, Migrations>> = {
${entries.join('')}};
`;
}

function importPath(outDir: string, file: string): string {
  const relative = path.relative(outDir, file).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
