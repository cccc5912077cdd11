import type { Ref } from 'react';
import type { AnswerProblem } from '#schemas/forms/interpret-form.ts';
import { usePageMessage } from '../context/page-context.ts';
import { wordAnswer } from '../messages/answers/answer-texts.ts';
import { fieldId, useApply } from './apply-context.ts';
import fields from './apply-fields.module.css';
import styles from './apply-form.module.css';

export interface ErrorSummaryProps {
  readonly problems: readonly AnswerProblem[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** What keeps a step from going on, with a link to each field. It takes the focus. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const { id, questions, texts } = useApply();
  const message = usePageMessage();
  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref}>
      <p className={fields.label}>
        {problems.length === 1
          ? message('apply.summary.one')
          : message('apply.summary.many', { count: problems.length })}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.keyId}>
            <a href={`#${fieldId(id, problem.keyId)}`}>
              {questions.get(problem.keyId)?.label ?? problem.keyId}
            </a>
            : {wordAnswer(problem, texts)}
          </li>
        ))}
      </ul>
    </div>
  );
}
