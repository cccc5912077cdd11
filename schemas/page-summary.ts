import { isRecord } from './fields.ts';

/** What the other pages of a site need to know of a page. */
export interface PageSummary {
  readonly id: string;
  readonly url: string;
  readonly aliases?: readonly string[] | undefined;
}

/**
 * Reads a summary from a page that need not be valid, so that one mistake in a page does not make
 * every link to it look dead. Undefined when the page does not say its id and url.
 */
export function toPageSummary(data: unknown): PageSummary | undefined {
  if (!isRecord(data)) return undefined;
  const { id, url, aliases } = data;
  if (typeof id !== 'string' || typeof url !== 'string') return undefined;
  if (!Array.isArray(aliases)) return { id, url };
  return { id, url, aliases: aliases.filter((alias) => typeof alias === 'string') };
}

/** Every address a page answers on. */
export function addressesOf({ url, aliases = [] }: PageSummary): readonly string[] {
  return [url, ...aliases];
}
