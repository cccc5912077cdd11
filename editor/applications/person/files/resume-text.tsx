import type { ReadField } from '#schemas/api/resumes.ts';
import { useResumeReading } from '../../../service/recruiting/application-api.ts';
import { QueryFailure } from '../../../service/request/query-failure.tsx';
import { useMessage } from '../../../ui/language/use-message.ts';
import { useWorkspace } from '../../base/workspace-context.ts';
import styles from './files.module.css';

export interface ResumeTextProps {
  readonly applicationId: string;
  readonly fileId: string;
}

/** The lines of a file; those in which something was recognised are marked and say what. */
export function ResumeText({ applicationId, fileId }: ResumeTextProps) {
  const message = useMessage();
  const { siteId } = useWorkspace();
  const { data, error, refetch } = useResumeReading(siteId, applicationId, fileId);
  if (error) return <QueryFailure error={error} onRetry={refetch} />;
  if (!data) return <p role="status">{message('applications.files.reading')}</p>;
  const { lines, fields, reasons } = data;
  return (
    <div className={styles.text}>
      {lines.length === 0 && reasons.length === 0 && (
        <p role="status">{message('applications.files.no-text')}</p>
      )}
      {reasons.map(({ code }) => (
        <p key={code} className={styles.reason}>
          {message(`applications.read.reason.${code}`)}
        </p>
      ))}
      {lines.map((line, index) => (
        <TextLine
          key={index}
          line={line}
          fields={fields.filter(({ source }) => source.line === index + 1)}
        />
      ))}
    </div>
  );
}

interface TextLineProps {
  readonly line: string;
  /** What was read in it. */
  readonly fields: readonly ReadField[];
}

function TextLine({ line, fields }: TextLineProps) {
  const message = useMessage();
  const names = fields.map(({ field }) => message(`applications.read.${field}`));
  return (
    <p className={styles.line}>
      {names.length === 0 ? line : <mark>{line}</mark>}
      {names.length > 0 && <span className={styles.read}>{names.join(', ')}</span>}
    </p>
  );
}
