import type { FormAnswer } from '#schemas/api/forms.ts';
import type { FormEntry } from '../sites/site-entry.ts';

/** What v2 of the form service says of the forms that a call found. */
export function toFormAnswer([first, ...others]: readonly [FormEntry, ...FormEntry[]]): FormAnswer {
  const { form } = first;
  return {
    form,
    ...(others.length > 0 && { forms: [first, ...others].map((entry) => entry.form) }),
    clientConfig: form.clientConfig,
    translationMappings: form.translationMappings ?? {},
  };
}
