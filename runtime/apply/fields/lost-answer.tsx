import type { FormQuestion } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { answerText } from './answer-text.ts';
import { useApply, useFillState } from './apply-context.ts';
import fields from './apply-fields.module.css';

/** What was written at a question in another window, or here before it, and lost against a later answer. */
export function LostAnswer({ question }: { readonly question: FormQuestion }) {
  const { controller } = useApply();
  const message = usePageMessage();
  const lost = useFillState((state) => state.lost.find(({ keyId }) => keyId === question.keyId));
  if (lost === undefined) return null;
  const answer = answerText(question, lost.values, message);
  return (
    <p className={fields.lost}>
      {message(lost.isOwn ? 'apply.lost.own' : 'apply.lost.other', { answer })}{' '}
      <button type="button" className={fields.take} onClick={() => controller.takeBack(lost)}>
        {message('apply.lost.take')}
      </button>
    </p>
  );
}
