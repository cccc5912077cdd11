import { useEffect, useMemo, useRef } from 'react';
import { useOpenSite, usePageEditor } from '../../document/store/page-editor-context.ts';
import { useAssetFacts, usePages } from '../../service/content-queries.ts';
import { useForms } from '../../service/form-api.ts';
import type { Surroundings } from './judge-page.ts';
import { type JudgePort, openJudgeWorker, type PageJudge, watchPage } from './page-judge.ts';

export interface ProblemWatcherProps {
  readonly openPort?: () => JudgePort;
}

/** Judges the open page for as long as it is mounted. It draws nothing. */
export function ProblemWatcher({ openPort = openJudgeWorker }: ProblemWatcherProps) {
  const editor = usePageEditor();
  const surroundings = useSurroundings();
  const judge = useRef<PageJudge | null>(null);
  useEffect(() => {
    const opened = watchPage(editor, openPort);
    judge.current = opened;
    return () => {
      judge.current = null;
      opened.close();
    };
  }, [editor, openPort]);
  useEffect(() => {
    if (surroundings) judge.current?.surround(surroundings);
  }, [surroundings]);
  return null;
}

/** undefined until the lists of pages, forms and files have arrived, or have failed to. */
function useSurroundings(): Surroundings | undefined {
  const { siteId, document, assets } = useOpenSite();
  const { data, isPending: arePagesPending } = usePages(siteId);
  const { data: listedForms, isPending: areFormsPending } = useForms(siteId);
  const { data: facts, isPending: areFactsPending } = useAssetFacts(siteId);
  const pages = useMemo(
    () =>
      data?.map(({ id, title, url, liveUrl, type, status, aliases = [], formerUrls }) => ({
        id,
        title,
        type,
        aliases,
        formerUrls,
        ...(liveUrl === undefined ? { url } : { url: liveUrl, plannedUrl: url }),
        isPublished: status !== 'draft',
      })),
    [data],
  );
  const forms = useMemo(() => listedForms?.map(({ id }) => id), [listedForms]);
  const isPending = arePagesPending || areFormsPending || areFactsPending;
  return useMemo(
    () => (isPending ? undefined : { site: document, pages, forms, assets: facts ?? assets }),
    [isPending, document, pages, forms, facts, assets],
  );
}
