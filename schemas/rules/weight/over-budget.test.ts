import { describe, expect, it } from 'vitest';
import type { AssetFacts } from '../../documents/asset-facts.ts';
import {
  createContext,
  examplePage,
  exampleSite,
  headingData,
  imageData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { weighPage } from '../../weights/weigh-page.ts';
import type { PageRule } from '../engine/rule.ts';
import { imageOverBudget } from './image-over-budget.ts';
import { markupOverBudget } from './markup-over-budget.ts';
import { pageOverBudget } from './page-over-budget.ts';
import { scriptsOverBudget } from './scripts-over-budget.ts';

const picture = imageData({}, 'foto');
const search = {
  id: 'buscar',
  type: 'search-hero',
  content: {
    title: 'Vacantes',
    ctaLabel: 'Buscar',
    image: { src: 'assets/a.svg', alt: 'A', width: 8, height: 8 },
  },
};

const heavy: ReadonlyMap<string, AssetFacts> = new Map([
  ['assets/a.svg', { bytes: 900 * 1024, gzipBytes: 300 * 1024 }],
]);

interface Case {
  readonly budgets?: object;
  readonly widgets?: readonly Parameters<typeof examplePage>[0][];
  readonly assets?: ReadonlyMap<string, AssetFacts> | undefined;
}

function found(rule: PageRule, { budgets, widgets = [headingData(), picture], ...given }: Case) {
  const site = exampleSite(budgets ? { budgets } : {});
  const assets = 'assets' in given ? given.assets : heavy;
  return rule.check(examplePage(pageData(widgets)), createContext({ site, assets }));
}

it('finds a picture that is too heavy for a phone, by what it weighs on the way', () => {
  expect(found(imageOverBudget, { budgets: { image: 299 } })).toEqual([
    {
      code: 'image-over-budget',
      severity: 'warning',
      pointer: expect.stringMatching(/^\/widgets\/1\/content\/image/),
      nodeId: 'foto',
      params: { src: 'assets/a.svg', size: '300', limit: 299 },
    },
  ]);
  expect(found(imageOverBudget, { budgets: { image: 300 } })).toEqual([]);
});

it('finds a page that is too heavy, and names what weighs most', () => {
  expect(found(pageOverBudget, { budgets: { page: 300 } })).toMatchObject([
    {
      code: 'page-over-budget',
      severity: 'warning',
      pointer: '/widgets/1',
      nodeId: 'foto',
      params: { limit: 300, widget: 'foto' },
    },
  ]);
  expect(found(pageOverBudget, { budgets: { page: 1000 } })).toEqual([]);
});

it('finds too much markup, with figures that agree with the weights', () => {
  const widgets = [
    headingData(),
    { id: 'texto', type: 'rich-text', content: { html: longText() } },
  ];
  const [problem] = found(markupOverBudget, { budgets: { markup: 1 }, widgets });
  expect(problem).toMatchObject({ code: 'markup-over-budget', nodeId: 'texto' });
  const page = examplePage(pageData(widgets));
  const { html, css } = weighPage(page, { site: exampleSite(), assets: heavy });
  expect(Number(problem?.params['size'])).toBe(Math.ceil(((html + css) / 1024) * 10) / 10);
  expect(found(markupOverBudget, { budgets: { markup: 1000 }, widgets })).toEqual([]);
});

it('finds too much script', () => {
  expect(found(scriptsOverBudget, { budgets: { scripts: 1 }, widgets: [search] })).toMatchObject([
    { code: 'scripts-over-budget', pointer: '/widgets/0', nodeId: 'buscar' },
  ]);
  expect(found(scriptsOverBudget, { widgets: [headingData()] })).toEqual([]);
});

describe('on /p/ paths', () => {
  const light = { src: 'assets/b.svg', alt: 'A', width: 8, height: 8 };
  const assets = new Map([...heavy, ['assets/b.svg', { bytes: 900, gzipBytes: 300 }]]);
  const onlyThere = {
    ...imageData({ src: 'assets/b.svg' }, 'foto'),
    variants: { p: { image: { ...light, src: 'assets/a.svg' } } },
  };

  it('finds a picture where the override is written', () => {
    const budgets = { image: 299 };
    expect(
      found(imageOverBudget, { budgets, widgets: [headingData(), onlyThere], assets }),
    ).toEqual([
      expect.objectContaining({ pointer: '/widgets/1/variants/p/image', nodeId: 'foto' }),
    ]);
  });

  it('finds a picture once that both views show', () => {
    const widgets = [{ ...picture, variants: { p: { caption: 'Otra' } } }];
    expect(found(imageOverBudget, { budgets: { image: 299 }, widgets })).toEqual([
      expect.objectContaining({ pointer: '/widgets/0/content/image' }),
    ]);
  });

  it('finds a page that is too heavy there alone', () => {
    const given = { widgets: [headingData(), onlyThere], assets };
    expect(found(pageOverBudget, { budgets: { page: 300 }, ...given })).toMatchObject([
      { pointer: '/widgets/1', params: { widget: 'foto' } },
    ]);
    const eased = { ...picture, variants: { p: { image: light } } };
    const widgets = [headingData(), eased];
    expect(found(pageOverBudget, { budgets: { page: 300 }, assets, widgets })).toHaveLength(1);
  });

  it('finds what only tabs of the override show', () => {
    const tabs = (widgetId: string) => [{ name: 'T', widgetId }];
    const widgets = [
      headingData(),
      { id: 'texto', type: 'rich-text', content: { html: longText() } },
      {
        id: 'tabs',
        type: 'tabs',
        content: { tabs: tabs('heading') },
        variants: { p: { tabs: tabs('texto') } },
      },
    ];
    const layout = { metadata: metadataData([{ sectionId: 's', widgetId: 'tabs' }]) };
    const page = examplePage(pageData(widgets, layout));
    const context = createContext({ site: exampleSite({ budgets: { markup: 8 } }) });
    expect(markupOverBudget.check(page, context)).toMatchObject([{ nodeId: 'texto' }]);
  });
});

it('takes no longer where the site has many files', () => {
  const assets = new Map(
    Array.from({ length: 20_000 }, (_, i) => [`assets/${i}.svg`, { bytes: i }]),
  );
  const context = createContext({ site: exampleSite(), assets });
  const start = process.cpuUsage();
  for (let i = 0; i < 200; i += 1) imageOverBudget.check(examplePage(pageData([picture])), context);
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(1_000_000);
});

describe('without knowing the files', () => {
  it('judges neither pictures nor whole pages', () => {
    const budgets = { image: 1, page: 1, markup: 1 };
    expect(found(imageOverBudget, { budgets, assets: undefined })).toEqual([]);
    expect(found(pageOverBudget, { budgets, assets: undefined })).toEqual([]);
    expect(found(markupOverBudget, { budgets, assets: undefined })).toHaveLength(1);
  });

  it('does not judge a drawing whose size is not known', () => {
    expect(
      found(imageOverBudget, { budgets: { image: 1 }, assets: new Map([['assets/a.svg', {}]]) }),
    ).toEqual([]);
  });
});

/** Words that do not compress to nothing. */
function longText(): string {
  const words = Array.from({ length: 3000 }, (_, i) =>
    ((i * 2_654_435_761) % 4_294_967_296).toString(36),
  );
  return `<p>${words.join(' ')}</p>`;
}
