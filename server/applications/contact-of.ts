import type { Form, QuestionType } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import { askedQuestions } from './asked-questions.ts';

/** Who applies, as far as the answers say. */
export interface ApplicantContact {
  readonly contact_email: string | null;
  readonly contact_phone: string | null;
  readonly name: string | null;
  readonly place: string | null;
}

/**
 * The first answer of each type.
 * @param stored in normal form
 */
export function contactOf(form: Pick<Form, 'pages'>, stored: Answers): ApplicantContact {
  const first = (type: QuestionType) =>
    askedQuestions(form)
      .all.filter((question) => question.type === type)
      .flatMap(({ keyId }) => valuesOf(stored, keyId))[0] ?? null;
  return {
    contact_email: first('email')?.toLowerCase() ?? null,
    contact_phone: first('phone'),
    name: first('full-name'),
    place: first('location')?.split('--')[0] ?? null,
  };
}
