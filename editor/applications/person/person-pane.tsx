import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import { folioOf } from '#schemas/forms/folio.ts';
import { useApplication } from '../../service/recruiting/application-api.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { Tooltip } from '../../ui/controls/button.tsx';
import { StateMessage } from '../../ui/controls/state-message.tsx';
import { formatSiteMoment } from '../../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { isGone } from '../base/application-failure.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import { markRead } from '../base/read-marks.ts';
import { StepChoice } from '../base/step-choice.tsx';
import { Answers } from './answers.tsx';
import { Assignee } from './assignee.tsx';
import { Contact } from './contact.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Files } from './files/files.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import styles from './person.module.css';
import { Related } from './related.tsx';

export interface PersonPaneProps {
  readonly id: string;
  readonly address: ListAddress;
}

/** What somebody sent, with all that recruiters do about it. It has the focus when it opens. */
export function PersonPane({ id, address }: PersonPaneProps) {
  const message = useMessage();
  const { data, error, refetch } = useApplication(address.siteId ?? '', id);
  const close = changedAddress(address, { applicationId: null });
  const isHere = data !== undefined;
  useFocusBack(id);
  useEffect(() => {
    if (isHere) markRead(id);
  }, [isHere, id]);
  return (
    <section
      className={styles.pane}
      aria-label={message('applications.person')}
      aria-busy={!data && !error}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !isWriting(event.target))
          location.assign(close);
      }}
    >
      <h1 className={styles.place}>{message('applications.title')}</h1>
      <div className={styles.corner}>
        <Tooltip text={message('applications.person.close')} align="end">
          <a
            className={styles.close}
            href={close}
            aria-label={message('applications.person.close')}
          >
            <X size={16} aria-hidden="true" />
          </a>
        </Tooltip>
      </div>
      {!data && !error && (
        <p className={styles.waiting} role="status">
          {message('loading')}
        </p>
      )}
      {error && !data && !isGone(error) && <QueryFailure error={error} onRetry={refetch} />}
      {error && !data && isGone(error) && (
        <StateMessage
          role="alert"
          title={message('applications.gone.title')}
          text={message('applications.gone')}
        />
      )}
      {data && <Person application={data} address={address} />}
    </section>
  );
}

/** Whoever closes a person goes on where they opened it, unless the focus is somewhere else by then. */
function useFocusBack(id: string): void {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-application="${CSS.escape(id)}"]`)?.focus();
    },
    [id],
  );
}

function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement && target.value !== '';
}

interface PersonProps {
  readonly application: ApplicationDetail;
  readonly address: ListAddress;
}

function Person({ application, address }: PersonProps) {
  const message = useMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { name, mergedInto } = application;
  return (
    <div className={styles.person}>
      <h2 ref={heading} tabIndex={-1} className={styles.name}>
        {name ?? message('applications.unnamed')}
      </h2>
      {mergedInto !== null && (
        <p className={styles.note} role="status">
          {message('applications.merged-into')}{' '}
          <a href={changedAddress(address, { applicationId: mergedInto })}>
            {message('applications.merged-into.open')}
          </a>
        </p>
      )}
      <Facts application={application} address={address} />
      {mergedInto === null && (
        <>
          <div className={styles.stepRow}>
            <span>{message('applications.step')}</span>
            <StepChoice application={application} />
          </div>
          <Assignee application={application} />
        </>
      )}
      {application.stepReason !== null && (
        <p className={styles.note}>
          {message('applications.reason.was', { reason: application.stepReason })}
        </p>
      )}
      {mergedInto === null && <Contact application={application} />}
      <Answers application={application} />
      <Files application={application} />
      <Related application={application} address={address} />
      <Notes application={application} />
      <History application={application} />
      <DeleteButton application={application} address={address} />
    </div>
  );
}

/** For which job, from where, and when. */
function Facts({ application, address }: PersonProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { id, jobId, jobTitle, place, source, status, at } = application;
  const ofJob = { ...address.filters, ...(jobId !== null && { job: jobId }) };
  return (
    <ul className={styles.facts}>
      <li>
        {jobTitle ?? message('applications.no-job')}
        {jobId !== null && (
          <>
            {' '}
            <a href={changedAddress(address, { filters: ofJob })}>
              {message('applications.job.others')}
            </a>
          </>
        )}
      </li>
      {place !== null && <li>{place}</li>}
      <li>
        {message(`applications.status.${status}`)}: {formatSiteMoment(at, language)}
      </li>
      {source !== null && <li>{message('applications.from-source', { source })}</li>}
      {status === 'APPLY_FINISH' && (
        <li>{message('applications.folio', { folio: folioOf(id) })}</li>
      )}
    </ul>
  );
}
