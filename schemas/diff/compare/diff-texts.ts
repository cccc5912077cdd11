import { parseJson } from '../../parse/parse-json.ts';
import type { Change } from './change.ts';
import { type ComparablePage, isComparablePage } from './comparable-page.ts';
import { diffPages } from './diff-pages.ts';

/**
 * What changed between two saved texts of a page, drafts that break their schema included. One change
 * of kind `document` when a text is malformed, too large, or has sections or widgets without ids.
 */
export function diffTexts(before: string, after: string): Change[] {
  if (before === after) return [];
  const old = comparablePage(before);
  const now = comparablePage(after);
  return old && now ? diffPages(old, now) : [{ kind: 'document', nodeId: '', nodeKind: 'page' }];
}

function comparablePage(text: string): ComparablePage | undefined {
  const json = parseJson(text);
  return json.ok && isComparablePage(json.value) ? json.value : undefined;
}
