import { isRecord } from '../json/fields.ts';
import { isBlank } from '../text/blank-text.ts';
import { type ApplicationSummary, applicationsOf } from './form-facts.ts';

/** A page as far as its addresses are concerned. */
export interface PageAddresses {
  readonly url: string;
  readonly aliases?: readonly string[] | undefined;
  readonly type?: string | undefined;
}

/** What the other pages of a site need to know of a page. */
export interface PageSummary extends PageAddresses {
  readonly id: string;
  /** Undefined where it is not known. */
  readonly title?: string | undefined;
  /** False for a page that visitors cannot see yet; published where it is left out. */
  readonly isPublished?: boolean;
  /** Addresses that it has left: they lead visitors to it unless another page has them. */
  readonly formerUrls?: readonly string[] | undefined;
  /** The address that it gets once its draft is published, of a published page that is to move. */
  readonly plannedUrl?: string | undefined;
  /** Of a page for applying; undefined where they are not known. */
  readonly applications?: readonly ApplicationSummary[] | undefined;
}

/**
 * Reads a summary from a page that need not be valid, so that one mistake in a page does not make
 * every link to it look dead. Undefined when the page does not say its id and url.
 */
export function toPageSummary(data: unknown): PageSummary | undefined {
  if (!isRecord(data)) return undefined;
  const { id, url, type, aliases, metadata } = data;
  if (typeof id !== 'string' || typeof url !== 'string') return undefined;
  const title = isRecord(metadata) ? metadata['title'] : undefined;
  return {
    id,
    url,
    ...(typeof title === 'string' && { title }),
    type: typeof type === 'string' ? type : undefined,
    aliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
    ...(type === 'APPLY' && { applications: applicationsOf(data) }),
  };
}

/** What people call a page. */
export function pageNameOf({ id, title }: Pick<PageSummary, 'id' | 'title'>): string {
  return title === undefined || isBlank(title) ? id : title;
}

/** Every address of a page. */
export function addressesOf({ url, aliases = [] }: PageAddresses): readonly string[] {
  return [url, ...aliases];
}
