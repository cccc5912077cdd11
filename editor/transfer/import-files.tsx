import { Check, CircleMinus, FilePen, FilePlus, type LucideIcon, SkipForward } from 'lucide-react';
import type { ImportAction, ImportedFile } from '../service/transfer-api.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { FileProblems } from './file-problems.tsx';
import styles from './import-files.module.css';
import type { ImportUpload } from './upload.ts';

const ICONS: Readonly<Record<ImportAction, LucideIcon>> = {
  refuse: CircleMinus,
  create: FilePlus,
  update: FilePen,
  unchanged: Check,
  skip: SkipForward,
};

/** In the order in which they matter. */
const ACTIONS = [
  'refuse',
  'create',
  'update',
  'unchanged',
  'skip',
] as const satisfies ImportAction[];

export interface ImportFilesProps {
  readonly files: readonly ImportedFile[];
  /** How many of the archive are no part of a site. */
  readonly passedOver: number;
  readonly upload: ImportUpload;
}

/** What an import makes of each file, with what is wrong with it. */
export function ImportFiles({ files, passedOver, upload }: ImportFilesProps) {
  const message = useMessage();
  const groups = ACTIONS.map((action) => ({
    action,
    own: files.filter((file) => file.action === action),
  })).filter(({ own }) => own.length > 0);
  return (
    <section aria-label={message('transfer.files')}>
      <p className={styles.summary} role="status">
        {groups
          .map(({ action, own }) => message(`transfer.count.${action}`, { count: own.length }))
          .join(' · ')}
      </p>
      {passedOver > 0 && (
        <p className={styles.passedOver}>
          {message(passedOver === 1 ? 'transfer.passed-over.one' : 'transfer.passed-over.many', {
            count: passedOver,
          })}
        </p>
      )}
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{message('transfer.file')}</th>
            <th scope="col">{message('transfer.what-happens')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.flatMap(({ own }) =>
            own.map((file) => <FileRow key={file.file} file={file} upload={upload} />),
          )}
        </tbody>
      </table>
    </section>
  );
}

function FileRow({ file, upload }: { readonly file: ImportedFile; readonly upload: ImportUpload }) {
  const message = useMessage();
  const { action, publishes, problems, storedAs } = file;
  const Icon = ICONS[action];
  return (
    <tr className={styles.row} data-action={action}>
      <td className={styles.file}>
        {upload.kind === 'page' ? upload.name : file.file}
        {problems.length > 0 && <FileProblems file={file} upload={upload} />}
      </td>
      <td className={styles.action}>
        <span className={styles.name}>
          <Icon size={14} aria-hidden="true" />
          {message(`transfer.action.${action}`)}
        </span>
        {storedAs !== undefined && (
          <span className={styles.publishes}>
            {message('transfer.stored-as', { path: storedAs })}
          </span>
        )}
        {publishes && <span className={styles.publishes}>{message('transfer.publishes')}</span>}
      </td>
    </tr>
  );
}
