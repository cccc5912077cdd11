import { createFormControl, type Resolver, type UseFormProps } from 'react-hook-form';
import type { Form } from '#schemas/documents/documents.ts';
import {
  type AnswerContext,
  type Answers,
  contextAt,
  valuesOf,
} from '#schemas/forms/base/answers.ts';
import type { AnswerCode } from '#schemas/forms/base/verdict.ts';
import { MAX_UPLOAD_MEBIBYTES } from '#schemas/forms/file-kinds.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import {
  type FormStep,
  type FormSteps,
  formSteps,
  reachableStep,
  shownStep,
} from '#schemas/forms/form-steps.ts';
import { type AnswerProblem, interpretForm } from '#schemas/forms/interpret-form.ts';
import { fieldName, LOOSE_RESUME } from '#schemas/forms/posted-form.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import { templateIdOf } from '../client/apply/form-subject.ts';
import type { PageContextValue, SayMessage } from '../context/page-context.ts';
import { wordHints } from '../messages/answers/answer-hints.ts';
import { type AnswerTexts, wordAnswer } from '../messages/answers/answer-texts.ts';
import type { FormFields } from './fields/apply-context.ts';
import { FileUploads } from './filling/file-uploads.ts';
import { FillController } from './filling/fill-controller.ts';
import { FillSession } from './filling/fill-session.ts';
import { type FillState, UNTOUCHED } from './filling/fill-state.ts';
import { type FormAddress, readFormAddress } from './filling/form-address.ts';
import { outlineForm } from './filling/form-outline.ts';
import type { FormValues } from './filling/form-values.ts';
import { resumedTurn, type Turn, turnAt, WHOLE_PAGE } from './filling/turns.ts';
import type { OpenFormProps } from './form-props.ts';

/** Everything that stands once for a form on a page. */
export interface Filling {
  readonly options: UseFormProps<FormValues>;
  readonly controller: FillController;
  readonly fields: FormFields;
}

export function setUpFilling(
  { id, content, version, shown, job, draft }: OpenFormProps,
  { site, page }: Pick<PageContextValue, 'site' | 'page'>,
  say: SayMessage,
): Filling {
  const { form, texts } = shown;
  const address = readFormAddress(page);
  const { channel, stage, jobId, isResumeDropOff } = address;
  const resolver: Resolver<FormValues> = () => toFieldErrors(session.interpret().errors, texts);
  const settings = { mode: 'onSubmit', resolver } as const;
  const control = createFormControl<FormValues>(settings);
  const initial = withNamedResume(form, draft);
  const session = new FillSession({
    form,
    formVersion: shown.formVersion,
    widgetId: id,
    resumeUrl: draft?.resumeUrl,
    methods: control,
    initial,
    subject: {
      ...{ siteId: site.id, agencyId: site.agencyId, version, channel, stage },
      formId: form.id,
      templateId: version === 'v1' ? templateIdOf(form) : form.templateId,
      jobId: job?.id ?? jobId,
      dropOffType: isResumeDropOff ? 'RESUME_DROP_OFF' : undefined,
      query: typeof location === 'undefined' ? page.query : location.search.slice(1),
    },
  });
  const context = contextAt(page.now);
  const outline = outlineForm(form, initial, { context, isResumeOnly: isResumeDropOff });
  const steps = formSteps(form, outline);
  const step = openStep(steps, address, { form, initial, context, draft });
  const endText = endTextOf(form, address);
  const scope = step === 'review' ? 'all' : step;
  const checked = interpretForm(form, initial, context, isResumeDropOff ? 'resume' : scope).errors;
  const problems = toldProblems(address, checked, texts);
  const visible = new Set(outline.visible);
  const isConversation = content.presentation === 'conversation';
  const isAsking = isConversation && !isResumeDropOff;
  const state: FillState = {
    ...UNTOUCHED,
    ...(isAsking ? firstTurn(form, step, { visible, initial, problems }) : WHOLE_PAGE),
    phase: phaseOf(address, draft?.state, endText),
    ...{ step, steps, endText },
    visible,
    hints: wordHints(outline.warnings, texts),
    isAhead: address.step !== undefined && address.step !== step,
    isFailed: address.isFailed,
    refusal: address.refusal,
    isChanged: address.isChanged,
    ...{ folio: address.folio, myData: address.myData },
  };
  const notes = problems.map(({ keyId, ...problem }) => ({
    keyId,
    text: wordAnswer(problem, texts),
  }));
  const common = { session, shown, say, methods: control, isResumeOnly: isResumeDropOff };
  const controller = new FillController({
    ...common,
    isConversation,
    saved: draft?.state === 'saved' ? draft : undefined,
    initial: { ...state, summary: notes },
  });
  const uploads = new FileUploads({ ...common, controller, known: draft?.files });
  const fields: FormFields = {
    ...{ id, form, texts, session, controller, uploads, initial, library: control },
    questions: new Map(placedQuestions(form).map(({ question }) => [question.keyId, question])),
    told: new Map(notes.map(({ keyId, text }) => [keyId, text])),
    isResumeOnly: isResumeDropOff,
  };
  return { options: { ...settings, formControl: control.formControl }, controller, fields };
}

