import type { ResumeUploadContent } from '#schemas/documents/documents.ts';
import { POSTED } from '#schemas/forms/posted-form.ts';
import { FilePicker } from '../../apply/fields/file-picker.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './resume-upload.module.css';

/** Takes the CV of the page's form. Inside the form it is sent with it where there is no script. */
export function ResumeUpload({ id, content }: WidgetProps<ResumeUploadContent>) {
  const { heading, text } = content;
  return (
    <div className={styles.root} id={id} data-resume-upload="">
      <h2 className={styles.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <FilePicker name={POSTED.resume} aria-labelledby={`${id}-heading`} />
    </div>
  );
}
