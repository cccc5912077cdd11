import type { Job } from '#schemas/api/jobs.ts';
import type { IconName } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import { jobHref } from '../../jobs/job-href.ts';
import { SaveButton } from '../../jobs/save-button.tsx';
import { isClosed } from '../../jobs/shown-job.ts';
import { Icon } from '../../parts/icon.tsx';
import styles from './job-detail.module.css';

export interface JobToolsProps {
  readonly job: Job;
  readonly showSave: boolean;
  readonly showShare: boolean;
}

/** Saving and sharing; `runtime/widgets/job-detail/share-buttons.ts` does the latter. Without script there is neither. */
export function JobTools({ job, showSave, showShare }: JobToolsProps) {
  // The saved list takes a closed job out again.
  const isSaveable = showSave && !isClosed(job);
  if (!isSaveable && !showShare) return null;
  return (
    <div className={styles.tools}>
      {isSaveable && <SaveButton job={job} />}
      {showShare && <ShareButtons job={job} />}
    </div>
  );
}

function ShareButtons({ job }: Pick<JobToolsProps, 'job'>) {
  const { messages } = usePage();
  const message = usePageMessage();
  const copied = messages['share.copied'];
  return (
    <div
      className={styles.share}
      data-share-href={useSitePath()(jobHref(job.urlSlug))}
      data-share-title={job.title ?? ''}
    >
      <ShareButton by="copy" icon="share" label={message('share.copy')} />
      <ShareButton by="whatsapp" icon="chat" label={message('share.whatsapp')} />
      <ShareButton by="native" icon="smartphone" label={message('share.native')} />
      <p
        className={styles.toast}
        role="status"
        lang={copied.lang}
        data-share-copied={copied.text}
      />
      <label className={styles.byHand} hidden>
        {message('share.by-hand')}
        <input type="url" readOnly />
      </label>
    </div>
  );
}

interface ShareButtonProps {
  readonly by: 'copy' | 'whatsapp' | 'native';
  readonly icon: IconName;
  readonly label: string;
}

/** The native sheet is offered where the browser has one. */
function ShareButton({ by, icon, label }: ShareButtonProps) {
  return (
    <button
      type="button"
      className={`rb-icon-button ${styles.shareButton}`}
      aria-label={label}
      title={label}
      data-share={by}
      hidden={by === 'native'}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
