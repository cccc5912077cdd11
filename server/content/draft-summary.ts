import type { PageType } from '#schemas/documents.ts';
import { isRecord } from '#schemas/fields.ts';

/** What lists and links need of a draft, which need not be valid. */
export interface DraftSummary {
  readonly url: string;
  readonly type: PageType;
  readonly title: string;
  readonly aliases: readonly string[];
}

const PAGE_TYPES: readonly PageType[] = ['CONTENT', 'JOB_LISTING', 'JOB_DETAIL', 'APPLY', 'SYSTEM'];

/** Reads as much as the document says; what it does not say is empty, and a page of no known type is content. */
export function summariseDraft(document: Readonly<Record<string, unknown>>): DraftSummary {
  const { url, type, metadata, aliases } = document;
  return {
    url: textOf(url),
    type: PAGE_TYPES.find((known) => known === type) ?? 'CONTENT',
    title: isRecord(metadata) ? textOf(metadata['title']) : '',
    aliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
