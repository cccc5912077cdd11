import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toFragmentJson } from '../../document/fragment-json.ts';
import type { PageFragment } from '../../document/page-fragment.ts';
import { useOpenSite } from '../../document/store/page-editor-context.ts';
import {
  createPattern,
  deletePattern,
  listPatterns,
  renamePattern,
  type SitePattern,
} from '../../service/pattern-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';

/** Where patterns are kept, and the language in which is told what became of them. */
interface PatternStore {
  readonly siteId: string;
  readonly queries: QueryClient;
  readonly language: Language;
}

/** Keeps sections under a name. Rejects with a `ContentError`. */
export async function keepPattern(
  { siteId, queries, language }: PatternStore,
  name: string,
  fragment: PageFragment,
): Promise<void> {
  await createPattern(siteId, { name, text: toFragmentJson(fragment) });
  await refreshPatterns(queries, siteId);
  showToast({ text: formatMessage(language, 'patterns.saved', { name }) });
}

/** Rejects with a `ContentError`. */
export async function giveName(
  { siteId, queries }: PatternStore,
  pattern: SitePattern,
  name: string,
): Promise<void> {
  await renamePattern(siteId, { ...pattern, name });
  await refreshPatterns(queries, siteId);
}

/** Forgets a pattern at once; a notice brings it back. */
export function removePattern(store: PatternStore, pattern: SitePattern): Promise<void> {
  const { siteId, queries, language } = store;
  const { name } = pattern;
  return attempt(store, async () => {
    await deletePattern(siteId, pattern.patternId);
    await refreshPatterns(queries, siteId);
    const bringBack = () =>
      attempt(store, async () => {
        await createPattern(siteId, pattern);
        await refreshPatterns(queries, siteId);
      });
    showToast({
      text: formatMessage(language, 'patterns.removed', { name }),
      action: { label: formatMessage(language, 'patterns.undo'), run: () => void bringBack() },
    });
  });
}

/** The edge where what the service refused becomes a notice. */
async function attempt({ language }: PatternStore, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    showToast({ text: failureText(error, language), tone: 'warning' });
  }
}

export function usePatterns(siteId: string) {
  return useQuery({
    queryKey: ['patterns', siteId],
    queryFn: ({ signal }) => listPatterns(siteId, signal),
  });
}

/** Lists show what the service keeps now. */
function refreshPatterns(queries: QueryClient, siteId: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['patterns', siteId] });
}

/** The patterns of the open site. */
export function usePatternStore(): PatternStore {
  const { siteId } = useOpenSite();
  const { language } = useLanguage();
  const queries = useQueryClient();
  return useMemo(() => ({ siteId, queries, language }), [siteId, queries, language]);
}
