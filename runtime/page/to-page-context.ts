import type { SiteDocument } from '#schemas/documents.ts';
import type { SafePage } from '../html/safe-page.ts';
import { createMessages } from '../messages/messages.ts';
import { onceEach } from '../once-each.ts';
import type { AssetIndex } from '../picture/asset-index.ts';
import type { PageContextValue } from './page-context.ts';

export interface PageContextInput {
  readonly site: SiteDocument;
  readonly page: SafePage;
  /** Path of the request below the site's prefix. */
  readonly path: string;
  readonly assets: AssetIndex;
}

export function toPageContext({ site, page, path, assets }: PageContextInput): PageContextValue {
  const { id, agencyId, clientId, name, sitePrefix, urls, showWidgetErrors = true } = site;
  return {
    site: { id, agencyId, clientId, name, sitePrefix, urls, showWidgetErrors },
    page: { id: page.id, lang: page.metadata.lang ?? site.locale.slice(0, 2), path },
    messages: messagesOf(site),
    assets,
  };
}

const messagesOf = onceEach((site: SiteDocument) => createMessages(site.messages));
