import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kebabCase } from 'lodash-es';
import {
  type DocumentDefinition,
  documentDefinitions,
} from '#schemas/definitions/document-definition.ts';
import { bundleSchemas } from './bundle.ts';
import { type Fingerprints, fingerprintsOf } from './fingerprint.ts';
import { readSchemaFiles } from './schema-files.ts';

const REWRITE = 'Run `npm run codegen`, then `npm run migrate`.';

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

/** What keeps today's schemas from being told apart from those that documents were stored with; a sentence each. */
export function compareFingerprints(stored: Fingerprints, today: Fingerprints): string[] {
  return Object.entries(today).flatMap(([key, own]) =>
    Object.entries(own).flatMap(([version, hash]) =>
      compare({ key, version: Number(version), hash, known: stored[key] ?? {} }),
    ),
  );
}

interface Compared {
  /** A widget's type, or the definition of a document. */
  readonly key: string;
  readonly version: number;
  readonly hash: string;
  readonly known: Readonly<Record<string, string>>;
}

function compare({ key, version, hash, known }: Compared): string[] {
  const subject = subjectOf(key);
  const versions = Object.keys(known).map(Number);
  const highest = Math.max(version, ...versions);
  if (highest > version) {
    return [
      `${subject.file} says version ${version}, but version ${highest} has been made: ${subject.holders} may hold it. Set ${subject.field} to ${highest} or more.`,
    ];
  }
  const missing = Array.from({ length: version }, (_, index) => index + 1).filter(
    (each) => known[each] === undefined,
  );
  if (missing.length > 0) return [unrecorded(subject, missing, version)];
  return known[version] === hash ? [] : [changed(subject, version)];
}

function unrecorded(
  { name, field }: FingerprintSubject,
  missing: readonly number[],
  version: number,
): string {
  const told = `Version ${missing.join(', ')} of the ${name} has no fingerprint.`;
  return missing[0] === version
    ? `${told} Run \`npm run codegen\` and commit the result.`
    : `${told} Raise ${field} by one at a time, and run \`npm run codegen\` for each.`;
}

function changed({ name, content, remedy }: FingerprintSubject, version: number): string {
  return [
    `The ${name} accepts other ${content} than version ${version} of it did. Older installations must know that they do not know it:`,
    ...remedy(version, version + 1).map((step, index) => `  ${index + 1}. ${step}`),
    `  If version ${version} was never released, delete its line in schemas/fingerprints.json instead and run \`npm run codegen\`.`,
  ].join('\n');
}

/** The stored fingerprints and those of versions that have none yet. What is there is never changed. */
export function withNewVersions(stored: Fingerprints, today: Fingerprints): Fingerprints {
  const types = [...new Set([...Object.keys(stored), ...Object.keys(today)])].sort();
  return Object.fromEntries(types.map((type) => [type, { ...today[type], ...stored[type] }]));
}

/** What has fingerprints, in the words of the check. */
interface FingerprintSubject {
  readonly name: string;
  readonly file: string;
  /** What it accepts. */
  readonly content: string;
  /** Where it says its version. */
  readonly field: string;
  /** Who has stored what it accepted. */
  readonly holders: string;
  /** What a change asks for, step by step. */
  readonly remedy: (version: number, next: number) => readonly string[];
}

/** @param key a widget's type, or the definition of a document */
function subjectOf(key: string): FingerprintSubject {
  if (key === 'Site') return SITE;
  const document = documentDefinitions.find((definition) => definition === key);
  return document === undefined ? widgetSubject(key) : documentSubject(document);
}

const SITE: FingerprintSubject = {
  name: 'site schema (schemas/site.schema.json and what it refers to)',
  file: 'schemas/site.schema.json',
  content: 'settings',
  field: '"schemaVersion"',
  holders: 'sites',
  remedy: (version, next) => [
    `Set "schemaVersion": { "const": ${next} } in the properties of schemas/site.schema.json.`,
    `Let schemas/parse/parse-site.ts bring settings of version ${version}, those that say none among them, to it before it validates, with an example in schemas/parse/parse-site.test.ts.`,
    'Run `npm run codegen`.',
  ],
};

function documentSubject(definition: DocumentDefinition): FingerprintSubject {
  const name = kebabCase(definition);
  const file = `schemas/${name}.schema.json`;
  return {
    name: `${name} schema (${file} and what it refers to)`,
    file,
    content: 'documents',
    field: '"schemaVersion"',
    holders: `${name}s`,
    remedy: (version, next) => [
      `Set "schemaVersion": { "const": ${next} } in ${file}.`,
      `Let schemas/parse/parse-${name}.ts bring documents of version ${version} to it before it validates, with an example in schemas/parse/parse-${name}.test.ts.`,
      REWRITE,
    ],
  };
}

function widgetSubject(type: string): FingerprintSubject {
  const file = `schemas/widgets/${type}/${type}.schema.json`;
  return {
    name: `widget "${type}"`,
    file,
    content: 'content',
    field: '"x-version"',
    holders: 'pages',
    remedy: (version, next) => [
      `Set "x-version": ${next} in ${file}.`,
      `Add the step from ${version} to schemas/widgets/${type}/${type}.migrations.ts, and its example to schemas/widgets/${type}/${type}.v${version}.golden.json. Where all stored content stays valid, the step is (content) => content.`,
      REWRITE,
    ],
  };
}
