import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleSchemas } from './bundle.ts';
import { compareFingerprints, withNewVersions } from './compare-fingerprints.ts';
import { type Fingerprints, fingerprintsOf } from './fingerprint.ts';
import { readSchemaFiles } from './schema-files.ts';

/** What `schemas/fingerprints.json` says against the schemas of the product; nothing when both agree. */
export function fingerprintProblems(root: string): string[] {
  return compareFingerprints(readStored(root), todays(root));
}

/** Adds the fingerprints of versions that have none yet. */
export function addFingerprints(root: string): void {
  const text = JSON.stringify(withNewVersions(readStored(root), todays(root)), null, 2);
  writeFileSync(fileIn(root), `${text}\n`);
}

function todays(root: string): Fingerprints {
  const files = readSchemaFiles(root, []);
  return fingerprintsOf(files, bundleSchemas(files));
}

function readStored(root: string): Fingerprints {
  const file = fileIn(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fingerprints) : {};
}

function fileIn(root: string): string {
  return path.join(root, 'schemas/fingerprints.json');
}
