import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { SiteSummary } from '#schemas/api/content.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessage } from '../language/use-message.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface ModalDialogProps {
  readonly title: string;
  /** `small` for a question, `large` for a workshop of its own. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly onClose: () => void;
  /** Stays below the content while that scrolls: buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog of the browser's own: it keeps the focus, Escape closes it, and the focus goes back. */
export function ModalDialog({
  title,
  size = 'medium',
  onClose,
  footer,
  children,
}: ModalDialogProps) {
  const message = useMessage();
  const titleId = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={message('close')} icon={X} align="end" onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  );
}

/** What every dialog gets. Those about a page read it from `usePageEditor()`. */
export interface DialogProps {
  readonly site: SiteSummary;
  readonly onClose: () => void;
}
