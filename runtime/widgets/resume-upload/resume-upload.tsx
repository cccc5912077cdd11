import type { ResumeUploadContent } from '#schemas/documents/documents.ts';
import { POSTED } from '#schemas/forms/posted-form.ts';
import { ACCEPTED_FILES } from '../../apply/accepted-files.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './resume-upload.module.css';

/** Takes the CV of the page's form, wherever on the page it stands. */
export function ResumeUpload({ id, content }: WidgetProps<ResumeUploadContent>) {
  const { heading, text } = content;
  return (
    <div className={styles.root} id={id}>
      <BlockHeading heading={heading} subheading={text} />
      <input
        type="file"
        name={POSTED.resume}
        accept={ACCEPTED_FILES}
        aria-label={heading}
        className={styles.input}
      />
    </div>
  );
}
