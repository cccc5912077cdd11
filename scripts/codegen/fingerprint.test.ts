import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRecord } from '#schemas/json/fields.ts';
import { projectRoot } from '../base/project-root.ts';
import { bundleSchemas } from './bundle.ts';
import { type Fingerprints, fingerprintsOf } from './fingerprint.ts';
import { readSchemaFiles, type Schema, type SchemaFiles } from './schema-files.ts';
import {
  compareFingerprints,
  fingerprintProblems,
  withNewVersions,
} from './stored-fingerprints.ts';

const files = readSchemaFiles(projectRoot, []);
const today = fingerprints(files);
const heading = files.widgets['heading'] ?? missing();
const properties = heading.schema['properties'];

/** What the check says of pages and settings, by their fingerprints of today. */
function toldOf(next: SchemaFiles): string[] {
  const { Page: page = {}, Site: site = {} } = fingerprints(next);
  return compareFingerprints(today, { Page: page, Site: site });
}

/** A place, from `heading` or from `shared` definitions, and what to write there; undefined removes it. */
type Edit = readonly [place: string, value: unknown];

function fingerprints(of: SchemaFiles): Fingerprints {
  return fingerprintsOf(of, bundleSchemas(of));
}

function missing(): never {
  throw new Error('No heading');
}

/** The product's schemas after edits of one widget's file, or of what all share. */
function edited(edits: readonly Edit[], version = 1): SchemaFiles {
  const schemas = edits.reduce<Schema>((all, [place, value]) => put(all, place.split('/'), value), {
    heading: heading.schema,
    shared: files.shared,
  });
  return {
    shared: schemas['shared'] as SchemaFiles['shared'],
    formDefinitions: files.formDefinitions,
    widgets: {
      ...files.widgets,
      heading: { ...heading, schema: schemas['heading'] as Schema, version },
    },
  };
}

function put(node: Schema, [key = '', ...rest]: readonly string[], value: unknown): Schema {
  const inner = node[key];
  return {
    ...node,
    [key]: rest.length === 0 ? value : put(isRecord(inner) ? inner : {}, rest, value),
  };
}

it('the schemas are those that the committed fingerprints were taken of', () => {
  expect(fingerprintProblems(projectRoot)).toEqual([]);
});

it.each<[string, Edit]>([
  ['a new property', ['heading/properties/nuevo', { type: 'string' }]],
  ['a property less', ['heading/properties', { text: { $ref: '#/$defs/Text' } }]],
  ['a required property more', ['heading/required', ['text', 'level', 'align']]],
  ['a property named like a note', ['heading/properties/description', { type: 'string' }]],
  ['another limit in a shared definition', ['shared/Text/maxLength', 299]],
  ['a value more in a shared definition', ['shared/Align/enum', ['start', 'center', 'end']]],
  ['an open object', ['heading/additionalProperties', true]],
])('%s needs another version, and the check says how', (_, edit) => {
  const told = compareFingerprints(today, fingerprints(edited([edit]))).join('\n');
  expect(told).toContain('The widget "heading" accepts other content than version 1');
  expect(told).toContain('Set "x-version": 2 in schemas/widgets/heading/heading.schema.json');
});

it.each<[string, string, Edit]>([
  ['a property of pages', 'page', ['shared/Page/properties/nueva', { type: 'string' }]],
  [
    'a property of their metadata',
    'page',
    ['shared/PageMetadata/properties/x', { type: 'string' }],
  ],
  ['a property of sections', 'page', ['shared/Section/properties/x', { type: 'string' }]],
  [
    'a property of widgets beside their content',
    'page',
    ['shared/WidgetEnvelope/properties/x', {}],
  ],
  ['a setting', 'site', ['shared/Site/properties/nueva', { type: 'string' }]],
])('%s needs another version of the %s schema, and the check says how', (_, name, edit) => {
  const told = toldOf(edited([edit]));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`The ${name} schema`);
  expect(told[0]).toMatch(/1\. Set "schemaVersion": \{ "const": 2 \}/);
  expect(told[0]).toContain(`schemas/parse/parse-${name}.ts`);
});

