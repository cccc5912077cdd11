import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isDrawnLater } from '#runtime/index.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Result } from '#schemas/result.ts';
import { useContentApi } from '../api/content-api-context.ts';
import { useSites } from '../api/content-queries.ts';
import { LaterWidget } from '../canvas/later-widget.tsx';
import { type OpenPage, openPage } from '../page-editor/open-page.ts';
import { useVisit } from '../page-editor/open-pages.ts';

export interface PageOpening {
  /** undefined while it is not known. */
  readonly opened: Result<OpenPage, Problem> | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** A page that takes longer than this to load counts as out of reach, in ms. */
const LOAD_MS = 30_000;

/** Opens a page once: from then on its editor knows better than the service what it says. */
export function useOpenPage(siteId: string, pageId: string): PageOpening {
  const api = useContentApi();
  const { pages, onRefused, onMissing } = useVisit();
  const { data: sites } = useSites();
  const agencyId = sites?.find((site) => site.siteId === siteId)?.agencyId;
  const key = `${siteId}/${pageId}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['open-page', siteId, pageId],
    enabled: agencyId !== undefined,
    queryFn: async ({ signal }) => {
      const load = () => api.loadPage(siteId, pageId, AbortSignal.timeout(LOAD_MS));
      const address = { agencyId: agencyId ?? '', siteId, pageId };
      const opened = await pages.open(key, () => openPage(address, { load, onRefused, onMissing }));
      if (opened.ok) await loadWidgetsOf(opened.value);
      if (signal.aborted && opened.ok && !pages.isOpen(key)) opened.value.saver.end('unseen');
      return opened;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // An open page lives; it is no data to compare.
    structuralSharing: false,
  });
  useEffect(() => (data?.ok ? pages.enter(key, data.value) : undefined), [pages, key, data]);
  return { opened: data, error, refetch };
}

/** Its widgets are drawn at once. Where some cannot be loaded the page opens all the same, and their places say so. */
async function loadWidgetsOf({ editor }: OpenPage): Promise<void> {
  const widgets = Object.values(editor.page.state().widgets);
  if (widgets.some(({ type }) => isDrawnLater(type)))
    await LaterWidget.load().catch(() => undefined);
}
