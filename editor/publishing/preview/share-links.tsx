import { Link2 } from 'lucide-react';
import { useRef } from 'react';
import type { PreviewLink } from '#schemas/api/preview.ts';
import type { PreviewedPage } from '../../service/preview-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { formatDay, formatMoment } from '../../ui/language/format-moment.ts';
import { personName } from '../../ui/language/person-name.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import styles from './share-links.module.css';
import {
  addressOfLink,
  type LinkStep,
  type PreviewLinks,
  usePreviewLinks,
} from './use-preview-links.ts';

export interface ShareLinksProps {
  readonly page: PreviewedPage;
  readonly title: string;
}

/** Links that show the draft to whoever has them: made, copied, and taken back. */
export function ShareLinks({ page, title }: ShareLinksProps) {
  const message = useMessage();
  const sharing = usePreviewLinks(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const { links, error, refetch, step } = sharing;
  const isMaking = step.kind === 'making';
  return (
    <section className={styles.sharing} aria-label={message('preview.links')}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {message('preview.links')}
      </h3>
      <p className={styles.note}>{message('preview.links.text', { title })}</p>
      <Button isDisabled={isMaking} onClick={sharing.share}>
        <Link2 size={16} aria-hidden="true" />
        {message(isMaking ? 'preview.sharing' : 'preview.share')}
      </Button>
      <div className={styles.status} role="status">
        <StepText step={step} />
      </div>
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {links?.length === 0 && <p className={styles.note}>{message('preview.links.none')}</p>}
      {links !== undefined && links.length > 0 && (
        <LinkList
          links={links}
          sharing={sharing}
          // The button that was pressed goes with its link.
          onRevoke={() => heading.current?.focus()}
        />
      )}
    </section>
  );
}

interface LinkListProps {
  readonly links: readonly PreviewLink[];
  readonly sharing: PreviewLinks;
  readonly onRevoke: () => void;
}

function LinkList({ links, sharing, onRevoke }: LinkListProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const areAllKnown = links.every(({ linkId }) => addressOfLink(linkId) !== undefined);
  return (
    <>
      <ul className={styles.list}>
        {links.map((link) => {
          const made = formatMoment(link.createdAt, language);
          return (
            <li key={link.linkId} className={styles.item}>
              <p className={styles.made}>{message('preview.links.made', { when: made })}</p>
              <p className={styles.note}>
                {message('preview.links.ends', {
                  when: formatDay(link.expiresAt, language),
                  by: personName(link.createdBy, language),
                })}
              </p>
              <div className={styles.actions}>
                {addressOfLink(link.linkId) !== undefined && (
                  <Button onClick={() => sharing.copy(link)}>
                    {message('preview.links.copy')}
                    <span className={styles.hidden}>{`: ${made}`}</span>
                  </Button>
                )}
                <Button
                  onClick={() => {
                    onRevoke();
                    sharing.revoke(link);
                  }}
                >
                  {message('preview.revoke')}
                  <span className={styles.hidden}>{`: ${made}`}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {!areAllKnown && <p className={styles.note}>{message('preview.links.once')}</p>}
    </>
  );
}

function StepText({ step }: { readonly step: LinkStep }) {
  const message = useMessage();
  const { language } = useLanguage();
  if (step.kind === 'failed') return failureText(step.error, language);
  if (step.kind === 'revoked') return message('preview.revoked');
  if (step.kind !== 'copied') return null;
  const date = formatDay(step.expiresAt, language);
  if (step.address === null) return message('preview.shared', { date });
  return (
    <>
      {message('preview.share-manual', { date })}
      <input
        className={styles.link}
        aria-label={message('preview.share-link')}
        readOnly
        value={step.address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </>
  );
}
