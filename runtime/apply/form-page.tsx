import { memo } from 'react';
import type { FormPage, FormSection } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../context/page-context.ts';
import styles from './apply-form.module.css';
import { ApplyHeading } from './apply-heading.tsx';
import { useApply, useFillState } from './fields/apply-context.ts';
import fields from './fields/apply-fields.module.css';
import { conditionText } from './fields/condition-text.ts';
import { QuestionField } from './fields/question-field.tsx';

/** The questions of a page of the form. */
export const FormPageView = memo(function FormPageView({ page }: { readonly page: FormPage }) {
  return (
    <>
      {page.text !== undefined && <p className={styles.text}>{page.text}</p>}
      {page.sections.map((section) => (
        <FormSectionView key={section.keyId} section={section} />
      ))}
    </>
  );
});

/** A section whose condition does not hold shows nothing, not even its title. */
function FormSectionView({ section }: { readonly section: FormSection }) {
  const words = useConditionWords();
  const isShown = useFillState(({ visible }) =>
    section.questions.some(({ keyId }) => visible.has(keyId)),
  );
  const isAsked = useFillState(
    ({ asked }) => asked === undefined || section.questions.some(({ keyId }) => asked.has(keyId)),
  );
  const own = words(section);
  return (
    <div
      className={styles.section}
      data-dependent={isShown ? undefined : ''}
      data-later={isAsked ? undefined : ''}
    >
      {section.title !== undefined && <ApplyHeading below={2}>{section.title}</ApplyHeading>}
      {own !== undefined && <p className={fields.condition}>{own}</p>}
      {section.questions.map((question) => (
        <QuestionField key={question.keyId} question={question} condition={words(question)} />
      ))}
    </div>
  );
}

/** A condition as a sentence, for those without script: with one, what does not apply is not there. */
function useConditionWords() {
  const { questions } = useApply();
  const message = usePageMessage();
  return ({ visibleWhen }: Pick<FormSection, 'visibleWhen'>): string | undefined =>
    visibleWhen &&
    message('apply.condition.only', { condition: conditionText(visibleWhen, questions, message) });
}
