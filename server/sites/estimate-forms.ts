import type { FormDocument } from '#schemas/documents/documents.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { formChannels } from '#schemas/forms/form-questions.ts';
import { estimateForm } from '#schemas/forms/reach/estimate-form.ts';

/** What one form may cost: all of them are read whenever a site changes. */
const BUDGET = { steps: 20_000, milliseconds: 10 };

/**
 * Minutes that forms take somebody with a phone, rounded up, by their id; under the empty id that of the form for jobs
 * that name none. A form too tangled to be sure of has none.
 */
export function estimateForms(forms: readonly FormDocument[]): Readonly<Record<string, number>> {
  const minutes = forms.flatMap((form) => {
    const context = { today: todayIn(SITE_TIME_ZONE, Date.now()) };
    const { seconds, isLongest } = estimateForm(form, context, BUDGET);
    return isLongest ? [[form.id, Math.max(1, Math.ceil(seconds / 60))] as const] : [];
  });
  const known = Object.fromEntries(minutes);
  const usual = known[usualForm(forms)?.id ?? ''];
  return { ...known, ...(usual !== undefined && { '': usual }) };
}

/** As `PublishedForms.forJob` finds it for the first step on the web. */
function usualForm(forms: readonly FormDocument[]): FormDocument | undefined {
  return forms
    .filter((form) => formChannels(form).includes('web') && (form.stage ?? 0) === 0)
    .sort((a, b) => b.version.localeCompare(a.version))[0];
}
