import { useMessage } from '../language/use-message.ts';
import styles from './page-note.module.css';

/** Stands for a widget of a type that this version does not know: it is kept as it is. */
export function UnknownBlock({ type }: { readonly type: string }) {
  const message = useMessage();
  return (
    <div className={styles.note} data-unknown>
      <strong className={styles.title}>{message('canvas.unknown', { type })}</strong>
      <span>{message('canvas.unknown.text')}</span>
    </div>
  );
}
