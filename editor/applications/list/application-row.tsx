import { memo } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { formatAgo, formatDay, formatSiteMoment } from '../../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import { useIsRead } from '../base/read-marks.ts';
import { StepChoice } from '../base/step-choice.tsx';
import styles from './application-list.module.css';
import { ApplicationMarks, useUnreadName } from './application-marks.tsx';

export interface ApplicationRowProps {
  readonly application: ApplicationSummary;
  readonly address: ListAddress;
  readonly isChosen: boolean;
  /** By the service's clock, in ms. */
  readonly now: number;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/**
 * One application in a line: who, for what, from where, how far, since when. Not rendered again for what happens in other
 * lines: scrolling renders the list in every frame.
 */
export const ApplicationRow = memo(function ApplicationRow({
  application,
  address,
  isChosen,
  now,
  onChoose,
}: ApplicationRowProps) {
  const message = useMessage();
  const isRead = useIsRead(application.id);
  const { id, jobTitle, place, source } = application;
  const name = application.name ?? message('applications.unnamed');
  const unreadName = useUnreadName(name, isRead);
  return (
    <div
      className={styles.cells}
      data-current={id === address.applicationId || undefined}
      data-unread={!isRead || undefined}
    >
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={message('applications.choose', { name })}
        onChange={({ target }) => onChoose(id, target.checked)}
      />
      <div className={styles.who}>
        <a
          className={styles.name}
          data-application={id}
          href={changedAddress(address, { applicationId: id })}
          aria-label={unreadName}
          aria-current={id === address.applicationId ? 'true' : undefined}
        >
          {name}
        </a>
        <ApplicationMarks application={application} />
      </div>
      <span className={styles.job}>{jobTitle ?? message('applications.no-job')}</span>
      <span className={styles.place}>{place ?? ''}</span>
      <span className={styles.source}>{source ?? ''}</span>
      <Received at={application.at} now={now} />
      <StepChoice application={application} />
    </div>
  );
});

function Received({ at, now }: { readonly at: string; readonly now: number }) {
  const { language } = useLanguage();
  return (
    <time className={styles.at} dateTime={at} title={formatSiteMoment(at, language)}>
      {formatAgo(at, now, language) ?? formatDay(at, language)}
    </time>
  );
}
