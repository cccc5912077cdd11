import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContentApi } from '../api/content-api-context.ts';
import { QueryFailure } from '../api/query-failure.tsx';
import type { SiteSummary } from '../api/site-summary.ts';
import { readPage } from '../document/read-page.ts';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import type { FrameOutcomes } from './frame-outcome.ts';
import { framePartKey, gatherFrameParts } from './frame-part.ts';
import { FramePartForm } from './frame-part-form.tsx';
import { FrameReport } from './frame-report.tsx';
import styles from './frame-settings.module.css';

/** The headers and footers of a site's pages, each changed once for all pages that have it. */
export function FrameSettings({ site }: { readonly site: SiteSummary }) {
  const message = useMessage();
  const { data: parts, error, refetch } = useFrameParts(site.siteId);
  const [outcomes, setOutcomes] = useState<FrameOutcomes | null>(null);
  const tell = (next: FrameOutcomes) => {
    setOutcomes(next);
    if (![...next.values()].includes('failed')) void refetch();
  };
  return (
    <>
      <p className={styles.intro}>{message('settings.frame.text')}</p>
      {outcomes && <FrameReport siteId={site.siteId} outcomes={outcomes} onChange={setOutcomes} />}
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {!parts && !error && <p role="status">{message('settings.frame.loading')}</p>}
      {parts?.map((part) => (
        <FramePartForm key={framePartKey(part)} site={site} part={part} onApplied={tell} />
      ))}
      {parts?.length === 0 && <p role="status">{message('settings.frame.none')}</p>}
    </>
  );
}

/** Reads every page of the site; the open one as it is on the screen. */
function useFrameParts(siteId: string) {
  const api = useContentApi();
  const editor = usePageEditor();
  return useQuery({
    queryKey: ['frame-parts', siteId],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const summaries = await api.listPages(siteId, signal);
      const pages = await Promise.all(
        summaries.map(async ({ id }) => {
          if (id === editor.pageId) return editor.page.state();
          const page = readPage((await api.loadPage(siteId, id, signal)).text);
          return page.ok ? page.value : undefined;
        }),
      );
      return gatherFrameParts(pages.filter((page) => page !== undefined));
    },
  });
}
