import { CardSkeleton } from '../../jobs/card-skeleton.tsx';
import styles from './job-list.module.css';

/** Cards that are the size of jobs, while these are not known. */
export function ListSkeleton({ cards }: { readonly cards: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
