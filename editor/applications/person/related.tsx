import { type ReactNode, useState } from 'react';
import type {
  ApplicationDetail,
  ApplicationSummary,
} from '#schemas/api/recruiting/applications.ts';
import { mergeApplication } from '../../service/recruiting/application-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { formatDay } from '../../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './person.module.css';

export interface RelatedProps {
  readonly application: ApplicationDetail;
  readonly address: ListAddress;
}

/** Applications with the same phone or address, which may be the same person's. Only people decide that they are. */
export function Related({ application, address }: RelatedProps) {
  const message = useMessage();
  const { others, merged, finishedAt } = application;
  if (others.length + merged.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{message('applications.others')}</h3>
      <ul className={styles.files}>
        {merged.map((one) => (
          <Other key={one.id} one={one} address={address}>
            <span className={styles.soft}>{message('applications.merged')}</span>
          </Other>
        ))}
        {others.map((one) => (
          <Other key={one.id} one={one} address={address}>
            {finishedAt !== null && one.status === 'APPLY_FINISH' && (
              <MergeButton application={application} other={one} />
            )}
          </Other>
        ))}
      </ul>
    </section>
  );
}

interface OtherProps {
  readonly one: ApplicationSummary;
  readonly address: ListAddress;
  readonly children: ReactNode;
}

function Other({ one, address, children }: OtherProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { stepName } = useWorkspace();
  return (
    <li>
      <a href={changedAddress(address, { applicationId: one.id })}>
        {one.name ?? message('applications.unnamed')}
      </a>
      <span className={styles.soft}>
        {[one.jobTitle, stepName(one.step), formatDay(one.at, language)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {children}
    </li>
  );
}

interface MergeButtonProps {
  readonly application: ApplicationDetail;
  readonly other: ApplicationSummary;
}

/** Merging cannot be taken back: the second press does it. */
function MergeButton({ application, other }: MergeButtonProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId, changes } = useWorkspace();
  const [isAsked, setAsked] = useState(false);
  const merge = async () => {
    const { id, etag } = application;
    try {
      await mergeApplication({ siteId, id, etag }, other.id);
      changes.drop([other.id]);
      showToast({ text: message('applications.merge.done') });
    } catch (error) {
      showToast({ text: failureText(error, language), tone: 'warning' });
    }
    setAsked(false);
    changes.update(id, {});
  };
  return (
    <Button
      variant={isAsked ? 'primary' : 'secondary'}
      onClick={() => (isAsked ? void merge() : setAsked(true))}
    >
      {message(isAsked ? 'applications.merge.sure' : 'applications.merge')}
    </Button>
  );
}
