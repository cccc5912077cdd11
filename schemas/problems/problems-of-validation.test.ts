import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../json/fields.ts';
import { parsePage } from '../parse/parse-page.ts';
import { parseSite } from '../parse/parse-site.ts';
import { headingData, metadataData, pageData, siteData } from '../testing/documents.ts';
import { problemsOfValidation } from './problems-of-validation.ts';

function suggestionsOf(data: unknown, parse: typeof parsePage | typeof parseSite = parsePage) {
  const parsed = parse(data);
  return (parsed.ok ? [] : parsed.problems)
    .filter(({ code }) => code === 'property-unknown')
    .map(({ pointer, params }) => [pointer, params['suggestion']]);
}

const widget = (content: object, more: object = {}) =>
  pageData([{ id: 'w', type: 'button', content, ...more }]);

it.each([
  ['the page', pageData(undefined, { alias: ['/a'] }), '/alias', 'aliases'],
  [
    'its metadata',
    pageData(undefined, { metadata: metadataData([], { robot: 'index' }) }),
    '/metadata/robot',
    'robots',
  ],
  ['a widget', pageData([{ ...headingData(), variant: {} }]), '/widgets/0/variant', 'variants'],
  [
    'an object in a content',
    widget({ link: { label: 'Ver', href: '/a', newTap: true } }),
    '/widgets/0/content/link/newTap',
    'newTab',
  ],
])('suggests a name of %s', (_, data, pointer, suggestion) => {
  expect(suggestionsOf(data)).toContainEqual([pointer, suggestion]);
});

it('suggests a name of a section, however deep', () => {
  const inner = { sectionId: 'b', optoins: {} };
  const metadata = metadataData([{ sectionId: 'a', subSections: [inner] }]);
  expect(suggestionsOf(pageData(undefined, { metadata }))).toEqual([
    ['/metadata/layout/subSections/0/subSections/0/optoins', 'options'],
  ]);
});

it('suggests a name of the settings of a site', () => {
  expect(suggestionsOf({ ...siteData, mesages: {} }, parseSite)).toEqual([
    ['/mesages', 'messages'],
  ]);
});

it('suggests no name that only other objects have', () => {
  // `href` belongs to links: no property of a heading is near it.
  const data = pageData([{ id: 'w', type: 'heading', content: { text: 'x', level: 1, hrf: 1 } }]);
  expect(suggestionsOf(data)).toEqual([['/widgets/0/content/hrf', undefined]]);
});

it('suggests no name that the object has already', () => {
  const data = widget({ link: { label: 'Ver', href: '/a', herf: '/b' } });
  expect(suggestionsOf(data)).toEqual([['/widgets/0/content/link/herf', undefined]]);
});

it('suggests names of the content for a page of many mistakes', () => {
  const data = widget({ link: { lable: 'Ver', herf: '/a' } });
  expect(suggestionsOf(data)).toEqual([
    ['/widgets/0/content/link/lable', 'label'],
    ['/widgets/0/content/link/herf', 'href'],
  ]);
});

describe('a value that a list has twice', () => {
  const filter = (content: object) => pageData([{ id: 'f', type: 'job-filter', content }]);

  it.each([
    ['texts', { facetFields: ['city', 'state', 'city'] }, 'facetFields/2', 1],
    ['numbers', { facetFields: ['city'], radiusOptions: [5, 10, 25, 10] }, 'radiusOptions/3', 2],
  ])('is told where it stands again, of %s', (_, content, place, first) => {
    expect(parsePage(filter(content))).toEqual({
      ok: false,
      problems: [
        {
          code: 'value-repeated',
          severity: 'error',
          pointer: `/widgets/0/content/${place}`,
          nodeId: 'f',
          params: { first },
        },
      ],
    });
  });
});

describe('every keyword that a schema judges by', () => {
  /** What says nothing of the value itself, or hands it on to other keywords. */
  const SILENT = new Set([
    '$schema',
    '$defs',
    '$ref',
    '$comment',
    'title',
    'description',
    'tsType',
    'properties',
    'items',
    'oneOf',
  ]);

  function keywordsIn(schema: unknown): string[] {
    if (Array.isArray(schema)) return schema.flatMap(keywordsIn);
    if (!isRecord(schema)) return [];
    return Object.entries(schema).flatMap(([key, value]) => {
      if (key.startsWith('x-') || key === 'const' || key === 'enum') return [key];
      if ((key === 'properties' || key === '$defs') && isRecord(value))
        return Object.values(value).flatMap(keywordsIn);
      return [key, ...keywordsIn(value)];
    });
  }

  const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => `schemas/${name}`);
  const keywords = new Set(
    files.flatMap((file) => keywordsIn(JSON.parse(readFileSync(file, 'utf8')))),
  );
  const judging = [...keywords].filter((key) => !key.startsWith('x-') && !SILENT.has(key));

  it.each(judging)('%s is worded', (keyword) => {
    const error = {
      keyword,
      instancePath: '',
      schemaPath: '#',
      params: { additionalProperty: 'x' },
    };
    const validate = Object.assign(() => false, { errors: [error] });
    const place = { base: '', definition: 'Page' } as const;
    expect(problemsOfValidation(validate, {}, place)).toHaveLength(1);
  });

  it('is looked for where schemas have them', () => {
    expect(judging).toEqual(expect.arrayContaining(['uniqueItems', 'maxItems', 'required', 'not']));
  });
});
