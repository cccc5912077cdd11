import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { firstFocus } from '../ui/dialogs/first-focus.ts';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './file-drop.module.css';

/** Takes a file that is dropped or chosen. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const message = useMessage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const keep = (element: HTMLInputElement | null) => {
    input.current = element;
    firstFocus(element);
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
    // The same file can be chosen again once it was corrected.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      htmlFor={id}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={24} strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
      <span className={styles.title}>{message('transfer.choose')}</span>
      <span className={styles.help}>{message('transfer.choose.help')}</span>
      <input
        ref={keep}
        id={id}
        type="file"
        className={styles.input}
        accept=".json,.zip,application/json,application/zip"
        onChange={(event) => take(event.target.files)}
      />
    </label>
  );
}
