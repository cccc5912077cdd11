import { useFormContext } from 'react-hook-form';
import { fieldHints } from '#schemas/forms/field-hints.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../context/page-context.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';
import { type FormValues, shownValue } from './form-values.ts';

/** A city: typed, and chosen from what the gazetteer knows where there is a script. */
export function LocationControl({ question, isInvalid, describedBy, isDisabled }: ControlProps) {
  const { id } = useApply();
  const message = usePageMessage();
  const [initial = ''] = useInitialValues(question.keyId);
  const { register } = useFormContext<FormValues>();
  const own = fieldId(id, question.keyId);
  return (
    <div className={fields.combobox}>
      <input
        {...register(fieldName(question.keyId))}
        type="text"
        id={own}
        className={fields.input}
        defaultValue={shownValue(question, initial)}
        autoComplete={fieldHints(question).autocomplete}
        autoCapitalize="words"
        maxLength={MAX_LOCATION}
        disabled={isDisabled}
        aria-required={question.required === true}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
      />
      <div
        className={fields.places}
        id={`${own}-places`}
        role="listbox"
        aria-label={message('apply.places')}
        hidden
      />
      <p className={fields.placesStatus} role="status" />
    </div>
  );
}

/** In UTF-16 units. */
const MAX_LOCATION = 300;
