import { FormProvider, useForm } from 'react-hook-form';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import type { AnswerCode } from '#schemas/forms/base/verdict.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { formSteps, shownStep } from '#schemas/forms/form-steps.ts';
import { type AnswerProblem, interpretForm } from '#schemas/forms/interpret-form.ts';
import { usePage } from '../context/page-context.ts';
import { usePageRequest } from '../data/query-context.ts';
import type { AnswerTexts } from '../messages/answers/answer-texts.ts';
import { ApplyContext, type ApplyContextValue } from './apply-context.ts';
import { type FormAddress, readFormAddress } from './form-address.ts';
import { FormBody } from './form-body.tsx';
import { EndedNote, ErrorWidgets, SentNote, SuccessWidgets } from './form-outcome.tsx';
import type { OpenFormProps } from './form-props.ts';
import type { FormValues } from './form-values.ts';

/** A form at the step that its address names, with what was saved so far. */
export function FormFill(props: OpenFormProps) {
  const { id, content, shown, draft } = props;
  const { form, texts } = shown;
  const { now } = usePage().page;
  const address = readFormAddress(usePageRequest());
  const methods = useForm<FormValues>();
  const initial = draft?.answers ?? {};
  const context = { today: todayIn(SITE_TIME_ZONE, now) };
  const interpreted = interpretForm(form, initial, context);
  const steps = formSteps(form, interpreted);
  const step = shownStep(steps, address.step ?? draft?.currentPage);
  const scope = step === 'review' ? 'all' : step;
  const problems = [
    ...(address.isChecked ? interpretForm(form, initial, context, scope).errors : []),
    ...refusedFile(address, texts),
  ];
  const value: ApplyContextValue = {
    id,
    form,
    texts,
    questions: new Map(placedQuestions(form).map(({ question }) => [question.keyId, question])),
    initial,
    problems: new Map(problems.map((problem) => [problem.keyId, problem])),
    hints: new Map(interpreted.warnings.map((hint) => [hint.keyId, hint])),
    visible: new Set(interpreted.visible),
    isResumeOnly: address.isResumeDropOff,
  };
  const isSent = address.isSent || draft?.state === 'sent';
  const endText = endTextOf(form, address);
  return (
    <ApplyContext value={value}>
      <FormProvider {...methods}>
        <ErrorWidgets content={content} isFailed={address.isFailed} />
        {isSent && <SentNote job={props.job} />}
        {endText !== undefined && <EndedNote text={endText} />}
        {!isSent && endText === undefined && (
          <FormBody {...props} step={step} steps={steps} answers={initial} problems={problems} />
        )}
        <SuccessWidgets content={content} isSent={isSent} />
      </FormProvider>
    </ApplyContext>
  );
}

/** The friendly text of the answer that ended the application, where the address names one. */
function endTextOf(
  form: Parameters<typeof placedQuestions>[0],
  { ended }: FormAddress,
): string | undefined {
  const [keyId, index] = ended?.split('.') ?? [];
  const placed = placedQuestions(form).find(({ question }) => question.keyId === keyId);
  return placed?.question.ends?.[Number(index)]?.text;
}

/** What a post without script said of a file. */
function refusedFile({ refused }: FormAddress, texts: AnswerTexts): AnswerProblem[] {
  const [keyId = '', code = ''] = refused?.split('.') ?? [];
  return Object.hasOwn(texts, code) ? [{ keyId, code: code as AnswerCode, params: {} }] : [];
}
