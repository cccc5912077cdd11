import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problem.ts';
import { headingData, metadataData, pageData } from '../testing/documents.ts';
import { parsePage, parsePageText } from './parse-page.ts';

type Data = Readonly<Record<string, unknown>>;

function problemsOf(data: unknown): readonly Problem[] {
  return parsePage(data).problems;
}

function headingWith(content: Data): Data {
  return pageData([
    { id: 'heading', type: 'heading', content: { text: 'Vacantes', level: 1, ...content } },
  ]);
}

function pageWithOptions(options: Data): Data {
  return pageData([headingData()], {
    metadata: metadataData([{ sectionId: 's', widgetId: 'heading', options }]),
  });
}

const options = '/metadata/layout/subSections/0/options';

it('accepts a valid page and hands out the same data', () => {
  const data = pageData();
  expect(parsePage(data)).toEqual({ ok: true, value: data, problems: [] });
});

it('takes a content that names the type of its widget again, and leaves that out', () => {
  expect(parsePage(headingWith({ widgetType: 'HEADING' }))).toEqual({
    ok: true,
    value: headingWith({}),
    problems: [],
  });
  expect(problemsOf(headingWith({ widgetType: 7 }))).toHaveLength(1);
  const unknown = pageData([{ id: 'heading', type: 'nuevo', content: { widgetType: 'NUEVO' } }]);
  expect(parsePage(unknown)).toMatchObject({ ok: true, value: unknown });
});

describe('words what the schema refuses', () => {
  it.each<[string, Data, Problem]>([
    [
      'a missing property',
      headingWith({ text: undefined }),
      error('property-missing', '/widgets/0/content', { name: 'text' }, 'heading'),
    ],
    [
      'an unknown property',
      headingWith({ subheadign: 'x' }),
      error(
        'property-unknown',
        '/widgets/0/content/subheadign',
        { name: 'subheadign', suggestion: 'subheading' },
        'heading',
      ),
    ],
    [
      'an unknown property whose name needs escaping',
      headingWith({ 'a/b~c': 'x' }),
      error('property-unknown', '/widgets/0/content/a~1b~0c', { name: 'a/b~c' }, 'heading'),
    ],
    [
      'a wrong type',
      headingWith({ level: '1' }),
      error('value-wrong-type', '/widgets/0/content/level', { expected: 'integer' }, 'heading'),
    ],
    [
      'a value outside an enum',
      headingWith({ align: 'centre' }),
      error(
        'value-not-allowed',
        '/widgets/0/content/align',
        { allowed: 'start, center', suggestion: 'center' },
        'heading',
      ),
    ],
    [
      'a value other than a constant',
      pageData(undefined, { schemaVersion: 2 }),
      error('value-not-allowed', '/schemaVersion', { allowed: '1' }),
    ],
    [
      'a wrong format',
      pageData(undefined, { url: 'home' }),
      error('value-wrong-format', '/url', { format: 'PageUrl' }),
    ],
    [
      'a text that is too long',
      headingWith({ text: 'x'.repeat(301) }),
      error(
        'value-too-long',
        '/widgets/0/content/text',
        { limit: 300, unit: 'characters' },
        'heading',
      ),
    ],
    [
      'a list that is too long',
      pageData(undefined, { aliases: Array.from({ length: 21 }, (_, i) => `/a${i}`) }),
      error('value-too-long', '/aliases', { limit: 20, unit: 'items' }),
    ],
    [
      'a text that is too short',
      headingWith({ text: '' }),
      error(
        'value-too-short',
        '/widgets/0/content/text',
        { limit: 1, unit: 'characters' },
        'heading',
      ),
    ],
    [
      'a list that is too short',
      pageData([{ id: 'faq', type: 'faq', content: { items: [] } }]),
      error('value-too-short', '/widgets/0/content/items', { limit: 1, unit: 'items' }, 'faq'),
    ],
    [
      'a number below the minimum',
      pageWithOptions({ gap: -1 }),
      error('value-out-of-range', `${options}/gap`, { comparison: '>=', limit: 0 }, 's'),
    ],
    [
      'a number above the maximum',
      pageWithOptions({ gap: 257 }),
      error('value-out-of-range', `${options}/gap`, { comparison: '<=', limit: 256 }, 's'),
    ],
    [
      'a number at an excluded limit',
      pageWithOptions({ span: 0 }),
      error('value-out-of-range', `${options}/span`, { comparison: '>', limit: 0 }, 's'),
    ],
    [
      'a section with a widget and sub-sections',
      pageData([headingData()], {
        metadata: metadataData([{ sectionId: 's', widgetId: 'heading', subSections: [] }]),
      }),
      error('section-two-contents', '/metadata/layout/subSections/0', {}, 's'),
    ],
  ])('%s', (_, data, problem) => {
    expect(problemsOf(JSON.parse(JSON.stringify(data)))).toEqual([problem]);
  });

  it('counts characters by code point, as the schema does', () => {
    expect(problemsOf(headingWith({ text: '🚚'.repeat(300) }))).toEqual([]);
    expect(problemsOf(headingWith({ text: '🚚'.repeat(301) }))).toMatchObject([
      { code: 'value-too-long' },
    ]);
  });

  it('never tells a problem of a widget twice', () => {
    const widget = { id: 'w', type: 'heading', content: 'x', contents: {} };
    expect(problemsOf(pageData([widget])).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
      ['property-unknown /widgets/0/contents', 'value-wrong-type /widgets/0/content'],
    );
  });

  it('suggests a name only where the object does not have it yet', () => {
    expect(problemsOf(headingWith({ texts: 'x' }))[0]?.params).not.toHaveProperty('suggestion');
  });

  it('stops at 200 problems of one value', () => {
    const content = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`unknown-${i}`, 0]));
    expect(problemsOf(headingWith(content))).toHaveLength(200);
  });
});

