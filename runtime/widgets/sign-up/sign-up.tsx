import { MAX_QUERY_LENGTH, SIGN_UP_PARAMETER, type SignUpState } from '#schemas/api/constants.ts';
import type { SignUpContent, SignUpField } from '#schemas/documents/documents.ts';
import { joinVariant } from '#schemas/pages/page-path.ts';
import { MAX_PASTED } from '#schemas/text/pasted-text.ts';
import { askedFields, consentFingerprint } from '#schemas/widgets/sign-up/sign-up-form.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { usePageRequest } from '../../data/query-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { shownState } from './shown-state.ts';
import styles from './sign-up.module.css';

/** What is pasted may be a whole contact: cut off, its number would be another one. */
const INPUTS = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: MAX_PASTED },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: MAX_PASTED },
} as const;

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
  const message = usePageMessage();
  const asked = askedFields(content.fields);
  const isOneOf = asked.email === 'optional' && asked.phone === 'optional';
  return (
    <form
      className={styles.form}
      method="post"
      autoComplete="off"
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
      <button
        type="submit"
        className={`rb-button ${styles.submit}`}
        data-text-sending={message('sign-up.sending')}
        data-text-retry={message('sign-up.retry')}
      >
        {content.submitLabel}
      </button>
      <p className={styles.problem} role="alert" data-problem>
        {state && isOfForm(state) && message(`sign-up.problem.${state}`)}
      </p>
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
  const message = usePageMessage();
  const { page } = usePage();
  return (
    <>
      <input type="hidden" name="path" value={joinVariant(page)} />
      <input type="hidden" name="query" value={queryToKeep(page.query)} />
      <input type="hidden" name="widgetId" value={widgetId} />
      <input type="hidden" name="consent" value={consentFingerprint(content)} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {message('sign-up.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

interface ConsentProps {
  readonly widgetId: string;
  readonly content: Sanitised<SignUpContent>;
  readonly isRefused: boolean;
}

/** A box that nobody ticked beforehand, nor the browser after a reload: the form says so. The link stands beside the label, so that it never ticks the box. */
function Consent({ widgetId, content, isRefused }: ConsentProps) {
  const { consentText, privacy } = content;
  const message = usePageMessage();
  const text = message('sign-up.problem.consent');
  const errorId = `${widgetId}-consent-error`;
  return (
    <div className={styles.field} data-field="agreed">
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="agreed"
          value="yes"
          required
          aria-invalid={isRefused}
          aria-describedby={errorId}
        />
        <span>{consentText}</span>
      </label>
      <p className={styles.privacy}>
        <ActionLink link={privacy} />
      </p>
      <p id={errorId} className={styles.error} data-error={text}>
        {isRefused && text}
      </p>
    </div>
  );
}

interface ContactFieldProps {
  readonly kind: 'email' | 'phone';
  readonly asked: SignUpField;
  readonly widgetId: string;
  /** Whether the server refused what was typed. */
  readonly isRefused: boolean;
}

/** An input with its label and the place where its problem is said. */
function ContactField({ kind, asked, widgetId, isRefused }: ContactFieldProps) {
  const message = usePageMessage();
  if (asked === 'none') return null;
  const [id, hintId, errorId] = ['', '-hint', '-error'].map((part) => `${widgetId}-${kind}${part}`);
  const text = message(`sign-up.problem.${kind}`);
  return (
    <div className={styles.field} data-field={kind}>
      <label htmlFor={id} className={styles.label}>
        {message(`sign-up.${kind}`)}
        {asked === 'optional' && <span> {message('sign-up.optional')}</span>}
      </label>
      {kind === 'phone' && (
        <p id={hintId} className={styles.hint}>
          {message('sign-up.phone-hint')}
        </p>
      )}
      <input
        {...INPUTS[kind]}
        id={id}
        name={kind}
        className={styles.input}
        required={asked === 'required'}
        aria-invalid={isRefused}
        aria-describedby={kind === 'phone' ? `${hintId} ${errorId}` : errorId}
      />
      <p id={errorId} className={styles.error} data-error={text}>
        {isRefused && text}
      </p>
    </div>
  );
}
