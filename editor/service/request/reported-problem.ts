import type { ImportProblem } from '#schemas/api/content-transfer.ts';
import { contentProblem } from '#schemas/generated/answers.ts';
import { isAnswer } from '#schemas/json/answer-shape.ts';
import { isRecord } from '#schemas/json/fields.ts';
import type { ContentError } from './content-error.ts';

/** A problem of a document as the service tells it, with words in a language that may not be the reader's. */
export type ReportedProblem = ImportProblem;

/** The problems for which the service refused something; none where it was for another reason. */
export function problemsOfRefusal({ details }: ContentError): readonly ReportedProblem[] {
  const problems = isRecord(details) ? details['problems'] : undefined;
  return Array.isArray(problems) ? problems.filter((each) => isAnswer(contentProblem, each)) : [];
}

/** The permanent code of a refusal, such as `page-exists`. */
export function codeOfRefusal({ details }: ContentError): string | undefined {
  const code = isRecord(details) ? details['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}
