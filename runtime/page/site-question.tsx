import type { SiteDocument } from '#schemas/documents/documents.ts';
import { OPEN_QUESTION } from '../base/open-question.ts';
import { usePage, usePageMessage } from '../context/page-context.ts';
import { ActionLink } from '../parts/action-link.tsx';
import styles from './measuring-line.module.css';

/**
 * The question of a site that measures. It stands before the page, for the keyboard to come to it early, and at the lower edge of
 * the screen. It asks about measuring alone: yes and no are all there is to choose, and what both mean stands on the page of its
 * link. The script makes the button to leave it as it is, which only the script can show.
 */
export function SiteQuestion({ consent }: { readonly consent: SiteDocument['consent'] }) {
  const { agencyId, id } = usePage().site;
  const message = usePageMessage();
  if (!consent) return null;
  const { heading, text, policy, version } = consent;
  return (
    <section
      id="cookies"
      className={styles.question}
      aria-label={heading}
      tabIndex={-1}
      data-consent-site={`${agencyId}/${id}`}
      data-consent-version={version}
    >
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        <p className={styles.text}>
          {text} {policy && <ActionLink link={policy} />}
          <noscript> {message('measuring.no-script')}</noscript>
        </p>
      </div>
      <div className={`rb-scripted ${styles.choices}`} data-close={message('cookie-consent.close')}>
        <button type="button" className="rb-button" data-consent="reject">
          {message('cookie-consent.reject')}
        </button>
        <button type="button" className="rb-button" data-consent="accept">
          {message('cookie-consent.accept')}
        </button>
      </div>
      <script dangerouslySetInnerHTML={{ __html: OPEN_QUESTION }} />
    </section>
  );
}
