import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useMessage } from '../language/use-message.ts';
import { assetName } from './asset-kind.ts';
import styles from './removal-notice.module.css';
import type { AssetRemoval, Removal } from './use-asset-removal.ts';

/** Says what became of a file that somebody deleted, with the way back. */
export function RemovalNotice({ removal, undo, close }: AssetRemoval) {
  const message = useMessage();
  const notice = useRef<HTMLDivElement>(null);
  // The button that deleted is gone with what it was about.
  useEffect(() => {
    if (removal) notice.current?.focus();
  }, [removal]);
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles.place}>
      {removal && (
        <div className={styles.notice} data-failed={removal.failure !== null || undefined}>
          <p className={styles.text}>
            <RemovalText removal={removal} />
          </p>
          {removal.failure === null && removal.bytes && (
            <Button onClick={undo}>{message('assets.delete.undo')}</Button>
          )}
          <Button variant="quiet" label={message('close')} onClick={close}>
            <X size={14} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}

function RemovalText({ removal }: { readonly removal: Removal }) {
  const message = useMessage();
  const { asset, failure, bytes } = removal;
  const name = assetName(asset.path);
  if (failure === null)
    return message(bytes ? 'assets.deleted' : 'assets.deleted.no-bytes', { name });
  // Somebody used it in the meantime, or it changed: the list shows what it is now.
  if (failure === 'taken' || failure === 'conflict')
    return message('assets.delete.changed', { name });
  const reason = message(`failure.${failure}.title`);
  return message('assets.delete.failed', { name, reason });
}
