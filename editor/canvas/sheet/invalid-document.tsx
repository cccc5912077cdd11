import type { Problem } from '#schemas/problems/problem.ts';
import { ProblemList } from '../../checks/problems/problem-group.tsx';
import styles from './invalid-document.module.css';

export interface InvalidDocumentProps {
  readonly title: string;
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Says why a document cannot be shown, in place of the canvas. */
export function InvalidDocument({ title, text, problems }: InvalidDocumentProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.card} role="alert">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <ProblemList problems={problems} />
      </div>
    </div>
  );
}
