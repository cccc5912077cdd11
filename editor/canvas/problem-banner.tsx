import { ChevronRight, TriangleAlert } from 'lucide-react';
import { hasErrors, type Problem } from '#schemas/problem.ts';
import { useMessage } from '../language/use-message.ts';
import styles from './problem-banner.module.css';
import { ProblemList } from './problem-list.tsx';

/** More than these would push the page out of sight; they open on request. */
const OPEN_LIMIT = 2;

/** A quiet line above the page that opens to its problems; nothing where there are none. */
export function ProblemBanner({ problems }: { readonly problems: readonly Problem[] }) {
  const message = useMessage();
  const { length: count } = problems;
  if (count === 0) return null;
  return (
    <details
      className={`${styles.banner} ${hasErrors(problems) ? styles.error : ''}`}
      open={count <= OPEN_LIMIT}
    >
      <summary className={styles.summary}>
        <TriangleAlert size={14} aria-hidden="true" />
        {count === 1 ? message('problems.one') : message('problems.many', { count })}
        <ChevronRight size={14} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.list}>
        <ProblemList problems={problems} />
      </div>
    </details>
  );
}