describe('a widget of unknown type', () => {
  const widget = {
    id: 'w',
    type: 'heding',
    version: 3,
    content: { z: 1, a: { __proto__: null, deep: [1, '2'] } },
  };

  it('is a warning with the nearest type', () => {
    expect(problemsOf(pageData([widget]))).toEqual([
      {
        code: 'widget-type-unknown',
        severity: 'warning',
        pointer: '/widgets/0/type',
        nodeId: 'w',
        params: { type: 'heding', suggestion: 'heading' },
      },
    ]);
  });

  it('keeps its content, key order included', () => {
    const text = JSON.stringify(pageData([widget]));
    const parsed = parsePageText(text);
    expect(parsed.ok && JSON.stringify(parsed.value)).toBe(text);
  });
});

describe('the /p/ variant', () => {
  it('is judged laid over the content, where the override stands', () => {
    const widget = { ...headingData(), variants: { p: { text: '', algin: 'start' } } };
    expect(problemsOf(pageData([widget]))).toEqual([
      error(
        'variant-invalid',
        '/widgets/0/variants/p/algin',
        { cause: 'property-unknown' },
        'heading',
      ),
      error(
        'variant-invalid',
        '/widgets/0/variants/p/text',
        { cause: 'value-too-short' },
        'heading',
      ),
    ]);
  });

  it('needs no required property that the content has', () => {
    expect(problemsOf(pageData([{ ...headingData(), variants: { p: { level: 2 } } }]))).toEqual([]);
  });

  it('is not blamed for what the content alone gets wrong', () => {
    const widget = {
      id: 'heading',
      type: 'heading',
      content: { text: '', level: 1 },
      variants: { p: { level: 2 } },
    };
    expect(problemsOf(pageData([widget]))).toMatchObject([
      { code: 'value-too-short', pointer: '/widgets/0/content/text' },
    ]);
  });
});

describe('malformed JSON', () => {
  it.each([
    ['a missing comma', '{ "id": "a" "url": "/" }', 12],
    ['a trailing comma', '{ "id": "a", }', 11],
    ['a trailing comma and a break', '[1,\n]', 2],
    ['one comma after another', '{ "id": "a",, "url": "/" }', 12],
    ['a comment', '{ // no\n}', 2],
    ['nothing', '', 0],
    ['a second value', '{} {}', 3],
  ])('tells the place of %s', (_, text, offset) => {
    expect(parsePageText(text).problems).toMatchObject([
      { code: 'json-malformed', pointer: '', params: { offset } },
    ]);
  });

  it.each([
    ['an empty text', ' \n', 'Empty', 0],
    ['a merge left undecided', '{\n<<<<<<< HEAD\n"id": "a"\n=======\n', 'MergeMark', 2],
    ['typographic quotes', '{ "id": “a” }', 'OtherQuote', 8],
    ['single quotes', "{ 'id': 1 }", 'OtherQuote', 2],
    ['a page', '<!doctype html><p>', 'Markup', 0],
    ['a text that was cut', '{ "id": "a",\n', 'CutOff', 13],
    ['a list that was cut', '{ "ids": ["a"', 'CutOff', 13],
    ['a zero before a number', '{ "level": 01 }', 'LeadingZero', 11],
    ['a line break in a text', '{ "id": "a\nb" }', 'LineInText', 8],
    ['a word without quotation marks', '{ "id": NaN }', 'InvalidSymbol', 8],
  ])('tells %s by its name', (_, text, detail, offset) => {
    expect(parsePageText(text).problems).toMatchObject([
      { code: 'json-malformed', pointer: '', params: { detail, offset } },
    ]);
  });
});

function error(
  code: Problem['code'],
  pointer: string,
  params: Problem['params'],
  nodeId?: string,
): Problem {
  const problem = { code, severity: 'error' as const, pointer, params };
  return nodeId === undefined ? problem : { ...problem, nodeId };
}
