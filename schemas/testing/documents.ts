// Small valid documents for tests; each test says only what it is about.
import type { AssetFacts } from '../documents/asset-facts.ts';
import type { PageDocument, SiteDocument } from '../documents/documents.ts';
import { parsePage } from '../parse/parse-page.ts';
import { parseSite } from '../parse/parse-site.ts';
import type { RuleContext } from '../rules/engine/rule.ts';
import { toRuleContext } from '../rules/to-rule-context.ts';

type Data = Readonly<Record<string, unknown>>;

/** Data of a page that shows its widgets one below the other. */
export function pageData(widgets: readonly Data[] = [headingData()], overrides: Data = {}): Data {
  return {
    schemaVersion: 1,
    id: 'home',
    url: '/home',
    type: 'CONTENT',
    metadata: metadataData(
      widgets.map(({ id }, i) => ({ sectionId: `section-${i}`, widgetId: id })),
    ),
    widgets,
    ...overrides,
  };
}

export function metadataData(subSections: readonly Data[], overrides: Data = {}): Data {
  return {
    title: 'Inicio',
    description: 'Vacantes',
    layout: { sectionId: 'root', subSections },
    ...overrides,
  };
}

export function headingData(id = 'heading', level = 1): Data {
  return { id, type: 'heading', content: { text: 'Vacantes', level } };
}

export function buttonData(href: string, id = 'button'): Data {
  return { id, type: 'button', content: { link: { label: 'Ver', href } } };
}

export function imageData(image: Data, id = 'image'): Data {
  return {
    id,
    type: 'image',
    content: { image: { src: 'assets/a.svg', alt: 'A', width: 8, height: 8, ...image } },
  };
}

/** Dark on light, so that no rule minds. */
export const themeData: Data = {
  colors: {
    ...colorsData(['ink', 'muted', 'action', 'actionHover', 'secondary', 'onAccent'], '#112233'),
    ...colorsData(['paper', 'surface', 'tint', 'line', 'accent', 'onAction'], '#eeeeff'),
  },
  sky: ['#112233', '#445566'],
  radius: { card: 8, input: 8, button: 8 },
  fonts: { heading: 'system' },
  labelCase: 'none',
};

function colorsData(names: readonly string[], color: string): Data {
  return Object.fromEntries(names.map((name) => [name, color]));
}

export const siteData: Data = {
  id: 'demo',
  agencyId: 'agency',
  agencyName: 'Agency',
  clientId: 'client',
  name: 'Demo',
  sitePrefix: '',
  hosts: [],
  country: 'MX',
  locale: 'es-MX',
  urls: { home: '/home', jobListing: '/jobs' },
  theme: themeData,
  metadata: { titleSuffix: 'Demo', icon: 'assets/a.svg' },
};

/** A parsed page; throws when the test's data is not valid. */
export function examplePage(data: Data): PageDocument {
  const parsed = parsePage(data);
  if (!parsed.ok)
    throw new Error(`The page of this test is invalid: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
}

/** A parsed site; throws when the test's data is not valid. */
export function exampleSite(overrides: Data = {}): SiteDocument {
  const parsed = parseSite({ ...siteData, ...overrides });
  if (!parsed.ok)
    throw new Error(`The site of the tests is invalid: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
}

/** A context that knows everything: a site with the pages `/home` and `/jobs`, and no file but one. */
export function createContext(overrides: Partial<RuleContext> = {}): RuleContext {
  const pages = [
    { id: 'home', url: '/home' },
    { id: 'jobs', url: '/jobs' },
  ];
  const known = { site: exampleSite(), pages, assets: createAssets('assets/a.svg') };
  return { ...toRuleContext(known), ...overrides };
}

/** Files of a site of which nothing but the path is known. */
export function createAssets(...paths: readonly string[]): ReadonlyMap<string, AssetFacts> {
  return new Map(paths.map((path) => [path, {}]));
}
