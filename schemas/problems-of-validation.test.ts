import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { parseSite } from './parse-site.ts';
import { headingData, metadataData, pageData, siteData } from './testing.ts';

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
