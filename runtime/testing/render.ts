import { serverRegistry } from '../generated/server-registry.ts';
import { type ClientEntries, pageScripts } from '../server/client-entries.ts';
import { renderPage } from '../server/render-page.tsx';
import type { RenderedPage, RenderInput } from '../server/renderer.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import { type TestPage, testPage } from './page.ts';
import { testSite } from './site.ts';

const CLIENT_ENTRIES: ClientEntries = {
  page: pageScripts((name) => `/build/${name}.js`),
  enhance: {
    header: '/build/header.js',
    'flip-cards': '/build/flip-cards.js',
    'cookie-consent': '/build/cookie-consent.js',
  },
  islands: { probe: '/build/probe.js' },
  imports: {
    '/build/header.js': ['/build/marks.js'],
    '/build/cookie-consent.js': ['/build/marks.js', '/build/consent.js'],
  },
};

export interface TestRender extends TestPage {
  readonly site?: Partial<Parameters<typeof testSite>[0]>;
  readonly input?: Partial<RenderInput>;
  /** Widgets beside the product's own. */
  readonly extra?: readonly RegisteredWidget[];
}

/** Renders a test page as the server would. */
export function renderTestPage({ site, input, extra = [], ...page }: TestRender): RenderedPage {
  const registry = new Map([
    ...serverRegistry,
    ...extra.map((widget) => [widget.type, widget] as const),
  ]);
  return renderPage(
    {
      site: testSite(site),
      page: testPage(page),
      variant: null,
      path: '/prueba',
      params: {},
      query: '',
      now: Date.UTC(2026, 0, 1, 18),
      origin: 'https://empleos.example',
      assets: {},
      ...input,
    },
    { registry, clientEntries: CLIENT_ENTRIES },
  );
}

/** The document of rendered HTML, to ask it questions. */
export function toDocument({ html }: Pick<RenderedPage, 'html'>): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The same without the styles and data above the body, which take longer to read than all that is shown. */
export function toBody({ html }: Pick<RenderedPage, 'html'>): Document {
  return toDocument({ html: html.slice(html.indexOf('<body')) });
}
