import { Users } from 'lucide-react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './application-list.module.css';

/** What somebody who reads the list should know of an application: that it was not sent, or may be there twice. */
export function ApplicationMarks({
  application: { status, mayBeDuplicate },
}: {
  readonly application: Pick<ApplicationSummary, 'status' | 'mayBeDuplicate'>;
}) {
  const message = useMessage();
  return (
    <span className={styles.marks}>
      {status !== 'APPLY_FINISH' && (
        <span className={styles.mark}>{message(`applications.status.${status}`)}</span>
      )}
      {mayBeDuplicate && (
        <span className={styles.mark}>
          <Users size={12} aria-hidden="true" /> {message('applications.duplicate')}
        </span>
      )}
    </span>
  );
}

/**
 * Says to who cannot see bold letters that an application was not opened yet. A name and no hidden text, which every frame
 * of a scroll would clip.
 */
export function useUnreadName(name: string, isRead: boolean): string | undefined {
  const message = useMessage();
  return isRead ? undefined : `${message('applications.unread')}${name}`;
}
