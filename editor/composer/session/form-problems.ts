import { useEffect, useState } from 'react';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { checkFormText, EDITOR_BUDGET } from '#schemas/rules/check-form.ts';
import { type EditedForm, formText } from '../document/edited-form.ts';

/** After the last key, in ms: who types is not told of half a word. */
const PAUSE_MS = 300;

/** Everything that is wrong with a form, once nothing was typed for a moment. */
export function useFormProblems(form: EditedForm): readonly Problem[] {
  const [problems, setProblems] = useState(() => judge(form));
  useEffect(() => {
    const timer = setTimeout(() => setProblems(judge(form)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form]);
  return problems;
}

function judge(form: EditedForm): readonly Problem[] {
  const today = todayIn(SITE_TIME_ZONE, Date.now());
  return checkFormText(formText(form), { today, budget: EDITOR_BUDGET }).problems;
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
