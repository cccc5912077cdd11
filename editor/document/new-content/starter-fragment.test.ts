import { describe, expect, it } from 'vitest';
import { renderTestPage } from '#runtime/testing/render.ts';
import { PLACEHOLDER_PICTURE, PLACEHOLDER_VIDEO } from '#schemas/definitions/widget-starter.ts';
import { widgetTypes } from '#schemas/generated/field-paths.ts';
import { widgetCatalogue } from '#schemas/generated/widget-catalogue.ts';
import { checkPage } from '#schemas/rules/check-page.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';
import {
  createAssets,
  examplePage,
  exampleSite,
  headingData,
  pageData,
} from '#schemas/testing/documents.ts';
import { type PlaceholderValues, starterFragment } from './starter-fragment.ts';

const NOW = Date.UTC(2026, 4, 20, 18);

const asset = { hash: 'h', extension: 'png', width: 300, height: 200 };

const ASSETS = {
  'assets/photo.png': asset,
  'assets/logo.png': { ...asset, width: 400, height: 80 },
  'assets/film.mp4': { ...asset, extension: 'mp4' },
};

const SITE = exampleSite();

const pages = [
  { id: 'home', url: '/home', title: 'Inicio' },
  { id: 'jobs', url: '/jobs', title: 'Vacantes' },
];

const values: PlaceholderValues = { site: { document: SITE, assets: ASSETS }, pages, now: NOW };

const BARE = { document: SITE, assets: {} };

function pageOf(type: string, from = values) {
  const { sections, widgets } = starterFragment(type, from);
  const { id } = widgets[0] ?? { id: '' };
  const layout = {
    sectionId: 'root',
    subSections: [{ sectionId: 'top', widgetId: 'h1' }, ...sections],
  };
  const data = pageData([headingData('h1'), ...widgets.map((widget) => ({ ...widget }))]);
  return { id, widgets, page: { ...data, metadata: { title: 'T', description: 'D', layout } } };
}

function problemsOf(type: string, from = values) {
  const context = toRuleContext({
    site: SITE,
    pages: from.pages,
    assets: createAssets(...Object.keys(from.site.assets)),
    now: NOW,
  });
  return checkPage(examplePage(pageOf(type, from).page), context);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('offers every widget of the product', () => {
  expect(Object.keys(widgetCatalogue)).toEqual([...widgetTypes]);
});

describe.each(Object.keys(widgetCatalogue))('a new %s', (type) => {
  it('has no errors on a site that has pictures', () => {
    const errors = problemsOf(type).filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
  });

  it('asks, at its own field, for files and nothing else on a site that has no files and no other page', () => {
    const own = { id: 'nueva', url: '/nueva', title: 'Nueva' };
    const stores = [pages, [own]].map((known) => ({ ...values, pages: known, site: BARE }));
    for (const bare of stores) {
      const errors = problemsOf(type, bare).filter(({ severity }) => severity === 'error');
      const places = errors.map(({ code, params, nodeId }) => [code, params['src'], nodeId]);
      const { id } = pageOf(type, bare);
      for (const place of places)
        expect([
          ['asset-missing', PLACEHOLDER_PICTURE, id],
          ['asset-missing', PLACEHOLDER_VIDEO, id],
        ]).toContainEqual(place);
    }
  });

  it('is drawn', () => {
    const { widgets, id } = pageOf(type);
    const sections = [{ sectionId: 's', widgetId: id }];
    const { html, widgetErrors } = renderTestPage({ widgets, sections });
    expect(widgetErrors).toEqual([]);
    expect(html).toContain('id="s-s"');
  });

  it('names nobody and goes to no extremes', () => {
    const texts = textsIn(pageOf(type).widgets.map(({ content }) => content));
    for (const text of texts) {
      if (!/^\d{4}-\d{2}-\d{2}/.test(text)) expect(text).not.toMatch(/\S@\S|\d[\d ()-]{7,}\d/);
      expect(text.length).toBeLessThan(400);
      expect(text.split(' ').every((word) => word.length < 60)).toBe(true);
    }
  });

  it('is offered with a summary in both languages', () => {
    const { summary } = widgetCatalogue[type] ?? { summary: { es: '', en: '' } };
    for (const text of [summary.es, summary.en]) expect(text).toMatch(/^\p{Lu}.{5,50}[^.]$/u);
  });
});

it('brings the widgets that it shows, each tab its own', () => {
  const { widgets } = starterFragment('tabs', values);
  expect(widgets.map((widget) => widget.type)).toEqual(['tabs', 'rich-text', 'steps', 'faq']);
  expect(starterFragment('job-search', values).widgets).toHaveLength(4);
});

it('takes the picture whose shape comes closest', () => {
  const [header] = starterFragment('header', values).widgets;
  const [image] = starterFragment('image', values).widgets;
  expect(header?.content['logo']).toMatchObject({ src: 'assets/logo.png', width: 400, height: 80 });
  expect(image?.content['image']).toMatchObject({ src: 'assets/photo.png' });
});

it('links to the jobs of the site, and asks for them by a warning where it has none', () => {
  const linkOf = (having: PlaceholderValues) =>
    starterFragment('button', having).widgets[0]?.content['link'];
  const own = { id: 'nueva', url: '/nueva', title: 'Nueva' };
  const search = { id: 'buscar', url: '/vacantes', type: 'JOB_LISTING', title: 'Vacantes' };
  expect(linkOf({ ...values, pages: [] })).toMatchObject({ href: SITE.urls.jobListing });
  expect(linkOf({ ...values, pages: [own, search] })).toMatchObject({ href: '/vacantes' });
  expect(linkOf({ ...values, pages: [own] })).toEqual({
    href: '/nueva',
    label: 'Enlaza aquí tus vacantes',
  });
  expect(problemsOf('button', { ...values, pages: [own] })).toMatchObject([
    { code: 'text-unwritten', severity: 'warning' },
  ]);
});

it('counts dates from today on', () => {
  expect(starterFragment('countdown-timer', values).widgets[0]?.content['target']).toBe(
    '2026-06-19T09:00:00-06:00',
  );
  expect(starterFragment('footer', values).widgets[0]?.content['year']).toBe(2026);
});

it('links to the privacy notice of the site, and asks for one by a warning where there is none', () => {
  const notice = { id: 'aviso', url: '/legal', title: 'Aviso de privacidad' };
  const having = { ...values, pages: [...pages, notice] };
  expect(problemsOf('sign-up', having)).toEqual([]);
  expect(starterFragment('sign-up', having).widgets[0]?.content['privacy']).toMatchObject({
    href: '/legal',
  });
  expect(problemsOf('sign-up')).toMatchObject([
    {
      code: 'text-unwritten',
      severity: 'warning',
      pointer: expect.stringMatching(/privacy\/label$/),
    },
  ]);
});
