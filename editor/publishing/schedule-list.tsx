import { Clock, TriangleAlert } from 'lucide-react';
import type { PageSummary } from '../api/page-summary.ts';
import { Button } from '../controls/button.tsx';
import { personName } from '../language/person-name.ts';
import { useLanguage, useMessage } from '../language/use-message.ts';
import { formatPlannedMoment } from './format-moment.ts';
import type { PublishPlan } from './publish-plan.ts';
import styles from './schedule-list.module.css';

export interface ScheduleListProps {
  readonly page: PageSummary;
  readonly onCancel: (action: PublishPlan['action']) => void;
}

/** What is planned for a page, and what of it did not happen. */
export function ScheduleList({ page, onCancel }: ScheduleListProps) {
  const message = useMessage();
  const { language } = useLanguage();
  if (page.schedules.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={message('publishing.plans')}>
      {page.schedules.map(({ action, at, by, failure }) => {
        const params = { when: formatPlannedMoment(at, language), by: personName(by, language) };
        const Icon = failure === null ? Clock : TriangleAlert;
        return (
          <li key={action} className={failure === null ? styles.plan : styles.failed}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.text}>
              {message(
                failure === null ? `publishing.plan.${action}` : `publishing.plan-failed.${action}`,
                params,
              )}
            </span>
            <Button onClick={() => onCancel(action)}>
              {message(failure === null ? 'publishing.plan.cancel' : 'publishing.plan.forget')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
