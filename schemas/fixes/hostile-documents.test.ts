import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage, parsePageText } from '../parse/parse-page.ts';
import { salvageJson } from '../parse/salvage-json.ts';
import type { Problem } from '../problems/problem.ts';
import { checkPage } from '../rules/check-page.ts';
import {
  buttonData,
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../testing/documents.ts';
import { fixDocument } from './fix-document.ts';

type Data = Readonly<Record<string, unknown>>;

function problemsOf(data: unknown): readonly Problem[] {
  return parsePage(data).problems;
}

describe('hostile documents', () => {
  it('refuses a layout nested a million deep at once', () => {
    let layout: Data = { sectionId: 'leaf' };
    for (let i = 1; i < 1_000_000; i += 1) layout = { sectionId: 's', subSections: [layout] };
    const start = performance.now();
    const problems = problemsOf(pageData(undefined, { metadata: { layout } }));
    expect(performance.now() - start).toBeLessThan(5000);
    expect(problems).toEqual([
      {
        code: 'document-too-deep',
        severity: 'error',
        pointer: `/metadata/layout${'/subSections/0'.repeat(8)}`,
        params: { limit: 8 },
      },
    ]);
  });

  it('refuses content nested a million deep, even of unknown type', () => {
    let content: Data = {};
    for (let i = 0; i < 1_000_000; i += 1) content = { a: content };
    expect(problemsOf(pageData([{ id: 'w', type: 'x', content }]))).toMatchObject([
      { code: 'document-too-deep', pointer: `/widgets/0/content${'/a'.repeat(61)}` },
    ]);
  });

  it('refuses text nested a million deep, closed or not', () => {
    const open = '['.repeat(1_000_000);
    for (const text of [open, open + ']'.repeat(1_000_000)]) {
      expect(parsePageText(text).problems).toMatchObject([
        { code: 'document-too-deep', params: { limit: 64, offset: 64 } },
      ]);
    }
  });

  describe.each([
    ['after a quote in a comment', `/*"*/${'['.repeat(500_000)}`],
    ['after a quote in the comment of a line', `//"\n${'['.repeat(500_000)}`],
    ['after a string that breaks off with its line', `"a\n${'['.repeat(500_000)}`],
    ['closed by brackets of the other kind', '[},'.repeat(300_000)],
    ['closed within comments', '[/*]*/'.repeat(200_000)],
  ])('text nested without end, %s', (_, text) => {
    it('is refused', () => {
      expect(parsePageText(text).problems).toMatchObject([{ code: 'document-too-deep' }]);
    });

    it('is not salvaged', () => {
      expect(salvageJson(text)).toBeUndefined();
    });

    it('is left alone by fixes', () => {
      const request = { definition: 'Page', context: createContext() } as const;
      expect(fixDocument(text, request)).toEqual({ text, rounds: [] });
    });
  });

  it('reads brackets in texts and in text that is no JSON for what they are', () => {
    const brackets = '['.repeat(100);
    const page = pageData(undefined, { metadata: metadataData([], { title: `"${brackets}` }) });
    expect(parsePageText(JSON.stringify(page)).problems).toEqual([]);
    expect(parsePageText(`{} // ${brackets}`).problems).toMatchObject([{ code: 'json-malformed' }]);
  });

  it('accepts eight levels of sections and refuses nine', () => {
    const nested = (depth: number): Data =>
      depth === 1 ? { sectionId: 's' } : { sectionId: 's', subSections: [nested(depth - 1)] };
    const withLayout = (depth: number) =>
      pageData([], { metadata: { title: 't', description: 'd', layout: nested(depth) } });
    expect(problemsOf(withLayout(8))).toEqual([]);
    expect(problemsOf(withLayout(9))).toMatchObject([
      { code: 'document-too-deep', params: { limit: 8 } },
    ]);
  });

  it('refuses a text of 3 MB', () => {
    const text = JSON.stringify(pageData([buttonData(`/${'x'.repeat(3_000_000)}`)]));
    expect(parsePageText(text).problems).toMatchObject([
      { code: 'document-too-large', params: { limit: 2048 } },
    ]);
  });

  it('counts size in bytes, not characters', () => {
    expect(parsePageText(`"${'ñ'.repeat(1_100_000)}"`).problems).toMatchObject([
      { code: 'document-too-large' },
    ]);
  });

  it('takes no quadratic time for 2 MB of unknown properties', () => {
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: 130_000 }, (_, i) => [`key-${i}`, 0])),
    );
    const start = performance.now();
    expect(parsePageText(text).ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('judges 10,000 dangling references among 2,000 widgets in a second, and tells 200', () => {
    const widgets = Array.from({ length: 2000 }, (_, i) => headingData(`${'w'.repeat(58)}${i}`));
    const section = (id: string): Data => ({ sectionId: id, widgetId: `${'w'.repeat(57)}x-${id}` });
    const rows = Array.from({ length: 100 }, (_, row) => ({
      sectionId: `row-${row}`,
      subSections: Array.from({ length: 100 }, (_, i) => section(`${row}-${i}`)),
    }));
    const page = pageData(widgets, { metadata: metadataData(rows) });
    const start = process.cpuUsage();
    const problems = checkPage(examplePage(page), createContext());
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeLessThan(1_000_000);
    const dangling = problems.filter(({ code }) => code === 'widget-dangling');
    expect(dangling).toHaveLength(200);
    expect(dangling.filter(({ params }) => params['suggestion'] !== undefined)).toHaveLength(20);
  });

  it('tells 200 problems of 2,000 widgets, and never warnings in the place of errors', () => {
    const unknown = Array.from({ length: 1000 }, (_, i) => ({
      id: `x${i}`,
      type: 'x',
      content: {},
    }));
    const wrong = Array.from({ length: 1000 }, (_, i) => ({
      ...headingData(`h${i}`),
      content: { level: 1 },
    }));
    const metadata = metadataData([]);
    const { ok, problems } = parsePage(pageData([...unknown, ...wrong], { metadata }));
    expect(ok).toBe(false);
    expect(problems).toHaveLength(1001);
    expect(problemsOf(pageData(wrong, { metadata }))).toHaveLength(200);
  });

  it('takes no quadratic time for more widgets of unknown types than a page may have, and tells 200', () => {
    const widgets = Array.from({ length: 25_000 }, (_, i) => ({
      id: `w${i}`,
      type: `zzz${i}`,
      content: {},
    }));
    const start = process.cpuUsage();
    const { ok, problems } = parsePage(pageData(widgets, { metadata: metadataData([]) }));
    const { user, system } = process.cpuUsage(start);
    expect(ok).toBe(false);
    expect(problems.length).toBeLessThanOrEqual(201);
    expect(user + system).toBeLessThan(3_000_000);
  });

  it('takes no quadratic time for warnings', () => {
    const widgets = Array.from({ length: 2000 }, (_, i) => ({
      id: `w${i}`,
      type: 'x',
      content: {},
    }));
    const data = pageData(widgets, { metadata: metadataData([]) });
    const start = process.cpuUsage();
    for (let i = 0; i < 10; i += 1) expect(parsePage(data).problems).toHaveLength(2000);
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeLessThan(2_000_000);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'gives the key "%s" no power',
    (key) => {
      const text = JSON.stringify(pageData()).replace(
        '"level":1',
        `"level":1,${JSON.stringify(key)}:{"polluted":true}`,
      );
      expect(parsePageText(text).problems).toMatchObject([
        { code: 'property-unknown', pointer: `/widgets/0/content/${key}`, params: { name: key } },
      ]);
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('keeps a __proto__ override of a variant from reaching the content', () => {
    const text = JSON.stringify(
      pageData([{ ...headingData(), variants: { p: { X: { text: 'x' } } } }]),
    ).replace('"X"', '"__proto__"');
    expect(parsePageText(text).problems).toMatchObject([
      { code: 'variant-invalid', pointer: '/widgets/0/variants/p/__proto__' },
    ]);
  });

  it('treats the type "constructor" as any unknown type', () => {
    expect(problemsOf(pageData([{ id: 'w', type: 'constructor', content: {} }]))).toMatchObject([
      { code: 'widget-type-unknown' },
    ]);
  });
});

describe('properties', () => {
  const anyJson = fc.jsonValue({ maxDepth: 6 });

  it('never throws, whatever JSON it is given', () => {
    fc.assert(fc.property(anyJson, (data) => Array.isArray(parsePage(data).problems)));
  });

  it('never throws, whatever JSON stands in a place of a valid page', () => {
    const paths = [
      'id',
      'url',
      'aliases',
      'type',
      'metadata',
      'widgets',
      '__proto__',
      'constructor',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...paths), anyJson, (key, value) => {
        const text = JSON.stringify(pageData([headingData()], { [key]: value }));
        return Array.isArray(parsePageText(text).problems);
      }),
    );
  });

  it('never throws, whatever stands in a widget', () => {
    const types = fc.constantFrom('heading', 'hero', 'faq', 'cards', 'button', 'constructor', '');
    const widget = fc.record({
      id: anyJson,
      type: fc.oneof(types, anyJson),
      content: anyJson,
      variants: fc.record({ p: anyJson }),
    });
    fc.assert(fc.property(widget, (data) => Array.isArray(parsePage(pageData([data])).problems)));
  });

  it('never throws, whatever is repeated without end', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      '"',
      '\\',
      '/',
      '*',
      '//',
      '\n',
      ':',
      ',',
      'a',
    );
    const repeated = fc
      .array(piece, { minLength: 1, maxLength: 6 })
      .map((pieces) => pieces.join('').repeat(20_000));
    fc.assert(
      fc.property(repeated, (text) => {
        salvageJson(text);
        return parsePageText(text).problems.length === 1;
      }),
    );
  });

  it('never throws, whatever text it is given', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      ',',
      ':',
      '1',
      'null',
      '"id"',
      '\uFEFF',
      '\u0000',
      '//',
      '\n',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces).map((list) => list.join('')),
    );
    fc.assert(fc.property(text, (each) => Array.isArray(parsePageText(each).problems)));
  });
});
