import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Problem } from '#schemas/problems/problem.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import { fieldProblemText } from './field-problem-text.ts';
import styles from './field-row.module.css';

/** More say nothing new about one field. */
const MAX_SHOWN = 3;

/** What is wrong with a field, in words, with what to do about it. */
export function FieldProblems({
  id,
  problems,
}: {
  readonly id: string;
  readonly problems: readonly Problem[];
}) {
  const { language } = useLanguage();
  return (
    <ul id={id} className={styles.problems}>
      {problems.slice(0, MAX_SHOWN).map((problem) => {
        const { message, remedy } = fieldProblemText(problem, language);
        const Sign = problem.severity === 'error' ? CircleAlert : TriangleAlert;
        return (
          <li key={`${problem.code} ${problem.pointer}`} data-severity={problem.severity}>
            <Sign size={14} aria-hidden="true" />
            <span>
              {message} {remedy}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
