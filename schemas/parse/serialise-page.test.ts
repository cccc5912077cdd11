import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRegistry } from '#runtime/generated/sample-registry.ts';
import type { PageDocument } from '../documents/documents.ts';
import { currentVersion } from '../documents/widget-version.ts';
import { isRecord } from '../json/fields.ts';
import { examplePage, headingData, metadataData, pageData } from '../testing/documents.ts';
import { parseStoredJson } from './parse-json.ts';
import { parsePageText } from './parse-page.ts';
import { serialisePage } from './serialise-page.ts';

type Data = Readonly<Record<string, unknown>>;

/** Reads what may have been stored before repeated keys were refused. */
function parsed(text: string): PageDocument {
  const page = parsePageText(text, parseStoredJson(text));
  if (!page.ok) throw new Error(JSON.stringify(page.problems));
  return page.value;
}

/** The same data with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, reversed(item)] as const);
  return Object.fromEntries(entries.reverse());
}

/** The text of a page whose only widget holds `content`, written as it is given here. */
function textWith(content: string, widget: Data = { type: 'x' }): string {
  const data = pageData([{ id: 'w', ...widget, content: 'HERE' }]);
  return JSON.stringify(data).replace('"HERE"', () => content);
}

it('prints the fields in the order of their schemas, with two spaces and a newline at the end', () => {
  const widget = { content: { level: 1, text: 'Vacantes' }, id: 'w', type: 'heading' };
  const metadata = metadataData([{ widgetId: 'w', sectionId: 's', options: { gap: 8, px: 4 } }]);
  const data = reversed(pageData([widget], { metadata, aliases: [] }));
  expect(serialisePage(parsed(JSON.stringify(data)))).toBe(`{
  "schemaVersion": 1,
  "id": "home",
  "url": "/home",
  "aliases": [],
  "type": "CONTENT",
  "metadata": {
    "title": "Inicio",
    "description": "Vacantes",
    "layout": {
      "sectionId": "root",
      "subSections": [
        {
          "sectionId": "s",
          "widgetId": "w",
          "options": {
            "px": 4,
            "gap": 8
          }
        }
      ]
    }
  },
  "widgets": [
    {
      "id": "w",
      "type": "heading",
      "content": {
        "text": "Vacantes",
        "level": 1
      }
    }
  ]
}
`);
});

it('prints the overrides of a variant in the order of the content', () => {
  const widget = { ...headingData(), variants: { p: { align: 'center', text: 'Otra' } } };
  expect(serialisePage(examplePage(pageData([widget])))).toContain(
    '"p": {\n          "text": "Otra",\n          "align": "center"\n        }',
  );
});

it('leaves out what is undefined, and widgets where there are none', () => {
  const page = examplePage(pageData([], { metadata: metadataData([]) }));
  expect(serialisePage({ ...page, aliases: undefined } as unknown as PageDocument)).toMatch(
    /"type": "CONTENT",[\s\S]*"widgets": \[\]\n\}\n$/,
  );
});

describe('an opaque widget', () => {
  it.each([
    ['numbers beyond double precision', '{"a":1.0,"b":1e400,"c":12345678901234567890,"d":-0}'],
    ['keys that look like integers', '{"10":1,"9":2,"a":3,"1":4}'],
    ['repeated keys', '{"a":1,"b":2,"a":{"c":1,"c":2}}'],
    ['escapes', '{"\\u0061\\/":"\\u00e9 \\"}]"}'],
    ['its own layout', '{ "a":\r\n\t[ ],\n\n "b" : { } }'],
    ['a key "__proto__"', '{"__proto__":{"polluted":true},"constructor":1}'],
  ])('keeps %s', (_, content) => {
    const page = parsed(textWith(content));
    expect(serialisePage(page)).toContain(`"content": ${content}\n`);
    expect({}).not.toHaveProperty('polluted');
  });

  it('of a newer version of a known type keeps its variants too', () => {
    const widget = { type: 'image', version: 99, variants: { p: { b: 1, a: 'THERE' } } };
    const text = textWith('{"z":1.0}', widget).replace('"a":"THERE"', '"a":2.0');
    expect(serialisePage(parsed(text))).toContain('"variants": {"p":{"b":1,"a":2.0}}');
  });

  it('keeps it through changes of the page around it', () => {
    const page = parsed(textWith('{"a":1.0}'));
    const changed = { ...page, url: '/otra', widgets: page.widgets.map((each) => ({ ...each })) };
    expect(serialisePage(changed as PageDocument)).toContain('"content": {"a":1.0}');
  });

  it('is found by the keys that count, escaped and repeated ones included', () => {
    const text = textWith('{"a":1.0}')
      .replace('"content":', '"content":{"a":2},"conten\\u0074":')
      .replace('"widgets":', '"widgets":[{"content":{"b":3.0}}],"widgets":');
    expect(serialisePage(parsed(text))).toContain('"content": {"a":1.0}');
  });

  it('prints data that was never text as JSON does', () => {
    const content = { z: [1, { a: '\n' }], __proto__: null, b: {} };
    const page = examplePage(pageData([{ id: 'w', type: 'x', content }]));
    const text = serialisePage(page);
    expect(text).toContain('      "content": {\n        "z": [\n          1,\n');
    expect(serialisePage(parsed(text))).toBe(text);
    expect(parsed(text)).toEqual(page);
  });
});

