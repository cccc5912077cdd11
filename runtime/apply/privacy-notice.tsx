import type { FormNotice } from '#schemas/documents/documents.ts';
import { POSTED } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../context/page-context.ts';
import styles from './apply-form.module.css';
import fields from './fields/apply-fields.module.css';

export interface PrivacyNoticeProps {
  readonly notice: FormNotice;
}

/** The simplified notice above the first question: nothing voluntary is ticked beforehand. */
export function PrivacyNotice({ notice }: PrivacyNoticeProps) {
  const message = usePageMessage();
  const { text, voluntary } = notice;
  return (
    <div className={styles.notice}>
      <input type="hidden" name={POSTED.hasNotice} value="1" />
      <p className={fields.label}>{message('apply.notice')}</p>
      <p className={styles.noticeText}>{text}</p>
      {voluntary.map(({ key, text: purpose }) => (
        <label className={fields.option} key={key}>
          <input type="checkbox" name={POSTED.voluntary} value={key} />
          <span>{purpose}</span>
        </label>
      ))}
    </div>
  );
}
