import type { Fingerprints } from './fingerprint.ts';

/** What keeps today's schemas from being told apart from those that pages were stored with; a sentence each. */
export function compareFingerprints(stored: Fingerprints, today: Fingerprints): string[] {
  return Object.entries(today).flatMap(([type, own]) =>
    Object.entries(own).flatMap(([version, hash]) =>
      compareWidget({ type, version: Number(version), hash, known: stored[type] ?? {} }),
    ),
  );
}

interface Compared {
  readonly type: string;
  readonly version: number;
  readonly hash: string;
  readonly known: Readonly<Record<string, string>>;
}

function compareWidget({ type, version, hash, known }: Compared): string[] {
  const file = `schemas/widgets/${type}.schema.json`;
  const versions = Object.keys(known).map(Number);
  const highest = Math.max(version, ...versions);
  if (highest > version) {
    return [
      `${file} says version ${version}, but version ${highest} has been made: pages may hold it. Set "x-version" to ${highest} or more.`,
    ];
  }
  const missing = Array.from({ length: version }, (_, index) => index + 1).filter(
    (each) => known[each] === undefined,
  );
  if (missing.length > 0) return [unrecorded(type, missing, version)];
  return known[version] === hash ? [] : [changed(type, version)];
}

function unrecorded(type: string, missing: readonly number[], version: number): string {
  const told = `Version ${missing.join(', ')} of the widget "${type}" has no fingerprint.`;
  return missing[0] === version
    ? `${told} Run \`npm run codegen\` and commit the result.`
    : `${told} Raise "x-version" by one at a time, and run \`npm run codegen\` for each.`;
}

function changed(type: string, version: number): string {
  const next = version + 1;
  return [
    `The widget "${type}" accepts other content than version ${version} of it did. Older installations must know that they do not know it:`,
    `  1. Set "x-version": ${next} in schemas/widgets/${type}.schema.json.`,
    `  2. Add the step from ${version} to schemas/widgets/${type}.migrations.ts, and its example to schemas/widgets/${type}.v${version}.golden.json.`,
    `     Where all stored content stays valid, the step is (content) => content.`,
    `  3. Run \`npm run codegen\`, then \`npm run migrate\`.`,
    `  If version ${version} was never released, delete its line in schemas/fingerprints.json instead and run \`npm run codegen\`.`,
  ].join('\n');
}

/** The stored fingerprints and those of versions that have none yet. What is there is never changed. */
export function withNewVersions(stored: Fingerprints, today: Fingerprints): Fingerprints {
  const types = [...new Set([...Object.keys(stored), ...Object.keys(today)])].sort();
  return Object.fromEntries(types.map((type) => [type, { ...today[type], ...stored[type] }]));
}
