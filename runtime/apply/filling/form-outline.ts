import type { Form } from '#schemas/documents/documents.ts';
import type { AnswerContext, Answers } from '#schemas/forms/base/answers.ts';
import { type InterpretedForm, interpretForm } from '#schemas/forms/interpret-form.ts';

export interface OutlineOptions {
  readonly context: AnswerContext;
  /** Whether the CV alone is asked for (RESUME_DROP_OFF, spec section 4). */
  readonly isResumeOnly: boolean;
}

/** What a form shows, and the pages on its way: where the CV alone is asked for, that of its question, which then depends on nothing. */
export function outlineForm(
  form: Pick<Form, 'pages'>,
  answers: Answers,
  { context, isResumeOnly }: OutlineOptions,
): InterpretedForm {
  const whole = interpretForm(form, answers, context);
  if (!isResumeOnly) return whole;
  const { visible, pages } = interpretForm(form, answers, context, 'resume');
  return { ...whole, visible: [...new Set([...whole.visible, ...visible])], pages };
}
