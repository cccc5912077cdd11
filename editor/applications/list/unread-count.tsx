import { CheckCheck } from 'lucide-react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { useUnread, useUnreadCount } from '../base/read-marks.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './workspace-bar.module.css';

/** How many the recruiter has not opened yet, told when it changes, and a way to have done with them. */
export function UnreadCount() {
  const message = useMessage();
  const { siteId } = useWorkspace();
  const { readAll } = useUnread(siteId);
  const count = useUnreadCount();
  return (
    <span className={styles.unread}>
      <span role="status">{count !== '' && message('applications.unread.count', { count })}</span>
      {count !== '' && (
        <IconButton
          label={message('applications.unread.clear')}
          icon={CheckCheck}
          onClick={readAll}
        />
      )}
    </span>
  );
}
