import type { FormDocument } from '#schemas/documents/documents.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import {
  type FormStep,
  formSteps,
  readFormStep,
  shownStep,
  stepAfter,
  stepBefore,
} from '#schemas/forms/form-steps.ts';
import { type InterpretedForm, interpretForm } from '#schemas/forms/interpret-form.ts';
import {
  LOOSE_RESUME,
  POSTED,
  type PostedField,
  postedAnswers,
  removalName,
} from '#schemas/forms/posted-form.ts';
import type { SubmitCall } from '../applications/submit-application.ts';
import type { FormEntry } from '../sites/site-entry.ts';
import { resumeQuestion, withGivenResume } from './posted-resume.ts';

/** One step of a form as a browser without script posted it. */
export interface PostedStep {
  readonly step: FormStep;
  /** `next`, `back` or `edit:{page}`. */
  readonly act: string;
  /** Of the page that was posted, and of a CV that was given beside it; none of the review. */
  readonly answers: Answers;
  readonly body: SubmitCall['body'];
  /** Filled in by machines. */
  readonly isTrapped: boolean;
  /** The CV that the page's address names is wanted no more either. */
  readonly isResumeRemoved: boolean;
}

interface PostedWith {
  readonly now: number;
  /** The CV that the page's address names. */
  readonly namedResume: string | undefined;
}

export function readPostedStep(
  { form }: Pick<FormEntry, 'form'>,
  fields: readonly PostedField[],
  { now, namedResume }: PostedWith,
): PostedStep {
  const text = (name: string) => fields.find(([each]) => each === name)?.[1] ?? '';
  const step = readFormStep(text(POSTED.step)) ?? 0;
  const page = step === 'review' ? undefined : form.pages[step];
  const isResumeRemoved = text(removalName(resumeQuestion(form)?.keyId ?? LOOSE_RESUME)) !== '';
  const { answers, resumeUrl } = withGivenResume(form, page ? postedAnswers(page, fields) : {}, {
    chosen: text(POSTED.resume) || undefined,
    named: namedResume,
    isRemoved: isResumeRemoved,
  });
  const times = Object.fromEntries(Object.keys(answers).map((keyId) => [keyId, now]));
  const isFirst = text(POSTED.hasNotice) !== '';
  return {
    step,
    act: text(POSTED.act) || 'next',
    answers,
    body: {
      values: toAnswerTree(form, answers, times),
      resumeUrl,
      resumeRemoved: isResumeRemoved,
      sentAt: now,
      ...(step !== 'review' && { pageNumber: step }),
      ...(/^\d{1,9}$/.test(text(POSTED.formVersion)) && {
        formVersion: Number(text(POSTED.formVersion)),
      }),
      ...(isFirst && { notice: readNotice(form, fields, text(POSTED.noticeVersion)) }),
    },
    isTrapped: text(POSTED.trap) !== '',
    isResumeRemoved,
  };
}

function readNotice(
  { notice }: Pick<FormDocument, 'notice'>,
  fields: readonly PostedField[],
  version: string,
): NonNullable<SubmitCall['body']['notice']> {
  const agreed = new Set(
    fields.filter(([name]) => name === POSTED.voluntary).map(([, key]) => key),
  );
  const keys = notice.voluntary.map(({ key }) => key);
  return {
    version: version.slice(0, MAX_VERSION),
    voluntary: keys.filter((key) => agreed.has(key)),
  };
}

/** As the call takes it. */
const MAX_VERSION = 100;

/** Where a posted step leads. */
export type NextStep =
  | {
      readonly state: 'step';
      readonly step: FormStep;
      readonly isRefused: boolean;
      /** Opened from the review, to which it leads back. */
      readonly isEdit?: boolean;
    }
  | { readonly state: 'finish' }
  | { readonly state: 'ended'; readonly keyId: string; readonly text: string };

type PostedMove = Pick<PostedStep, 'step' | 'act'> & {
  readonly isEdit: boolean;
  readonly isResumeOnly: boolean;
};

/** @param answers what is stored with what was posted laid over it */
export function nextStep(
  { form }: Pick<FormEntry, 'form'>,
  { step, act, isEdit, isResumeOnly }: PostedMove,
  answers: Answers,
  now: number,
): NextStep {
  const context = { today: todayIn(SITE_TIME_ZONE, now) };
  const interpreted = interpretForm(form, answers, context);
  if (interpreted.ended) return { state: 'ended', ...interpreted.ended };
  if (isResumeOnly) return nextOfResume(form, answers, { step, now });
  const steps = formSteps(form, interpreted);
  if (act === 'back') return leadTo(stepBefore(steps, step) ?? step);
  const [, edited] = /^edit:(\d{1,2})$/.exec(act) ?? [];
  if (edited !== undefined) return { ...leadTo(shownStep(steps, Number(edited))), isEdit: true };
  if (step !== 'review' && hasErrors(form, interpreted, step))
    return { state: 'step', step, isRefused: true };
  const after = isEdit && step !== 'review' ? 'review' : stepAfter(steps, step);
  return after === undefined ? { state: 'finish' } : leadTo(after);
}

/** The CV alone is asked for (RESUME_DROP_OFF, spec section 4). */
function nextOfResume(
  form: FormDocument,
  answers: Answers,
  { step, now }: { readonly step: FormStep; readonly now: number },
): NextStep {
  const context = { today: todayIn(SITE_TIME_ZONE, now) };
  const { errors } = interpretForm(form, answers, context, 'resume');
  return errors.length === 0 ? { state: 'finish' } : { state: 'step', step, isRefused: true };
}

function leadTo(step: FormStep): Extract<NextStep, { state: 'step' }> {
  return { state: 'step', step, isRefused: false };
}

function hasErrors(
  { pages }: Pick<FormDocument, 'pages'>,
  { errors }: Pick<InterpretedForm, 'errors'>,
  page: number,
): boolean {
  const asked = pages[page]?.sections.flatMap(({ questions }) => questions) ?? [];
  const keys = new Set(asked.map(({ keyId }) => keyId));
  return errors.some(({ keyId }) => keys.has(keyId));
}
