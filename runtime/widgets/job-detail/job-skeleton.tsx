import styles from './job-notices.module.css';

/** The panel's shape in neutral bars. */
export function JobSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.barTitle} />
      <div className={styles.barLine} />
      <div className={styles.barBlock} />
      <div className={styles.barText} />
      <div className={styles.barText} />
      <div className={styles.barLine} />
    </div>
  );
}
