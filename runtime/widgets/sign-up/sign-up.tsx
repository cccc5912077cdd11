import { MAX_QUERY_LENGTH, SIGN_UP_PARAMETER, type SignUpState } from '#schemas/api/sign-ups.ts';
import { consentFingerprint } from '#schemas/consent-fingerprint.ts';
import type { SignUpContent } from '#schemas/documents.ts';
import { joinVariant } from '#schemas/page-path.ts';
import { askedFields } from '#schemas/sign-up-fields.ts';
import { usePageRequest } from '../../data/query-context.ts';
import { Icon } from '../../icon/icon.tsx';
import { BlockHeading } from '../../page/block-heading.tsx';
import { useMessage, usePage } from '../../page/page-context.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { Consent } from './consent.tsx';
import { ContactField } from './contact-field.tsx';
import { shownState } from './shown-state.ts';
import styles from './sign-up.module.css';

/** A plain form for job alerts. A script checks while people type, and keeps what they typed where sending fails. */
export function SignUp({ id, content }: WidgetProps<SignUpContent>) {
  const { eyebrow, heading, subheading, successText, align } = content;
  const shown = shownState(usePageRequest().query);
  const state = shown?.widgetId === id ? shown.state : undefined;
  return (
    <div
      id={id}
      className={align === 'center' ? `${styles.root} ${styles.center}` : styles.root}
      data-sign-up
    >
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} align={align} />
      <div className={styles.card}>
        {state !== 'done' && <Form id={id} content={content} state={state} />}
        <div className={styles.done} tabIndex={-1} hidden={state !== 'done'} data-done>
          <span className={styles.mark}>
            <Icon name="check" size={28} />
          </span>
          <p>{successText}</p>
        </div>
      </div>
    </div>
  );
}

interface FormProps extends WidgetProps<SignUpContent> {
  readonly state: Exclude<SignUpState, 'done'> | undefined;
}

function Form({ id, content, state }: FormProps) {
  const { site } = usePage();
  const message = useMessage();
  const asked = askedFields(content.fields);
  const isOneOf = asked.email === 'optional' && asked.phone === 'optional';
  return (
    <form
      className={styles.form}
      method="post"
      action={`/api/v1/sign-ups?websiteId=${site.id}`}
      data-text-changed={message('sign-up.problem.changed')}
      data-text-busy={message('sign-up.problem.busy')}
      data-text-offline={message('sign-up.problem.offline')}
      data-text-contact={message('sign-up.problem.contact')}
    >
      <HiddenFields widgetId={id} content={content} />
      {isOneOf && <p className={styles.hint}>{message('sign-up.one-of')}</p>}
      <ContactField kind="email" asked={asked.email} widgetId={id} isRefused={state === 'email'} />
      <ContactField kind="phone" asked={asked.phone} widgetId={id} isRefused={state === 'phone'} />
      <Consent widgetId={id} content={content} isRefused={state === 'consent'} />
      <p className={styles.problem} role="alert" data-problem>
        {state && isOfForm(state) && message(`sign-up.problem.${state}`)}
      </p>
      <button
        type="submit"
        className={`rb-button ${styles.submit}`}
        data-text-sending={message('sign-up.sending')}
        data-text-retry={message('sign-up.retry')}
      >
        {content.submitLabel}
      </button>
    </form>
  );
}

/** What the page shows beside the form's own words, such as a search. */
function queryToKeep(query: string): string {
  const kept = new URLSearchParams(query);
  kept.delete(SIGN_UP_PARAMETER);
  const text = kept.toString();
  return text.length > MAX_QUERY_LENGTH ? '' : text;
}

/** Problems that no single field has. */
function isOfForm(state: SignUpState): state is 'contact' | 'changed' | 'busy' {
  return state === 'contact' || state === 'changed' || state === 'busy';
}

function HiddenFields({ widgetId, content }: Pick<FormProps, 'content'> & { widgetId: string }) {
  const message = useMessage();
  const { page } = usePage();
  return (
    <>
      <input type="hidden" name="path" value={joinVariant(page)} />
      <input type="hidden" name="query" value={queryToKeep(page.query)} />
      <input type="hidden" name="widgetId" value={widgetId} />
      <input type="hidden" name="consent" value={consentFingerprint(content)} />
      <label className={styles.trap} aria-hidden="true">
        {message('sign-up.trap')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
