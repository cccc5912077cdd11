import { useEffect, useState } from 'react';
import { ApplicationsPart } from '../applications/applications-part.ts';
import { FormsPart } from '../composer/forms-part.ts';
import { ResultsPart } from '../results/results-part.ts';
import { usePages, useSites } from '../service/content-queries.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { Toasts } from '../ui/controls/toasts.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { ReleaseNotice } from '../ui/parts/release-notice.tsx';
import { APPLICATIONS } from '../ui/route/applications-route.ts';
import { FORMS } from '../ui/route/forms-route.ts';
import { RESULTS } from '../ui/route/results-route.ts';
import { toHash, useRoute } from '../ui/route/route.ts';
import { useTitle } from '../ui/route/use-title.ts';
import { closeDialog } from '../ui/view/view-store.ts';
import { OpenDialog } from './dialogs.tsx';
import { LeftPane, type LeftPaneProps } from './left-pane.tsx';
import { PageWorkshop } from './page-workshop.tsx';
import { useFileGuard } from './use-file-guard.ts';
import { usePasteGuard } from './use-paste-guard.ts';
import styles from './workshop.module.css';
import { useIsLaterPage, WorkshopFrame } from './workshop-frame.tsx';

/** The editor once someone is signed in: the site that the address names, else the first. */
export function Workshop() {
  const message = useMessage();
  const route = useRoute();
  useFileGuard();
  usePasteGuard();
  const { data: sites, error, refetch } = useSites();
  const site = sites?.find(({ siteId }) => siteId === route.siteId) ?? sites?.[0];
  if (sites && route.siteId === FORMS) return <FormsPart sites={sites} />;
  if (sites && route.siteId === RESULTS)
    return (
      <>
        <ResultsPart sites={sites} />
        <Toasts />
      </>
    );
  if (sites && route.siteId === APPLICATIONS) return <ApplicationsPart sites={sites} />;
  if (sites && site)
    return (
      <>
        <ReleaseNotice />
        <SiteWorkshop
          sites={sites}
          site={site}
          pageId={route.siteId === site.siteId ? route.pageId : undefined}
        />
      </>
    );
  return (
    <main className={styles.screen}>
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {sites && (
        <StateMessage title={message('sites.empty.title')} text={message('sites.empty.text')} />
      )}
    </main>
  );
}

/** A site with the page that the address names. */
function SiteWorkshop({ sites, site, pageId }: LeftPaneProps) {
  const { data: pages = [], isSuccess } = usePages(site.siteId);
  const isLater = useIsLaterPage(pageId);
  const isFirst = useWasEmpty(isSuccess && pages.length === 0);
  const page = pages.find(({ id }) => id === pageId);
  useHomePage(site.siteId, pageId, pages);
  useTitle(page?.title, site.name, useMessage()('brand'));
  if (pageId === undefined)
    return (
      <>
        <WorkshopFrame left={<LeftPane sites={sites} site={site} pageId={pageId} />}>
          {null}
        </WorkshopFrame>
        <OpenDialog site={site} isPageComing={pages.length > 0} onClose={closeDialog} />
        <Toasts />
      </>
    );
  return (
    <PageWorkshop
      key={site.siteId}
      sites={sites}
      site={site}
      pageId={pageId}
      isLater={isLater}
      isFirst={isFirst}
    />
  );
}

/** Whether the site was seen without a page. */
function useWasEmpty(isEmpty: boolean): boolean {
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  return wasEmpty;
}

/** An address that names no page goes on to the home page, without a step in the history. */
function useHomePage(
  siteId: string,
  pageId: string | undefined,
  pages: readonly ListedPage[],
): void {
  const home = pages.find(({ id }) => id === 'home') ?? pages[0];
  useEffect(() => {
    if (pageId === undefined && home) location.replace(toHash(siteId, home.id));
  }, [siteId, pageId, home]);
}
