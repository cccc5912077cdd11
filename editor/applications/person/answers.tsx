import { Download } from 'lucide-react';
import type {
  ApplicationAnswer,
  ApplicationDetail,
  ApplicationFile,
} from '#schemas/api/recruiting/applications.ts';
import { applicationFileUrl } from '../../service/application-api.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './person.module.css';

interface OfApplication {
  readonly application: ApplicationDetail;
}

/** What was asked, as it was asked, and what was answered. Files have a place of their own. */
export function Answers({ application: { answers, files, consents } }: OfApplication) {
  const message = useMessage();
  const fileIds = new Set(files.map(({ fileId }) => fileId));
  const isFile = ({ values }: ApplicationAnswer) =>
    values.length > 0 && values.every((value) => fileIds.has(value));
  const written = answers.filter((answer) => !isFile(answer));
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{message('applications.answers')}</h3>
      {written.length === 0 && <p>{message('applications.answers.none')}</p>}
      <dl className={styles.answers}>
        {written.map(({ keyId, label, text }) => (
          <div key={keyId}>
            <dt>{label}</dt>
            <dd>{text === '' ? message('applications.answers.empty') : text}</dd>
          </div>
        ))}
      </dl>
      {consents.length > 0 && (
        <p className={styles.soft}>
          {message('applications.consents', { consents: consents.join(', ') })}
        </p>
      )}
    </section>
  );
}

/** What was sent along, to be downloaded: a browser shows nothing of it by itself. */
export function Files({ application: { id, files } }: OfApplication) {
  const message = useMessage();
  const { siteId } = useWorkspace();
  if (files.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{message('applications.files')}</h3>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.fileId}>
            <a href={applicationFileUrl(siteId, id, file.fileId)} download={file.name}>
              <Download size={14} aria-hidden="true" />
              <bdi>{file.name}</bdi>
            </a>
            <span className={styles.soft}>{sizeOf(file)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sizeOf({ bytes }: ApplicationFile): string {
  const isLarge = bytes >= 1024 ** 2;
  const size = isLarge ? bytes / 1024 ** 2 : bytes / 1024;
  return `${size.toFixed(isLarge ? 1 : 0)} ${isLarge ? 'MB' : 'KB'}`;
}
