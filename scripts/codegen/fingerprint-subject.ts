/** What has fingerprints, in the words of the check. */
export interface FingerprintSubject {
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

const REWRITE = 'Run `npm run codegen`, then `npm run migrate`.';

const DOCUMENTS: Readonly<Record<string, FingerprintSubject>> = {
  Page: {
    name: 'page schema (schemas/page.schema.json and what it refers to)',
    file: 'schemas/page.schema.json',
    content: 'documents',
    field: '"schemaVersion"',
    holders: 'pages',
    remedy: (version, next) => [
      `Set "schemaVersion": { "const": ${next} } in schemas/page.schema.json.`,
      `Let schemas/parse-page.ts bring documents of version ${version} to it before it validates, with an example in schemas/parse-page.test.ts.`,
      REWRITE,
    ],
  },
  Site: {
    name: 'site schema (schemas/site.schema.json and what it refers to)',
    file: 'schemas/site.schema.json',
    content: 'settings',
    field: '"schemaVersion"',
    holders: 'sites',
    remedy: (version, next) => [
      `Set "schemaVersion": { "const": ${next} } in the properties of schemas/site.schema.json.`,
      `Let schemas/parse-site.ts bring settings of version ${version}, those that say none among them, to it before it validates, with an example in schemas/parse-site.test.ts.`,
      'Run `npm run codegen`.',
    ],
  },
};

/** @param key a widget's type, or `Page` or `Site` */
export function subjectOf(key: string): FingerprintSubject {
  return DOCUMENTS[key] ?? widgetSubject(key);
}

function widgetSubject(type: string): FingerprintSubject {
  const file = `schemas/widgets/${type}.schema.json`;
  return {
    name: `widget "${type}"`,
    file,
    content: 'content',
    field: '"x-version"',
    holders: 'pages',
    remedy: (version, next) => [
      `Set "x-version": ${next} in ${file}.`,
      `Add the step from ${version} to schemas/widgets/${type}.migrations.ts, and its example to schemas/widgets/${type}.v${version}.golden.json. Where all stored content stays valid, the step is (content) => content.`,
      REWRITE,
    ],
  };
}
