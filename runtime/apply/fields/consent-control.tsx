import { fieldName } from '#schemas/forms/posted-form.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';

/** Value of a box that is ticked. */
const AGREED = 'true';

/** A box that nobody ticked beforehand. */
export function ConsentControl({ question, isInvalid, describedBy, isDisabled }: ControlProps) {
  const { id, library } = useApply();
  const chosen = useInitialValues(question.keyId);
  return (
    <label className={fields.option}>
      <input
        {...library.register(fieldName(question.keyId))}
        type="checkbox"
        id={fieldId(id, question.keyId)}
        value={AGREED}
        defaultChecked={chosen.includes(AGREED)}
        disabled={isDisabled}
        aria-required={question.required === true}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
      />
      <span>{question.label}</span>
    </label>
  );
}
