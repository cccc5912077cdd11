import { CircleAlert, X } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './upload-list.module.css';
import { closeUpload, type ShownUpload } from './upload-store.ts';

/** Files on their way with how far they are, and those that were not taken with the reason. */
export function UploadList({ uploads }: { readonly uploads: readonly ShownUpload[] }) {
  const message = useMessage();
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={message('assets.uploads')}>
      {uploads.map((upload) => (
        <UploadItem key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function UploadItem({ upload }: { readonly upload: ShownUpload }) {
  const message = useMessage();
  const { id, name, share, refusal } = upload;
  return (
    <li className={styles.item}>
      <span className={styles.name}>{name}</span>
      {refusal ? (
        <div className={styles.refusal} role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          <div>
            {message(refusal.key, refusal.params)}
            {refusal.reasons && (
              <ul className={styles.reasons}>
                {refusal.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      ) : (
        <progress
          className={styles.progress}
          value={Math.round(share * 100)}
          max={100}
          aria-label={message('assets.uploading', { name })}
        />
      )}
      <Button
        variant="quiet"
        className={styles.close}
        label={message(refusal ? 'assets.upload.dismiss' : 'assets.upload.cancel', { name })}
        onClick={() => closeUpload(id)}
      >
        <X size={14} aria-hidden="true" />
      </Button>
    </li>
  );
}
