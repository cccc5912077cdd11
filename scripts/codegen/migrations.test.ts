import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../base/project-root.ts';
import { migrationsModule } from './migrations.ts';
import { readSchemaFiles } from './schema-files.ts';

it('registers the versions and steps of widgets from other folders too, by paths from the module', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'prueba-vieja'));
  writeFileSync(path.join(folder, 'prueba-vieja/prueba-vieja.schema.json'), '{"x-version":3}');
  writeFileSync(path.join(folder, 'prueba-vieja/prueba-vieja.migrations.ts'), '');
  const module = migrationsModule(
    readSchemaFiles(projectRoot, [folder]),
    path.join(folder, 'schemas/generated'),
  );
  expect(module).toContain("from '../../prueba-vieja/prueba-vieja.migrations.ts';");
  expect(module).toContain("'prueba-vieja': 3,");
  expect(module).toContain("'prueba-vieja': pruebaVieja,");
  expect(module).toContain("'heading': 1,");
  expect(module).toMatch(/from '[./]+.*\/schemas\/widgets\/image\/image\.migrations\.ts';/);
});
