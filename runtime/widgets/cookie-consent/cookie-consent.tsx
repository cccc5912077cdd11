import { useContext } from 'react';
import type { ConsentCategory, CookieConsentContent } from '#schemas/documents/documents.ts';
import { OPEN_OWN_QUESTION } from '../../base/open-question.ts';
import { OnCanvas } from '../../context/on-canvas.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './cookie-consent.module.css';

/**
 * Asks at the lower edge of the screen and waits there: nothing else is blocked. A link to `#cookies` anywhere on
 * the page asks again. Before a choice, and without a script, nothing is allowed.
 */
export function CookieConsent({ id, content }: WidgetProps<CookieConsentContent>) {
  const { heading, text, policy, version, categories } = content;
  const { agencyId, id: siteId } = usePage().site;
  const message = usePageMessage();
  const isOnCanvas = useContext(OnCanvas);
  const headingId = `${id}-heading`;
  return (
    <section
      id="cookies"
      className={isOnCanvas ? `${styles.root} ${styles.standing}` : styles.root}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-consent-site={`${agencyId}/${siteId}`}
      data-consent-version={version}
    >
      <div className={styles.question}>
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
        <p className={styles.text}>
          {text} {policy && <ActionLink link={policy} />}
        </p>
        <noscript>
          <p className={styles.noScript}>{message('cookie-consent.no-script')}</p>
        </noscript>
      </div>
      <div className={`rb-scripted ${styles.choices}`}>
        <button type="button" className={`rb-button ${styles.choice}`} data-consent="reject">
          {message('cookie-consent.reject')}
        </button>
        <button type="button" className={`rb-button ${styles.choice}`} data-consent="accept">
          {message('cookie-consent.accept')}
        </button>
      </div>
      <Preferences categories={categories} />
      <button
        type="button"
        className={`rb-button rb-button-secondary ${styles.close}`}
        data-consent="close"
        hidden
      >
        {message('cookie-consent.close')}
      </button>
      {!isOnCanvas && <script dangerouslySetInnerHTML={{ __html: OPEN_OWN_QUESTION }} />}
    </section>
  );
}

interface PreferencesProps {
  readonly categories: readonly Sanitised<ConsentCategory>[];
}

function Preferences({ categories }: PreferencesProps) {
  const message = usePageMessage();
  return (
    <details className={`rb-scripted ${styles.preferences}`}>
      <summary className={styles.summary}>{message('cookie-consent.preferences')}</summary>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <Category category={category} />
          </li>
        ))}
      </ul>
      <button type="button" className="rb-button" data-consent="save">
        {message('cookie-consent.save')}
      </button>
    </details>
  );
}

/** What the site cannot do without is said, not ticked: nobody chose it. */
function Category({ category }: { readonly category: Sanitised<ConsentCategory> }) {
  const { id, name, description, required = false } = category;
  const message = usePageMessage();
  const text = (
    <span>
      <b>{name}</b>
      {required && <span className={styles.always}>{message('cookie-consent.always')}</span>}
      <span className={styles.description}>{description}</span>
    </span>
  );
  if (required)
    return (
      <div className={styles.category} data-consent-required={id}>
        {text}
      </div>
    );
  return (
    <label className={styles.category}>
      <input type="checkbox" value={id} />
      {text}
    </label>
  );
}
