import { type ReactNode, useState } from 'react';
import type {
  ApplicationDetail,
  ApplicationSummary,
  ListedStatus,
} from '#schemas/api/recruiting/applications.ts';
import { mergeApplication } from '../../service/recruiting/application-api.ts';
import { toContentError } from '../../service/request/content-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { formatDay } from '../../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { applicationFailure, stateThere } from '../base/application-failure.ts';
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
            {finishedAt !== null && MERGEABLE.includes(one.status) && (
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

/** Those that were sent, be it with no more than a CV. */
const MERGEABLE: readonly ListedStatus[] = ['APPLY_FINISH', 'RESUME_DROP_OFF'];

/** The service refuses as invalid what is merged already. */
const MERGE_REFUSED = {
  conflict: 'applications.merge.overtaken',
  invalid: 'applications.merge.already',
} as const;

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
      changes.update(id, { etag: await mergeApplication({ siteId, id, etag }, other.id) });
      changes.drop([other.id]);
      showToast({ text: message('applications.merge.done') });
    } catch (error) {
      const { failure } = toContentError(error);
      const text =
        failure === 'conflict' || failure === 'invalid'
          ? message(MERGE_REFUSED[failure])
          : applicationFailure(error, language);
      showToast({ text, tone: 'warning' });
      changes.update(id, stateThere(error) ?? {});
    }
    setAsked(false);
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
