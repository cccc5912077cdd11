import { type ReactNode, useRef } from 'react';
import type {
  ApplicationDetail,
  ApplicationSummary,
  ListedStatus,
} from '#schemas/api/recruiting/applications.ts';
import { formatSiteMoment } from '../../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import { MergeButton } from './merge-button.tsx';
import styles from './person.module.css';

export interface RelatedProps {
  readonly application: ApplicationDetail;
  readonly address: ListAddress;
}

/** Applications with the same phone or address, which may be the same person's. Only people decide that they are. */
export function Related({ application, address }: RelatedProps) {
  const message = useMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { others, merged, finishedAt, mergedInto } = application;
  const isOpen = finishedAt !== null && mergedInto === null;
  if (others.length + merged.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {message('applications.others')}
      </h3>
      <ul className={styles.files}>
        {merged.map((one) => (
          <Other key={one.id} one={one} address={address}>
            <span className={styles.soft}>{message('applications.merged')}</span>
          </Other>
        ))}
        {others.map((one) => (
          <Other key={one.id} one={one} address={address}>
            {isOpen && MERGEABLE.includes(one.status) && (
              <MergeButton
                application={application}
                other={one}
                describedBy={factsId(one.id)}
                onMerged={() => heading.current?.focus({ preventScroll: true })}
              />
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
      <span id={factsId(one.id)} className={styles.soft}>
        {[
          one.jobTitle ?? message('applications.no-job'),
          // Whoever sends a form twice does so on the same day.
          `${message(`applications.status.${one.status}`)}: ${formatSiteMoment(one.at, language)}`,
          stepName(one.step),
        ].join(' · ')}
      </span>
      {children}
    </li>
  );
}

/** Of what tells two buttons apart for who hears them. */
function factsId(applicationId: string): string {
  return `other-${applicationId}`;
}

/** Those that were sent, be it with no more than a CV. */
const MERGEABLE: readonly ListedStatus[] = ['APPLY_FINISH', 'RESUME_DROP_OFF'];
