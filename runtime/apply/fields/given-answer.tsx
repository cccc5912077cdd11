import type { FormQuestion } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { answerText } from './answer-text.ts';
import { FileName } from './file-control.tsx';

export interface GivenAnswerProps {
  readonly question: FormQuestion;
  readonly values: readonly string[];
}

/** What was answered, in words; files by their names. */
export function GivenAnswer({ question, values }: GivenAnswerProps) {
  const message = usePageMessage();
  const isFile = question.type === 'resume' || question.type === 'file';
  if (!isFile || values.length === 0) return answerText(question, values, message);
  return values.map((url) => (
    <div key={url}>
      <FileName url={url} />
    </div>
  ));
}
