import { memo, useEffect, useRef } from 'react';
import type { FormNotice } from '#schemas/documents/documents.ts';
import { POSTED } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../context/page-context.ts';
import styles from './apply-form.module.css';
import { useApply } from './fields/apply-context.ts';
import fields from './fields/apply-fields.module.css';
import type { FillSession } from './filling/fill-session.ts';

export interface PrivacyNoticeProps {
  readonly notice: FormNotice;
}

/** The simplified notice above the first question: nothing voluntary is ticked beforehand. */
export const PrivacyNotice = memo(function PrivacyNotice({ notice }: PrivacyNoticeProps) {
  const message = usePageMessage();
  const { session } = useApply();
  const { text, voluntary } = notice;
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => showAgreed(session, boxes.current), [session]);
  return (
    <div className={styles.notice} ref={boxes}>
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
});

/** What is known is shown; what was ticked before the script came is known from then on. */
function showAgreed(session: FillSession, container: HTMLElement | null): void {
  const boxes = [...(container?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
  const show = () => {
    for (const box of boxes) box.checked = session.voluntary?.includes(box.value) ?? box.checked;
  };
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  if (session.voluntary === undefined && ticked.length > 0) session.agreeTo(ticked);
  show();
  session.onAgreed(show);
}
