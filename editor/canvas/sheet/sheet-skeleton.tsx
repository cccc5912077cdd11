import { useMessage } from '../../ui/language/use-message.ts';
import styles from './sheet-skeleton.module.css';

/** A blank sheet while the page is on its way; it appears only when that takes a moment. */
export function SheetSkeleton() {
  const message = useMessage();
  return (
    <div className={styles.desk} role="status" aria-label={message('loading')}>
      <div className={styles.sheet}>
        <div className={styles.hero} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </div>
  );
}
