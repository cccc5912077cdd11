import { expect, it } from 'vitest';
import { buttonData, headingData, pageData, siteData } from '../testing/documents.ts';
import {
  checkPageText,
  checkSiteText,
  createRuleContext,
  loneContext,
  type SiteSources,
  withPage,
} from './site-folder.ts';

const site = { file: 'site.json', text: JSON.stringify(siteData) };
const jobs = pageData(undefined, { id: 'jobs', url: '/jobs' });

function folder(pageTexts: readonly string[], overrides: Partial<SiteSources> = {}): SiteSources {
  const pages = pageTexts.map((text, i) => ({ file: `${i}.page.json`, text }));
  return { site, pages, assets: new Map(), complete: true, ...overrides };
}

function codesOf(href: string, siteFolder: SiteSources): string[] {
  const text = JSON.stringify(pageData([buttonData(href), headingData()]));
  return checkPageText(text, withPage(createRuleContext(siteFolder), text)).problems.map(
    ({ code }) => code,
  );
}

it('judges links by the other pages of the folder', () => {
  expect(codesOf('/jobs', folder([JSON.stringify(jobs)]))).toEqual([]);
  expect(codesOf('/nada', folder([JSON.stringify(jobs)]))).toEqual(['link-dead']);
});

it('knows the address of a page that its schema refuses', () => {
  expect(codesOf('/jobs', folder([JSON.stringify({ ...jobs, unknown: 1 })]))).toEqual([]);
});

it('knows the address of a page whose JSON breaks off', () => {
  expect(codesOf('/jobs', folder([JSON.stringify(jobs).slice(0, -5)]))).toEqual([]);
});

it.each([
  ['a page says no address', folder(['{'])],
  ['a page file could not be read', folder([], { complete: false })],
  ['the settings are invalid', folder([], { site: { file: 'site.json', text: '{}' } })],
])('calls no link dead when %s', (_, siteFolder) => {
  expect(codesOf('/nada', siteFolder)).toEqual([]);
});

it('puts a page in the place of its stored state', () => {
  const stored = JSON.stringify(pageData(undefined, { url: '/old' }));
  const text = JSON.stringify(pageData([buttonData('/older'), headingData()]));
  const { problems } = checkPageText(text, withPage(createRuleContext(folder([stored])), text));
  expect(problems).toMatchObject([{ code: 'link-dead', params: { href: '/older' } }]);
});

it('calls a link to the address that a published page leaves not dead', () => {
  const text = JSON.stringify(pageData([buttonData('/old'), headingData()]));
  const judged = (isPublished: boolean) => {
    const context = createRuleContext(folder([JSON.stringify(jobs)]));
    const stored = { id: 'home', url: '/old', isPublished };
    const all = { ...context, pages: [...context.pages, stored] };
    return checkPageText(text, withPage(all, text)).problems.map(({ code }) => code);
  };
  expect(judged(true)).toEqual([]);
  expect(judged(false)).toEqual(['link-dead']);
});

it('judges a page on its own without a site', () => {
  const checked = checkPageText(
    JSON.stringify(pageData([buttonData('/nada'), headingData()])),
    loneContext,
  );
  expect(checked.problems).toEqual([]);
  expect(checked.page?.id).toBe('home');
});

it('tells the warnings of schemas and rules together', () => {
  const text = JSON.stringify(
    pageData([{ id: 'w', type: 'x', content: {} }], {
      metadata: { ...metadata, layout: { sectionId: 's' } },
    }),
  );
  expect(checkPageText(text, loneContext).problems.map(({ code }) => code)).toEqual([
    'widget-type-unknown',
    'widget-unused',
  ]);
});

it('judges the settings of a site by its pages and files', () => {
  const home = JSON.stringify(pageData([headingData()]));
  const context = createRuleContext(folder([home]));
  expect(checkSiteText(site.text, context).problems).toMatchObject([
    { code: 'link-dead', pointer: '/urls/jobListing' },
    { code: 'asset-missing', pointer: '/metadata/icon' },
  ]);
  expect(checkSiteText(site.text, loneContext).problems).toEqual([]);
});

it('gives no document where the schemas refuse it', () => {
  expect(checkPageText('{}', loneContext).page).toBeUndefined();
  expect(checkSiteText('{}', loneContext).site).toBeUndefined();
});

const metadata = { title: 'Inicio', description: 'Vacantes' };

it('hands on what a folder knows of files, forms and the time', () => {
  const known = {
    assets: new Map([['assets/a.svg', { bytes: 8 }]]),
    forms: new Map([['f', { hasResume: true }]]),
    now: 1,
  };
  expect(createRuleContext(folder([JSON.stringify(jobs)], known))).toMatchObject(known);
});
