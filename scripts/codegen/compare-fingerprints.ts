import type { Fingerprints } from './fingerprint.ts';
import { type FingerprintSubject, subjectOf } from './fingerprint-subject.ts';

/** What keeps today's schemas from being told apart from those that documents were stored with; a sentence each. */
export function compareFingerprints(stored: Fingerprints, today: Fingerprints): string[] {
  return Object.entries(today).flatMap(([key, own]) =>
    Object.entries(own).flatMap(([version, hash]) =>
      compare({ key, version: Number(version), hash, known: stored[key] ?? {} }),
    ),
  );
}

interface Compared {
  /** A widget's type, or `Page` or `Site`. */
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
