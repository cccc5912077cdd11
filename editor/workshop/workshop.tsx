import { useSites } from '../api/content-queries.ts';
import { QueryFailure } from '../api/query-failure.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { useMessage } from '../language/use-message.ts';
import { ReleaseNotice } from '../parts/release-notice.tsx';
import { useRoute } from '../route/use-route.ts';
import { SiteWorkshop } from './site-workshop.tsx';
import styles from './workshop.module.css';

/** The editor once someone is signed in: the site that the address names, else the first. */
export function Workshop() {
  const message = useMessage();
  const route = useRoute();
  const { data: sites, error, refetch } = useSites();
  const site = sites?.find(({ siteId }) => siteId === route.siteId) ?? sites?.[0];
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
