import { Clock } from 'lucide-react';
import type { PageSummary } from '../api/page-summary.ts';
import { useLanguage, useMessage } from '../language/use-message.ts';
import { formatPlannedMoment } from '../publishing/format-moment.ts';
import styles from './page-status.module.css';

/** What visitors see of a page, in a word with a dot, and a clock where something is planned. */
export function PageStatus({ page }: { readonly page: PageSummary }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { status, schedules } = page;
  const plans = schedules.map(({ action, at, failure }) =>
    message(failure === null ? `pages.plan.${action}` : `pages.plan-failed.${action}`, {
      when: formatPlannedMoment(at, language),
    }),
  );
  const hasFailed = schedules.some(({ failure }) => failure !== null);
  return (
    <span className={styles.status} data-status={status}>
      {plans.length > 0 && (
        <span className={hasFailed ? styles.failed : styles.plan} title={plans.join('\n')}>
          <Clock size={12} role="img" aria-label={plans.join('. ')} />
        </span>
      )}
      <span className={styles.dot} aria-hidden="true" />
      {message(`pages.status.${status}`)}
    </span>
  );
}
