import styles from './job-list.module.css';

/** Cards that are the size of jobs, while these are not known. */
export function ListSkeleton({ cards }: { readonly cards: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={`${styles.card} ${styles.waiting}`}>
          <span className={styles.mark} />
          <div className={styles.body}>
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
        </div>
      ))}
    </div>
  );
}
