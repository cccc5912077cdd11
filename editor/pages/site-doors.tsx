import { ChartColumn, ClipboardList, Users } from 'lucide-react';
import { useMessage } from '../ui/language/use-message.ts';
import { toApplicationsHash } from '../ui/route/applications-route.ts';
import { toFormsHash } from '../ui/route/forms-route.ts';
import { toResultsHash } from '../ui/route/results-route.ts';
import styles from './site-doors.module.css';

/** Leads from the pages of a site to its applications, results and forms. */
export function SiteDoors({ siteId }: { readonly siteId: string }) {
  const message = useMessage();
  return (
    <div className={styles.doors}>
      <a className={styles.door} href={toApplicationsHash({ siteId, query: '' })}>
        <Users size={16} strokeWidth={1.75} aria-hidden="true" />
        {message('applications.door')}
      </a>
      <a className={styles.door} href={toResultsHash(siteId)}>
        <ChartColumn size={16} strokeWidth={1.75} aria-hidden="true" />
        {message('results.door')}
      </a>
      <a className={styles.door} href={toFormsHash(siteId)}>
        <ClipboardList size={16} strokeWidth={1.75} aria-hidden="true" />
        {message('composer.door')}
      </a>
    </div>
  );
}
