import { useEffect, useRef } from 'react';
import type { FormPage } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import type { FormSteps } from '#schemas/forms/form-steps.ts';
import { usePageMessage } from '../context/page-context.ts';
import styles from './apply-form.module.css';
import { ApplyHeading } from './apply-heading.tsx';
import { useApply, useFillState } from './fields/apply-context.ts';
import fields from './fields/apply-fields.module.css';
import { GivenAnswer } from './fields/given-answer.tsx';
import { stepName } from './filling/fill-steps.ts';
import { LooseResume } from './resume-intake.tsx';

export interface FormReviewProps {
  readonly steps: FormSteps;
  readonly onEdit: (page: number) => void;
}

/** What was answered, page by page, each with a way back to change it. */
export function FormReview({ steps, onEdit }: FormReviewProps) {
  const { form, session, initial } = useApply();
  // The server has no fields, and draws what was saved.
  const given = session.answers();
  const answers = Object.keys(given).length > 0 ? given : initial;
  const message = usePageMessage();
  const edited = useFillState((state) => state.edited);
  const review = useFocusOnEdited(edited);
  return (
    <div className={styles.review} ref={review}>
      {steps.pages.map((index) => {
        const page = form.pages[index];
        if (page === undefined) return null;
        const name = stepName(form, steps, index, message);
        return (
          <section key={page.keyId} className={styles.reviewed}>
            <div className={styles.reviewHead}>
              <ApplyHeading below={2}>{name}</ApplyHeading>
              <button
                className={styles.edit}
                type="submit"
                name="act"
                value={`edit:${index}`}
                onClick={(event) => {
                  event.preventDefault();
                  onEdit(index);
                }}
                aria-label={message('apply.edit-page', { page: name })}
              >
                {message('apply.edit')}
              </button>
            </div>
            <ReviewedPage page={page} answers={answers} />
          </section>
        );
      })}
      <LooseResume />
    </div>
  );
}

/** Whoever comes back without a change is where they left. */
function useFocusOnEdited(edited: number | undefined) {
  const review = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (edited === undefined) return;
    const button = review.current?.querySelector<HTMLElement>(`[value="edit:${edited}"]`);
    button?.focus();
  }, [edited]);
  return review;
}

function ReviewedPage({ page, answers }: { readonly page: FormPage; readonly answers: Answers }) {
  const visible = useFillState((state) => state.visible);
  const hints = useFillState((state) => state.hints);
  const questions = page.sections
    .flatMap((section) => section.questions)
    .filter(({ keyId, type }) => visible.has(keyId) && type !== 'information');
  return (
    <dl className={styles.answers}>
      {questions.map((question) => (
        <div key={question.keyId}>
          <dt>{question.label}</dt>
          <dd>
            <GivenAnswer question={question} values={valuesOf(answers, question.keyId)} />
            {hints.has(question.keyId) && (
              <p className={fields.quiet}>{hints.get(question.keyId)}</p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
