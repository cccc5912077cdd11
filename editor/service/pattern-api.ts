import { contentPattern } from '#schemas/generated/answers.ts';
import { memberTexts } from '../document/fragment-json.ts';
import { sendContent } from './request/content-request.ts';
import { askFor, readList } from './request/read-response.ts';

/** Sections that a site keeps under a name. */
export interface SitePattern {
  readonly patternId: string;
  readonly name: string;
  /** `PageFragment`, once it is read by `parsePatternText`. */
  readonly fragment: unknown;
  /** The same as it came: parsing loses what numbers and objects of JavaScript cannot hold. */
  readonly text: string;
}

/** By name. Rejects with a `ContentError`, as all calls here do. */
export async function listPatterns(
  siteId: string,
  signal: AbortSignal,
): Promise<readonly SitePattern[]> {
  const { text } = await sendContent({ path: [siteId, 'patterns'], signal });
  const fragments = memberTexts(text, 'fragment');
  return readList(contentPattern, text).map((pattern, index) => ({
    ...pattern,
    text: fragments[index] ?? '',
  }));
}

/** What a site is to keep; the text is that of a fragment as JSON. */
export type PatternContent = Pick<SitePattern, 'name' | 'text'>;

export async function createPattern(siteId: string, pattern: PatternContent): Promise<void> {
  const body = bodyOf(pattern);
  await askFor(contentPattern, { method: 'POST', path: [siteId, 'patterns'], body });
}

/** Gives a pattern another name. */
export async function renamePattern(siteId: string, pattern: SitePattern): Promise<void> {
  const path = [siteId, 'patterns', pattern.patternId];
  await sendContent({ method: 'PUT', path, body: bodyOf(pattern) });
}

export async function deletePattern(siteId: string, patternId: string): Promise<void> {
  await sendContent({ method: 'DELETE', path: [siteId, 'patterns', patternId] });
}

function bodyOf({ name, text }: PatternContent): string {
  return `{"name":${JSON.stringify(name)},"fragment":${text}}`;
}
