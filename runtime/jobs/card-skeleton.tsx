import styles from './job-card.module.css';

/** Lines of a card. */
const BARS = 6;

/** A card that is the size of a job, while this is not known. */
export function CardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.waiting}`} data-card="">
      <span className={styles.mark} />
      <div className={styles.body}>
        {Array.from({ length: BARS }, (_, bar) => (
          <span key={bar} className={styles.bar} />
        ))}
      </div>
    </div>
  );
}
