import { createHistoryStore } from '../../document/history/history-store.ts';
import type { EditedForm } from './edited-form.ts';
import type { FormEdit } from './form-edits.ts';

/** What an edit makes of a form; the form where it is not possible. */
export function formEdited(
  form: EditedForm,
  make: (form: EditedForm) => FormEdit | undefined,
): EditedForm {
  const store = createHistoryStore(form, { get: () => [], set: () => undefined });
  const edit = make(form);
  if (edit) store.apply(edit);
  return store.state();
}
