import { CheckCheck } from 'lucide-react';
import { Button, Tooltip } from '../../ui/controls/button.tsx';
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
        <Tooltip text={message('applications.unread.clear')}>
          <Button variant="quiet" label={message('applications.unread.clear')} onClick={readAll}>
            <CheckCheck size={14} aria-hidden="true" />
          </Button>
        </Tooltip>
      )}
    </span>
  );
}
