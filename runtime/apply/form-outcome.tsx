import { usePageMessage } from '../context/page-context.ts';
import type { AppliedJob } from '../data/api-port.ts';
import { WidgetSlot } from '../islands/slot.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './apply-form.module.css';
import { ApplyHeading } from './apply-heading.tsx';
import type { FormContent } from './form-props.ts';

export interface ErrorWidgetsProps {
  readonly content: FormContent;
  readonly isFailed: boolean;
}

/** Above the form, which stays with its answers. */
export function ErrorWidgets({ content: { errorWidgets = [] }, isFailed }: ErrorWidgetsProps) {
  const message = usePageMessage();
  return (
    <div hidden={!isFailed} data-apply-failed="">
      {errorWidgets.length === 0 && <p className={styles.failure}>{message('apply.failed')}</p>}
      {errorWidgets.map((widgetId) => (
        <WidgetSlot key={widgetId} widgetId={widgetId} />
      ))}
    </div>
  );
}

export interface SuccessWidgetsProps {
  readonly content: FormContent;
  readonly isSent: boolean;
}

/** In the place of the form once it is sent. */
export function SuccessWidgets({ content: { successWidgets = [] }, isSent }: SuccessWidgetsProps) {
  return (
    <div hidden={!isSent} data-apply-sent="">
      {successWidgets.map((widgetId) => (
        <WidgetSlot key={widgetId} widgetId={widgetId} />
      ))}
    </div>
  );
}

export function SentNote({ job }: { readonly job: AppliedJob | null }) {
  const message = usePageMessage();
  return (
    <div className={styles.card}>
      <div className={styles.sent}>
        <span className={styles.mark}>
          <Icon name="check" size={28} />
        </span>
        <ApplyHeading className={styles.title} tabIndex={-1}>
          {message('apply.sent')}
        </ApplyHeading>
        {job && <p className={styles.job}>{job.title}</p>}
        <p>{message('apply.sent-next')}</p>
      </div>
    </div>
  );
}

/** An answer ended the application: nothing of it is stored. */
export function EndedNote({ text }: { readonly text: string }) {
  const message = usePageMessage();
  return (
    <div className={styles.card}>
      <ApplyHeading className={styles.title} tabIndex={-1}>
        {message('apply.ended')}
      </ApplyHeading>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
