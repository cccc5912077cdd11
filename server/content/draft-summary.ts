import { isRecord } from '#schemas/fields.ts';

/** What lists and links need of a draft, which need not be valid. */
export interface DraftSummary {
  /** null where the document says none that a page can have */
  readonly url: string | null;
  /** As the document says it, known or not. */
  readonly type: string | null;
  readonly title: string;
  readonly aliases: readonly string[];
}

/** Of the schema of pages; titles are shown in lists. Every judge reads the summaries of all pages of its site. */
const MAX_ADDRESS = 300;
const MAX_ALIASES = 20;
const MAX_TITLE = 300;
/** Longer than any type there is. */
const MAX_TYPE = 40;

/** Reads as much as the document says, within what a valid page may say. */
export function summariseDraft(document: Readonly<Record<string, unknown>>): DraftSummary {
  const { url, type, metadata, aliases } = document;
  const title = isRecord(metadata) ? metadata['title'] : undefined;
  return {
    url: isAddress(url) ? url : null,
    type: typeof type === 'string' ? cut(type, MAX_TYPE) : null,
    title: typeof title === 'string' ? cut(title, MAX_TITLE) : '',
    aliases: Array.isArray(aliases) ? aliases.filter(isAddress).slice(0, MAX_ALIASES) : [],
  };
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ADDRESS;
}

/** Half of a surrogate pair cannot be stored. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}$/u, '');
}
