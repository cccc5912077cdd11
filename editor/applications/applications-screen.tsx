import type { SiteSummary } from '#schemas/api/content.ts';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { Toasts } from '../ui/controls/toasts.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { toHash } from '../ui/route/route.ts';
import { useTitle } from '../ui/route/use-title.ts';
import styles from './applications.module.css';
import { useListAddress } from './base/list-address.ts';
import { useUnreadCount } from './base/read-marks.ts';
import { Workspace } from './workspace.tsx';

export interface ApplicationsScreenProps {
  readonly sites: readonly SiteSummary[];
}

/** The applications of the site that the address names. */
export function ApplicationsScreen({ sites }: ApplicationsScreenProps) {
  const message = useMessage();
  const address = useListAddress();
  const site = sites.find(({ siteId }) => siteId === address.siteId);
  const title = message('applications.title');
  const unread = useUnreadCount();
  useTitle(unread === '' ? title : `(${unread}) ${title}`, site?.name);
  return (
    <>
      {site ? (
        <Workspace key={site.siteId} site={site} address={address} />
      ) : (
        <main className={styles.state}>
          <h1 className={styles.title}>{title}</h1>
          <StateMessage
            title={message('applications.no-site')}
            text={message('applications.no-site.text')}
            action={<a href={toHash(sites[0]?.siteId ?? '')}>{message('applications.to-pages')}</a>}
          />
        </main>
      )}
      <Toasts />
    </>
  );
}
