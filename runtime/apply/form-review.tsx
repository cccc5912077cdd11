import type { FormPage, FormQuestion } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import type { FormSteps } from '#schemas/forms/form-steps.ts';
import { findLicenceIssuer } from '#schemas/forms/types/licence-issuers.ts';
import type { SayMessage } from '../context/page-context.ts';
import { usePageMessage } from '../context/page-context.ts';
import styles from './apply-form.module.css';
import { ApplyHeading } from './apply-heading.tsx';
import { useApply, useFillState } from './fields/apply-context.ts';
import { licenceTypeLabel } from './fields/licence-labels.ts';
import { shownValue } from './filling/form-values.ts';

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
  return (
    <div className={styles.review}>
      {steps.pages.map((index) => {
        const page = form.pages[index];
        if (page === undefined) return null;
        return (
          <section key={page.keyId} className={styles.reviewed}>
            <div className={styles.reviewHead}>
              <ApplyHeading below={2}>{page.title}</ApplyHeading>
              <button
                className={styles.edit}
                type="submit"
                name="act"
                value={`edit:${index}`}
                onClick={(event) => {
                  event.preventDefault();
                  onEdit(index);
                }}
                aria-label={message('apply.edit-page', { page: page.title })}
              >
                {message('apply.edit')}
              </button>
            </div>
            <ReviewedPage page={page} answers={answers} />
          </section>
        );
      })}
    </div>
  );
}

function ReviewedPage({ page, answers }: { readonly page: FormPage; readonly answers: Answers }) {
  const visible = useFillState((state) => state.visible);
  const message = usePageMessage();
  const questions = page.sections
    .flatMap((section) => section.questions)
    .filter(({ keyId, type }) => visible.has(keyId) && type !== 'information');
  return (
    <dl className={styles.answers}>
      {questions.map((question) => (
        <div key={question.keyId}>
          <dt>{question.label}</dt>
          <dd>{answerText(question, valuesOf(answers, question.keyId), message)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An answer in the words that were chosen. */
function answerText(question: FormQuestion, values: readonly string[], say: SayMessage): string {
  if (values.length === 0) return say('apply.unanswered');
  switch (question.type) {
    case 'yes-no':
      return say(values[0] === 'yes' ? 'apply.yes' : 'apply.no');
    case 'consent':
      return say('apply.agreed');
    case 'resume':
    case 'file':
      return say('apply.file.kept');
    case 'licence':
      return licenceText(values, say);
    default:
      return values.map((value) => optionLabel(question, value)).join(', ');
  }
}

function licenceText([issuer = '', type = '']: readonly string[], say: SayMessage): string {
  if (issuer === 'none' || issuer === 'pending') return say(`apply.licence.${issuer}`);
  const name = findLicenceIssuer(issuer)?.name ?? issuer;
  return type === '' ? name : `${name}, ${licenceTypeLabel(type, say)}`;
}

function optionLabel(question: FormQuestion, value: string): string {
  const option = question.options?.find((each) => each.value === value);
  return option?.label ?? shownValue(question, value);
}
