// What must hold of every migration step. New steps are found by themselves.
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredContent } from '../definitions/migration.ts';
import fingerprints from '../fingerprints.json' with { type: 'json' };
import { widgetMigrations, widgetVersions } from '../generated/migrations.ts';
import { isRecord } from '../json/fields.ts';
import { parsePage } from '../parse/parse-page.ts';
import { pageData } from '../testing/documents.ts';
import { migrateContent } from './migrate-widget.ts';

interface Golden {
  readonly name: string;
  readonly before: StoredContent;
  readonly after: StoredContent;
}

const versions = Object.entries(widgetVersions);
const steps = versions.flatMap(([type, current]) =>
  Array.from({ length: current - 1 }, (_, index) => ({ type, from: index + 1, current })),
);

function goldenFile({ type, from }: { readonly type: string; readonly from: number }): string {
  return `schemas/widgets/${type}/${type}.v${from}.golden.json`;
}

function goldensOf(step: { readonly type: string; readonly from: number }): readonly Golden[] {
  return existsSync(goldenFile(step))
    ? (JSON.parse(readFileSync(goldenFile(step), 'utf8')) as readonly Golden[])
    : [];
}

const goldens = steps.flatMap((step) => goldensOf(step).map((golden) => ({ ...step, ...golden })));

it.each(versions)(
  "%s has a step from every version before today's, %i, and no other",
  (type, current) => {
    const own = Object.keys(widgetMigrations[type] ?? {}).map(Number);
    expect(own).toEqual(Array.from({ length: current - 1 }, (_, index) => index + 1));
  },
);

it.each(versions)('%s has a fingerprint of each version', (type, current) => {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = fingerprints;
  expect(Object.keys(known[type] ?? {}).map(Number)).toEqual(
    Array.from({ length: current }, (_, index) => index + 1),
  );
});

describe.each(steps)('$type, from version $from', (step) => {
  it('has examples', () => {
    expect(goldensOf(step).length, `Write ${goldenFile(step)}`).toBeGreaterThan(0);
  });

  it('makes something of any JSON, or refuses it', () => {
    const keys = goldensOf(step).flatMap(({ before }) => Object.keys(before));
    const content = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue());
    fc.assert(
      fc.property(content, (before) => {
        const widget = { id: 'w', type: step.type, version: step.from, content: before };
        return Array.isArray(parsePage(pageData([widget])).problems);
      }),
    );
  });
});

describe.each(goldens)(
  '$type, from version $from: $name',
  ({ type, from, current, before, after }) => {
    it('gives what the example says, and leaves what it was given alone', () => {
      const stored = deepFreeze(structuredClone(before));
      expect(migrateContent(stored, { type, from, to: from + 1 })).toEqual({
        ok: true,
        value: after,
      });
    });

    it("ends in content that today's schema accepts", () => {
      const widget = { id: 'w', type, version: from, content: before };
      const { ok, problems } = parsePage(pageData([widget]));
      expect({ ok, problems }).toEqual({ ok: true, problems: [] });
      const today = migrateContent(before, { type, from, to: current });
      expect(today.ok && migrateContent(after, { type, from: from + 1, to: current })).toEqual(
        today,
      );
    });
  },
);

function deepFreeze<Value>(value: Value): Value {
  if (Array.isArray(value)) value.forEach(deepFreeze);
  if (isRecord(value)) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
