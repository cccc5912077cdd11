// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createCityLookup } from '../client/search/search-suggestions.ts';
import { suggestKeywords } from '../client/widgets/type-ahead.ts';
import { renderTestPage } from '../testing/render.ts';
import { serviceUrl } from './service-url.ts';

const HOSTS = { jobs: 'https://vacantes.example', locations: 'https://lugares.example:8443' };

/** Opens a page of a site with these hosts, as its scripts find it. */
function open(apiHosts?: typeof HOSTS): string[] {
  const { html } = renderTestPage({ site: apiHosts ? { apiHosts } : {}, widgets: [] });
  const root = new DOMParser().parseFromString(html, 'text/html').documentElement;
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  for (const { name, value } of root.attributes) document.documentElement.setAttribute(name, value);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ data: [] });
  });
  return asked;
}

it('asks each service on the host that the site names for it', async () => {
  const asked = open(HOSTS);
  const { signal } = new AbortController();
  await suggestKeywords({ agencyId: 'a', siteId: 's' }, 'moto', signal);
  await createCityLookup('MX')('leon', signal);
  expect(asked.map((url) => new URL(url).origin)).toEqual(Object.values(HOSTS));
  expect(serviceUrl('personalisation', '/v1/x')).toBe('/v1/x');
});

it('asks the page’s own host where the site names none', async () => {
  const asked = open();
  await suggestKeywords({ agencyId: 'a', siteId: 's' }, 'moto', new AbortController().signal);
  expect(asked[0]).toMatch(/^\/v4\/agencies\/a\/type-ahead\?/);
});
