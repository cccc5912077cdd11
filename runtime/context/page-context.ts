import { createContext, useContext } from 'react';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { AssetIndex } from '../assets/asset-index.ts';
import {
  fillMessage,
  type Messages,
  type PageMessageKey,
  type PageMessageParams,
} from '../messages/messages.ts';
import type { PageRequest } from './page-request.ts';
import { toSitePath } from './site-path.ts';

/** What widgets may know of the page they stand on. It is the same on the server, in islands and in the editor. */
export interface PageContextValue {
  readonly site: Pick<
    SiteDocument,
    'id' | 'agencyId' | 'clientId' | 'name' | 'sitePrefix' | 'urls' | 'companies' | 'map'
  > & {
    readonly showWidgetErrors: boolean;
    /** Whether links to applications keep where a visitor came from. */
    readonly appendTrackingParams: boolean;
    /** Whether jobs that name no other place to apply can use the site's own form. */
    readonly hasApplyPage?: boolean;
    /** Minutes that the site's own forms take, by their id; under the empty one that of jobs that name none. */
    readonly formMinutes?: Readonly<Record<string, number>>;
    /** ISO 3166-1 codes, comma-separated. */
    readonly country: string;
  };
  readonly page: PageRequest & {
    readonly id: string;
    readonly lang: string;
    /** `p` when the path held a `/p/` segment. */
    readonly variant: 'p' | null;
  };
  readonly messages: Messages;
  readonly assets: AssetIndex;
}

/** What of it is written into the page for islands: the browser has a clock of its own. */
export type StoredPageContext = Omit<PageContextValue, 'page'> & {
  readonly page: Omit<PageContextValue['page'], 'now'>;
};

export const PageContext = createContext<PageContextValue | null>(null);

export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (value === null)
    throw new Error(
      'A widget was rendered outside a PageContext. Wrap the tree in <PageContext value={…}>.',
    );
  return value;
}

/** Gives interface texts by key: `say('footer.copyright', { year, owner })`. */
export type SayMessage = (key: PageMessageKey, params?: PageMessageParams) => string;

export function usePageMessage(): SayMessage {
  const { messages } = usePage();
  return (key, params) => fillMessage(messages[key].text, params);
}

/** Turns a stored, site-relative href into the one to print. */
export function useSitePath(): (href: string) => string {
  const { sitePrefix } = usePage().site;
  return (href) => toSitePath(sitePrefix, href);
}