describe('properties', () => {
  const samples = Object.entries(sampleRegistry).flatMap(([type, list]) =>
    list.map(({ content }) => ({ type, content: content as Data })),
  );
  const known = fc
    .record({ sample: fc.constantFrom(...samples), overrides: fc.boolean(), version: fc.boolean() })
    .map(({ sample: { type, content }, overrides, version }) => ({
      type,
      // Samples are of today's version, which a widget may leave out only where it is the first.
      ...((version || currentVersion(type) !== 1) && { version: currentVersion(type) }),
      content,
      ...(overrides && { variants: { p: content } }),
    }));

  const space = fc.constantFrom('', '', ' ', '\n  ', '\r\n', '\t');
  const { object } = fc.letrec<{ value: string; object: string; array: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('1.0', '1e400', '-1E-7', '12345678901234567890', '-0', 'null', 'true'),
      fc.constantFrom('""', '"\\u0061"', '"}\\"]"', '"\\\\"', '"ñ🚚"', '"[{,:"'),
      fc.string().map((text) => JSON.stringify(text)),
      tie('object'),
      tie('array'),
    ),
    array: fc
      .array(fc.tuple(space, tie('value'), space), { maxLength: 4 })
      .map((items) => `[${items.map((item) => item.join('')).join(',')}]`),
    object: fc
      .array(
        fc.tuple(
          space,
          fc.constantFrom(
            '"1"',
            '"10"',
            '"a"',
            '"a"',
            '"__proto__"',
            '"widgets"',
            '"\\u0063"',
            '""',
          ),
          space,
          fc.constant(':'),
          space,
          tie('value'),
          space,
        ),
        { maxLength: 5 },
      )
      .map((members) => `{${members.map((member) => member.join('')).join(',')}}`),
  }));
  const opaque = fc.record({
    head: fc.constantFrom<Data>(
      { type: 'x' },
      { type: 'x', version: 7 },
      { type: 'hero', version: 99 },
    ),
    written: object,
  });

  const page = fc
    .record({
      widgets: fc.array(fc.oneof(known, opaque), { maxLength: 6 }),
      isReversed: fc.boolean(),
    })
    .map(({ widgets, isReversed }) => {
      const written = widgets.flatMap((widget) => ('written' in widget ? [widget.written] : []));
      const data = pageData(
        widgets.map((widget, index) =>
          'written' in widget
            ? { id: `w${index}`, ...widget.head, content: 'HERE' }
            : { id: `w${index}`, ...widget },
        ),
      );
      const inOrder = [...written];
      const text = JSON.stringify(isReversed ? reversed(data) : data).replaceAll(
        '"HERE"',
        () => inOrder.shift() ?? '',
      );
      return { text, written };
    });

  it('parsing canonical text and printing it again gives the same text', () => {
    fc.assert(
      fc.property(page, ({ text, written }) => {
        const canonical = serialisePage(parsed(text));
        expect(serialisePage(parsed(canonical))).toBe(canonical);
        for (const content of written) expect(canonical).toContain(`"content": ${content}`);
      }),
      { numRuns: 300 },
    );
  });

  it('canonical text says the same as the page it was made from', () => {
    fc.assert(
      fc.property(page, ({ text }) => {
        const before = parsed(text);
        expect(parsed(serialisePage(before))).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it('the order in which a page was written does not matter', () => {
    const widgets = fc.array(known, { maxLength: 6 });
    fc.assert(
      fc.property(widgets, (list) => {
        const data = pageData(list.map((widget, index) => ({ id: `w${index}`, ...widget })));
        const other = serialisePage(parsed(JSON.stringify(reversed(data))));
        expect(serialisePage(parsed(JSON.stringify(data)))).toBe(other);
      }),
    );
  });
});
