import { formatProblem } from '#schemas/problems/format-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import styles from './problem-list.module.css';

/** Problems of a document: how grave, where, what is wrong and what to do. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className={styles.list}>
      {problems.map((problem) => (
        <ProblemItem key={`${problem.code} ${problem.pointer}`} problem={problem} />
      ))}
    </ul>
  );
}

function ProblemItem({ problem }: { readonly problem: Problem }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { severity, pointer } = problem;
  const text = formatProblem(problem, language);
  return (
    <li className={styles.item}>
      <span className={`${styles.severity} ${styles[severity]}`}>
        {message(`problem.${severity}`)}
      </span>
      <code className={styles.pointer}>
        {pointer === '' ? message('problem.document') : pointer}
      </code>
      <p className={styles.text}>
        {text.message} <span className={styles.remedy}>{text.remedy}</span>
      </p>
    </li>
  );
}
