// Which characters the fields of documents accept.
import { describe, expect, it } from 'vitest';
import {
  buttonData,
  headingData,
  imageData,
  metadataData,
  pageData,
  siteData,
} from '../testing/documents.ts';
import { parsePage, parsePageText } from './parse-page.ts';
import { parseSite, parseSiteText } from './parse-site.ts';

function heading(content: object) {
  return pageData([
    { id: 'w', type: 'heading', content: { text: 'Vacantes', level: 1, ...content } },
  ]);
}

const section = [{ sectionId: 's', widgetId: 'heading' }];

const fields: readonly [string, (text: string) => unknown][] = [
  ['url', (text) => pageData(undefined, { url: `/a${text}b` })],
  ['alias', (text) => pageData(undefined, { aliases: [`/a${text}b`] })],
  ['id', (text) => pageData(undefined, { id: `a${text}b` })],
  ['description', (text) => metadataPage({ description: `a${text}b` })],
  ['Text', (text) => heading({ text: `a${text}b` })],
  ['Href', (text) => pageData([buttonData(`/a${text}b`)])],
  ['Href of a mail', (text) => pageData([buttonData(`mailto:a${text}b`)])],
  ['Href of another site', (text) => pageData([buttonData(`https://a${text}b`)])],
  ['alternative text', (text) => pageData([imageData({ alt: `a${text}b` })])],
  ['LongText', longText],
  ['RichText', richText],
];

function metadataPage(overrides: Readonly<Record<string, unknown>>) {
  return pageData([headingData()], { metadata: metadataData(section, overrides) });
}

function longText(text: string) {
  const image = { src: 'assets/a.svg', alt: 'A', width: 8, height: 8 };
  const content = { title: 'T', image, ctaLabel: 'Ver', text: `a${text}b` };
  return pageData([{ id: 'w', type: 'search-hero', content }]);
}

function richText(text: string) {
  return pageData([{ id: 'w', type: 'rich-text', content: { html: `a${text}b` } }]);
}

function codesOf(data: unknown): string[] {
  return parsePage(data).problems.map(({ code }) => code);
}

describe.each(fields)('%s', (name, page) => {
  it('accepts accents', () => {
    expect(codesOf(page(name === 'id' ? 'a' : 'é'))).toEqual([]);
  });

  it.each(['\0', '\u001b', '\u007f', '\u0085', '\ud800', '\udc00'])('refuses %j', (character) => {
    expect(codesOf(page(character))).toEqual(['value-wrong-format']);
  });
});

it.each([
  ['LongText', longText],
  ['RichText', richText],
])('%s accepts line breaks, tabs and emoji', (_, page) => {
  expect(codesOf(page('\n\t🚚'))).toEqual([]);
});

it('keeps line breaks out of one-line texts', () => {
  expect(codesOf(heading({ text: 'a\nb' }))).toEqual(['value-wrong-format']);
});

it.each([
  ['agencyName', { agencyName: 'a\0' }],
  ['a home address', { urls: { home: '/a\u0085', jobListing: '/jobs' } }],
  ['a parameter', { customParameters: [{ key: 'a', value: '\ud800' }] }],
  ['a message', { messages: { close: '\u001b' } }],
])('refuses control characters in %s of a site', (_, overrides) => {
  const result = parseSite({ ...siteData, ...overrides });
  expect(result.ok ? [] : result.problems).toMatchObject([{ code: 'value-wrong-format' }]);
});

describe('text that cannot be stored', () => {
  it.each(['\\u0000', '\\ud83d', '\\uDE9A', '\ud83d'])('%j is refused anywhere', (character) => {
    const widget = { id: 'w', type: 'x', content: { deep: ['X'] } };
    const text = JSON.stringify(pageData([widget])).replace('"X"', `"${character}"`);
    expect(parsePageText(text).problems).toEqual([
      {
        code: 'text-invalid',
        severity: 'error',
        pointer: '/widgets/0/content/deep/0',
        params: {},
      },
    ]);
  });

  it('is refused in a site', () => {
    const result = parseSiteText(JSON.stringify({ ...siteData, agencyName: 'a\0' }));
    expect(result.ok ? [] : result.problems).toMatchObject([
      { code: 'text-invalid', pointer: '/agencyName' },
    ]);
  });

  it.each(['\\ud83d\\ude9a', '\\\\u0000', '🚚'])('is not %j', (characters) => {
    const text = JSON.stringify(heading({ text: 'X' })).replace('"X"', `"${characters}"`);
    expect(parsePageText(text).problems).toEqual([]);
  });
});
