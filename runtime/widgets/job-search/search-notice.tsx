import { useMessage } from '../../page/page-context.ts';
import styles from './search-notice.module.css';

/** Where a script says that a search has not come, with the texts that it may say. */
export function SearchNotice() {
  const message = useMessage();
  return (
    <div className={styles.notice} data-search-notice="">
      <p
        role="status"
        data-searching={message('job-search.searching')}
        data-offline={message('job-search.offline')}
        data-failed={message('job-search.failed')}
        data-crowded={message('job-search.crowded')}
        data-slow={message('job-search.slow')}
      />
      <button type="button" className="rb-button rb-button-secondary" hidden>
        {message('job-search.retry')}
      </button>
    </div>
  );
}
