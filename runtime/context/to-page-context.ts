import type { PageDocument, SiteDocument } from '#schemas/documents/documents.ts';
import type { AssetIndex } from '../assets/asset-index.ts';
import { onceEach } from '../base/once-each.ts';
import { createMessages } from '../messages/messages.ts';
import type { PageContextValue } from './page-context.ts';
import type { PageRequest } from './page-request.ts';

export interface PageContextInput extends PageRequest {
  readonly site: SiteDocument;
  readonly page: { readonly id: string; readonly metadata: Pick<PageDocument['metadata'], 'lang'> };
  readonly variant?: 'p' | null;
  readonly assets: AssetIndex;
  /** Whether the site has a page at the address of its own form. */
  readonly hasApplyPage?: boolean;
  /** Minutes that the site's own forms take, by their id. */
  readonly formMinutes?: Readonly<Record<string, number>>;
}

export function toPageContext(input: PageContextInput): PageContextValue {
  const { site, page, variant = null, path, params, query, now, listing, assets } = input;
  const { id, agencyId, clientId, name, sitePrefix, urls, companies = [] } = site;
  const { showWidgetErrors = true, appendTrackingParams = true } = site;
  const options = {
    ...{ showWidgetErrors, appendTrackingParams, country: site.country },
    ...(site.map && { map: site.map }),
    ...(input.hasApplyPage && { hasApplyPage: true }),
    ...(input.hasApplyPage && input.formMinutes && { formMinutes: input.formMinutes }),
  };
  return {
    site: { id, agencyId, clientId, name, sitePrefix, urls, companies, ...options },
    page: {
      id: page.id,
      lang: page.metadata.lang ?? site.locale.slice(0, 2),
      ...{ variant, path, params, query, now, listing },
    },
    messages: messagesOf(site),
    assets,
  };
}

const messagesOf = onceEach((site: SiteDocument) => createMessages(site.messages));