it('takes the version of pages from what they say', () => {
  const next = edited([['shared/Page/properties/schemaVersion/const', 2]]);
  expect(Object.keys(fingerprints(next)['Page'] ?? {})).toEqual(['2']);
  expect(toldOf(next)).toEqual([
    expect.stringMatching(/^Version 2 of the page schema .* has no fingerprint/),
  ]);
});

it('leaves what widgets hold out of the page', () => {
  const { Page: page, Site: site } = fingerprints(
    edited([['heading/properties/nuevo', { type: 'string' }]]),
  );
  expect({ page, site }).toEqual({ page: today['Page'], site: today['Site'] });
});

it.each<[string, readonly Edit[]]>([
  ['a label', [['heading/x-ui/label/es', 'Otro']]],
  ['another note', [['heading/x-headings', [{ text: 'text', level: 9 }]]]],
  ['a description', [['heading/description', 'Otra.']]],
  ['the type in code', [['shared/Text/tsType', 'Otro']]],
  ['the order of values', [['shared/Align/enum', ['center', 'start']]]],
  ['the order of properties', [['heading/properties', reversed(properties)]]],
  [
    'the name of a definition',
    [
      ['shared/Alineacion', files.shared['Align']],
      ['heading/properties/align', { $ref: '#/$defs/Alineacion' }],
    ],
  ],
])('%s needs no other version', (_, edits) => {
  expect(fingerprints(edited(edits))).toEqual(today);
});

function reversed(value: unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;
}

it('tells definitions that contain themselves apart', () => {
  const tree = (maxItems: number) => {
    const items = { $ref: '#/$defs/Rama' };
    const branch = { type: 'object', properties: { hijas: { type: 'array', maxItems, items } } };
    return fingerprints(
      edited([
        ['shared/Rama', branch],
        ['heading/properties/rama', items],
      ]),
    );
  };
  expect(tree(3)).toEqual(tree(3));
  expect(tree(3)).not.toEqual(tree(4));
});

describe('a change with its version', () => {
  const before = { heading: today['heading'] ?? {} };
  const nextFiles = edited([['heading/properties/nuevo', { type: 'string' }]], 2);
  const raised = { heading: fingerprints(nextFiles)['heading'] ?? {} };

  it('is in order once its fingerprint is there, which is added and never rewritten', () => {
    expect(compareFingerprints(before, raised)).toEqual([
      'Version 2 of the widget "heading" has no fingerprint. Run `npm run codegen` and commit the result.',
    ]);
    const stored = withNewVersions(before, raised);
    expect(stored['heading']).toEqual({ ...before.heading, ...raised.heading });
    expect(compareFingerprints(stored, raised)).toEqual([]);
    expect(withNewVersions(stored, { heading: { 2: 'other' } })).toEqual(stored);
  });

  it('takes no version back, and leaves none out', () => {
    expect(compareFingerprints(withNewVersions(before, raised), before)).toEqual([
      'schemas/widgets/heading/heading.schema.json says version 1, but version 2 has been made: pages may hold it. Set "x-version" to 2 or more.',
    ]);
    expect(compareFingerprints(before, { heading: { 4: 'x' } }).join()).toContain(
      'Version 2, 3, 4 of the widget "heading" has no fingerprint. Raise "x-version" by one at a time',
    );
  });

  it('is remembered of a widget that is gone, for the next of its name', () => {
    const stored = withNewVersions(before, {});
    expect(stored).toEqual(before);
    expect(compareFingerprints(stored, { heading: { 1: 'other' } })).toHaveLength(1);
  });
});

it('refuses an "x-version" that is no version', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'nueva'));
  for (const version of [0, 1.5, '2', null]) {
    const schema = JSON.stringify({ 'x-version': version });
    writeFileSync(path.join(folder, 'nueva/nueva.schema.json'), schema);
    expect(() => readSchemaFiles(projectRoot, [folder])).toThrow(/"x-version" of .*nueva/);
  }
});
