import type { ComponentProps } from 'react';
import { usePageMessage } from '../../context/page-context.ts';
import styles from './file-picker.module.css';

/** What the upload call takes, for the picker of a phone. */
const ACCEPTED_FILES =
  '.pdf,.docx,.txt,.jpg,.jpeg,.png,image/jpeg,image/png,application/pdf,text/plain';

/** Where a file of the device is chosen. Browsers name their own button in their own language: with a script ours stands over it. */
export function FilePicker(props: ComponentProps<'input'>) {
  const message = usePageMessage();
  return (
    <span className={styles.picker} data-file-picker="">
      <input {...props} type="file" accept={ACCEPTED_FILES} className={styles.input} />
      <span className={styles.face} aria-hidden="true">
        {message('apply.file.choose')}
      </span>
    </span>
  );
}
