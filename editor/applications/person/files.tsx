import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDetail, ApplicationFile } from '#schemas/api/recruiting/applications.ts';
import { applicationFileUrl, useResumeReading } from '../../service/application-api.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './files.module.css';
import personStyles from './person.module.css';

interface FilesProps {
  readonly application: ApplicationDetail;
}

/** What was sent along, to be downloaded: a browser shows nothing of it by itself. */
export function Files({ application: { id, files } }: FilesProps) {
  const message = useMessage();
  if (files.length === 0) return null;
  return (
    <section className={personStyles.part}>
      <h3 className={personStyles.heading}>{message('applications.files')}</h3>
      <ul className={personStyles.files}>
        {files.map((file) => (
          <SentFile key={file.fileId} applicationId={id} file={file} />
        ))}
      </ul>
    </section>
  );
}

/** Types of files, or ends of them, whose text can be read. */
const TEXT = /pdf|doc|officedocument/;

interface SentFileProps {
  readonly applicationId: string;
  readonly file: ApplicationFile;
}

function SentFile({ applicationId, file }: SentFileProps) {
  const message = useMessage();
  const { siteId } = useWorkspace();
  const [isOpen, setOpen] = useState(false);
  const { fileId, name, type } = file;
  return (
    <li>
      <a href={applicationFileUrl(siteId, applicationId, fileId)} download={name}>
        <Download size={14} aria-hidden="true" />
        <bdi>{name}</bdi>
      </a>
      <span className={personStyles.soft}>{sizeOf(file)}</span>
      {TEXT.test(type) && (
        <Button
          variant="quiet"
          className={styles.read}
          expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {message('applications.files.read', { name })}
        </Button>
      )}
      {isOpen && <ResumeText applicationId={applicationId} fileId={fileId} />}
    </li>
  );
}

interface ResumeTextProps {
  readonly applicationId: string;
  readonly fileId: string;
}

/** The lines of a CV; those in which something was recognised are marked. */
function ResumeText({ applicationId, fileId }: ResumeTextProps) {
  const message = useMessage();
  const { siteId } = useWorkspace();
  const { data, error, refetch } = useResumeReading(siteId, applicationId, fileId);
  if (error) return <QueryFailure error={error} onRetry={refetch} />;
  if (!data) return <p role="status">{message('applications.files.reading')}</p>;
  const { lines, fields } = data;
  if (lines.length === 0) return <p role="status">{message('applications.files.no-text')}</p>;
  const marked = new Set(fields.map(({ source }) => source.line));
  return (
    <div className={styles.text}>
      {lines.map((line, index) => (
        <p key={index} className={styles.line}>
          {marked.has(index + 1) ? <mark>{line}</mark> : line}
        </p>
      ))}
    </div>
  );
}

function sizeOf({ bytes }: ApplicationFile): string {
  const isLarge = bytes >= 1024 ** 2;
  const size = isLarge ? bytes / 1024 ** 2 : bytes / 1024;
  return `${size.toFixed(isLarge ? 1 : 0)} ${isLarge ? 'MB' : 'KB'}`;
}
