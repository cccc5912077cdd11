import type { Problem } from '#schemas/problems/problem.ts';
import { ProblemList } from '../../checks/problems/problem-group.tsx';
import styles from './invalid-document.module.css';
import { type Mending, MendPage } from './mend-page.tsx';

export interface InvalidDocumentProps {
  readonly title: string;
  readonly text: string;
  readonly problems: readonly Problem[];
  /** Where one click makes it a page that opens. */
  readonly mending?: Mending;
}

/** Says why a document cannot be shown, in place of the canvas. */
export function InvalidDocument({ title, text, problems, mending }: InvalidDocumentProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.card}>
        <div role="alert">
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        {mending && <MendPage {...mending} />}
        <ProblemList problems={problems} />
      </div>
    </div>
  );
}
