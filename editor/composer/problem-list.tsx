import { useContext } from 'react';
import { formatProblem } from '#schemas/problems/format-problem.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { placeAt, pointerOf } from './document/form-place.ts';
import styles from './outline.module.css';
import { FormProblemsContext, useFormSession } from './session/form-session-context.ts';

/** What is wrong with the form; a click leads to the place. */
export function ProblemList() {
  const message = useMessage();
  const { language } = useLanguage();
  const { selection } = useFormSession();
  const problems = useContext(FormProblemsContext);
  return (
    <section className={styles.problems} aria-label={message('composer.problems')}>
      <h2 className={styles.heading}>
        {message('composer.problems.count', { count: problems.length })}
      </h2>
      <ul className={styles.list}>
        {problems.map((problem) => {
          const { code, pointer, severity } = problem;
          const place = placeAt(pointer);
          const text = formatProblem(problem, language);
          return (
            <li key={`${code} ${pointer} ${text.message}`} data-severity={severity}>
              <button
                type="button"
                className={styles.found}
                onClick={() => selection.set([place ? pointerOf(place) : ''])}
              >
                <strong>{message(`composer.severity.${severity}`)}</strong> {text.message}{' '}
                {text.remedy}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
