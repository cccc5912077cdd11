import { useEffect, useState } from 'react';
import type { FormDocument } from '#schemas/documents/documents.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { estimateForm, type FormEstimate } from '#schemas/forms/reach/estimate-form.ts';
import { answersShowing, decideReachability } from '#schemas/forms/reach/reachability.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { checkFormText, EDITOR_BUDGET } from '#schemas/rules/check-form.ts';
import { serverNow } from '../../service/request/server-clock.ts';
import { type EditedForm, formText } from '../document/edited-form.ts';

/** After the last key, in ms: who types is not told of half a word. */
const PAUSE_MS = 300;

/** What is known of a form by looking at it. */
export interface FormJudgement {
  readonly problems: readonly Problem[];
  /** Of the longest way through it; undefined while its schema does not accept it. */
  readonly estimate: FormEstimate | undefined;
}

/** Everything that is wrong with a form and what it costs people, once nothing was typed for a moment. */
export function useFormJudgement(form: EditedForm): FormJudgement {
  const [judgement, setJudgement] = useState(() => judge(form));
  useEffect(() => {
    const timer = setTimeout(() => setJudgement(judge(form)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form]);
  return judgement;
}

function judge(edited: EditedForm): FormJudgement {
  const context = { today: todayIn(SITE_TIME_ZONE, serverNow()), budget: EDITOR_BUDGET };
  const { form, problems } = checkFormText(formText(edited), context);
  return { problems, estimate: form && estimateForm(form, context, EDITOR_BUDGET) };
}

/** Answers under which a question shows, or the first one that can of a section; undefined where none are known. */
export function answersToSee(form: FormDocument, keyIds: readonly string[]): Answers | undefined {
  const context = { today: todayIn(SITE_TIME_ZONE, serverNow()) };
  const reachability = decideReachability(form, context, EDITOR_BUDGET);
  for (const keyId of keyIds) {
    const answers = answersShowing(reachability, keyId);
    if (answers) return answers;
  }
  return undefined;
}

/** The newest state of a form that its schema accepts; undefined where there was none yet. */
export function useDrawableForm(form: EditedForm): FormDocument | undefined {
  const [drawable, setDrawable] = useState<Drawable>(() => ({ form, value: valid(form) }));
  if (drawable.form === form) return drawable.value;
  const next = { form, value: valid(form) ?? drawable.value };
  setDrawable(next);
  return next.value;
}

interface Drawable {
  readonly form: EditedForm;
  readonly value: FormDocument | undefined;
}

function valid(form: EditedForm): FormDocument | undefined {
  const parsed = parseFormText(formText(form));
  return parsed.ok ? parsed.value : undefined;
}
