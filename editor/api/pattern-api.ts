import { isRecord } from '#schemas/fields.ts';
import { toJson, toList } from './content-api.ts';
import { ContentError } from './content-error.ts';
import { sendContent } from './content-request.ts';

/** Sections that a site keeps under a name. */
export interface SitePattern {
  readonly patternId: string;
  readonly name: string;
  /** `PageFragment`, once it is read by `parsePatternFragment`. */
  readonly fragment: unknown;
}

/** By name. Rejects with a `ContentError`, as all calls here do. */
export async function listPatterns(
  siteId: string,
  signal: AbortSignal,
): Promise<readonly SitePattern[]> {
  const { text } = await sendContent({ path: [siteId, 'patterns'], signal });
  return toList(text, isSitePattern);
}

export interface PatternContent {
  readonly name: string;
  readonly fragment: unknown;
}

export async function createPattern(siteId: string, body: PatternContent): Promise<SitePattern> {
  const { text } = await sendContent({ method: 'POST', path: [siteId, 'patterns'], body });
  const pattern = toJson(text);
  if (!isSitePattern(pattern)) throw new ContentError('unreadable');
  return pattern;
}

/** Gives a pattern another name. */
export async function renamePattern(siteId: string, pattern: SitePattern): Promise<void> {
  const { patternId, name, fragment } = pattern;
  const path = [siteId, 'patterns', patternId];
  await sendContent({ method: 'PUT', path, body: { name, fragment } });
}

export async function deletePattern(siteId: string, patternId: string): Promise<void> {
  await sendContent({ method: 'DELETE', path: [siteId, 'patterns', patternId] });
}

function isSitePattern(value: unknown): value is SitePattern {
  return (
    isRecord(value) &&
    typeof value['patternId'] === 'string' &&
    typeof value['name'] === 'string' &&
    isRecord(value['fragment'])
  );
}
