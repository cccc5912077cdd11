import { isRecord } from '#schemas/fields.ts';
import type { ContentError } from '../api/content-error.ts';
import { failureText } from '../api/failure-text.ts';
import { codeOfRefusal } from '../api/reported-problem.ts';
import { useLanguage, useMessage } from '../language/use-message.ts';
import styles from './import-dialog.module.css';

/** Refusals of an archive as a whole; what the service says of them names the file. */
const ARCHIVE_CODES = ['archive-invalid', 'archive-name-refused', 'archive-too-large'] as const;

/** Why nothing could be looked at or imported, and what to do. */
export function ImportFailure({
  error,
  name,
}: {
  readonly error: ContentError;
  readonly name: string;
}) {
  const message = useMessage();
  const { language } = useLanguage();
  const code = ARCHIVE_CODES.find((one) => one === codeOfRefusal(error));
  const detail = isRecord(error.details) ? error.details['detail'] : undefined;
  return (
    <div role="alert">
      <p className={styles.failure}>
        {code === undefined
          ? failureText(error, language)
          : message(`transfer.failed.${code}`, { name })}
      </p>
      {code !== undefined && typeof detail === 'string' && (
        <p className={styles.text} lang="en">
          {detail}
        </p>
      )}
      <p className={styles.text}>{message('transfer.nothing-changed')}</p>
    </div>
  );
}
