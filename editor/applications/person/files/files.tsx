import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDetail, ApplicationFile } from '#schemas/api/recruiting/applications.ts';
import { askForSession } from '../../../service/download.ts';
import { applicationFileUrl } from '../../../service/recruiting/application-api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useMessage } from '../../../ui/language/use-message.ts';
import { useWorkspace } from '../../base/workspace-context.ts';
import personStyles from '../person.module.css';
import { FileView } from './file-view.tsx';
import styles from './files.module.css';

interface FilesProps {
  readonly application: ApplicationDetail;
}

/** What was sent along, to be looked at here or downloaded: a browser shows nothing of it by itself. */
export function Files({ application: { files } }: FilesProps) {
  const message = useMessage();
  if (files.length === 0) return null;
  return (
    <section className={personStyles.part}>
      <h3 className={personStyles.heading}>{message('applications.files')}</h3>
      <ul className={personStyles.files}>
        {files.map((file) => (
          <SentFile key={file.fileId} file={file} />
        ))}
      </ul>
    </section>
  );
}

interface SentFileProps {
  readonly file: ApplicationFile;
}

function SentFile({ file }: SentFileProps) {
  const message = useMessage();
  const { siteId } = useWorkspace();
  const [isOpen, setOpen] = useState(false);
  const { applicationId, fileId, name } = file;
  return (
    <li>
      <a
        href={applicationFileUrl(siteId, applicationId, fileId)}
        download={name}
        onClick={askForSession}
      >
        <Download size={14} aria-hidden="true" />
        <bdi>{name}</bdi>
      </a>
      <span className={personStyles.soft}>{sizeOf(file)}</span>
      <Button
        variant="quiet"
        className={styles.look}
        expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {message('applications.files.look', { name })}
      </Button>
      {isOpen && <FileView applicationId={applicationId} file={file} />}
    </li>
  );
}

function sizeOf({ bytes }: ApplicationFile): string {
  const isLarge = bytes >= 1024 ** 2;
  const size = isLarge ? bytes / 1024 ** 2 : Math.max(bytes / 1024, 1);
  return `${size.toFixed(isLarge ? 1 : 0)} ${isLarge ? 'MB' : 'KB'}`;
}