/** The CV that the address names answers the question for one, or stands beside the answers. */
function withNamedResume(form: Form, draft: OpenFormProps['draft']): Answers {
  const { answers = {}, resumeUrl } = draft ?? {};
  const asked = placedQuestions(form).find(({ question }) => question.type === 'resume');
  const keyId = asked?.question.keyId ?? LOOSE_RESUME;
  if (resumeUrl === undefined || !valuesOf(answers, keyId).every(isBlank)) return answers;
  return { ...answers, [keyId]: [resumeUrl] };
}

interface OpenedForm extends Pick<OpenFormProps, 'draft'> {
  readonly form: Form;
  readonly initial: Answers;
  readonly context: AnswerContext;
}

/** The step that the address names, unless answers before it are missing; what was posted stands where it was typed. */
function openStep(
  steps: FormSteps,
  { step, refusal }: FormAddress,
  { form, initial, context, draft }: OpenedForm,
): FormStep {
  const wanted = step ?? draft?.currentPage;
  if (refusal !== undefined) return shownStep(steps, wanted);
  const reached = draft?.state === 'saved' ? draft.currentPage : undefined;
  const isComplete = (page: number) =>
    interpretForm(form, initial, context, page).errors.length === 0;
  return reachableStep(steps, { wanted, reached, isComplete });
}

interface KnownAnswers {
  readonly visible: ReadonlySet<string>;
  readonly initial: Answers;
  readonly problems: readonly AnswerProblem[];
}

/** What a conversation asks as the page is drawn: what is wrong first, else what has no answer. */
function firstTurn(form: Form, step: FormStep, { visible, initial, problems }: KnownAnswers): Turn {
  const page = step === 'review' ? undefined : form.pages[step];
  if (page === undefined) return WHOLE_PAGE;
  return turnAt(page, visible, problems[0]?.keyId ?? resumedTurn(page, visible, initial));
}

function phaseOf(
  { isSent }: FormAddress,
  draftState: string | undefined,
  endText: string | undefined,
): FillState['phase'] {
  if (isSent || draftState === 'sent') return 'sent';
  return endText === undefined ? 'filling' : 'ended';
}

/** In the shape of the form library: each at the name of its question. */
function toFieldErrors(errors: readonly AnswerProblem[], texts: AnswerTexts) {
  const entries = errors.map((error) => [
    fieldName(error.keyId),
    { type: error.code, message: wordAnswer(error, texts) },
  ]);
  return errors.length === 0
    ? { values: {}, errors: {} }
    : { values: {}, errors: Object.fromEntries(entries) };
}

/** The friendly text of the answer that ended the application, where the address names one. */
function endTextOf(form: Pick<Form, 'pages'>, { ended }: FormAddress): string | undefined {
  const [keyId, index] = ended?.split('.') ?? [];
  const placed = placedQuestions(form).find(({ question }) => question.keyId === keyId);
  return placed?.question.ends?.[Number(index)]?.text;
}

/** What a post without script is answered with: of a file that was not taken why, not that it is missing. */
function toldProblems(
  address: FormAddress,
  checked: readonly AnswerProblem[],
  texts: AnswerTexts,
): readonly AnswerProblem[] {
  const refused = refusedFile(address, texts);
  const others = checked.filter(({ keyId }) => keyId !== refused[0]?.keyId);
  return [...(address.isChecked ? others : []), ...refused];
}

function refusedFile({ refused }: FormAddress, texts: AnswerTexts): AnswerProblem[] {
  const [keyId = '', code = ''] = refused?.split('.') ?? [];
  const params = { max: MAX_UPLOAD_MEBIBYTES };
  return Object.hasOwn(texts, code) ? [{ keyId, code: code as AnswerCode, params }] : [];
}
