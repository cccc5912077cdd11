import { isRecord } from '#schemas/json/fields.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { createProblem } from '#schemas/problems/create-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { checksumOf } from '../../sites/site-folder.ts';

/** Of the schema of pages; titles are shown in lists. Every judge reads the summaries of all pages of its site. */
const MAX_ADDRESS = 300;

const MAX_ALIASES = 20;

const MAX_TITLE = 300;

/** Longer than any type there is. */
const MAX_TYPE = 40;

/** A document that may be kept, valid or not. */
export interface DraftText {
  readonly id: string;
  readonly text: string;
  readonly checksum: string;
  readonly summary: DraftSummary;
}

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Reads what a draft must have whatever its content is: JSON of bearable size, and the id of its page. */
export function readDraft(text: string): Result<DraftText, Problem> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const document = json.value;
  if (!isRecord(document))
    return fail(createProblem('value-wrong-type', { pointer: '' }, { expected: 'object' }));
  const { id } = document;
  if (id === undefined)
    return fail(createProblem('property-missing', { pointer: '' }, { name: 'id' }));
  if (typeof id !== 'string' || !ID.test(id))
    return fail(createProblem('value-wrong-format', { pointer: '/id' }));
  return ok({ id, text, checksum: checksumOf(text), summary: summariseDraft(document) });
}

/** What lists and links need of a draft, which need not be valid. */
interface DraftSummary {
  /** null where the document says none that a page can have */
  readonly url: string | null;
  /** As the document says it, known or not. */
  readonly type: string | null;
  readonly title: string;
  readonly aliases: readonly string[];
}

/** Reads as much as the document says, within what a valid page may say. */
function summariseDraft(document: Readonly<Record<string, unknown>>): DraftSummary {
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
