import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldHints } from '#schemas/forms/field-hints.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { createCityLookup } from '../../client/search/search-suggestions.ts';
import { createCombobox } from '../../client/widgets/combobox.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { type FormValues, shownValue } from '../filling/form-values.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';

/** In UTF-16 units. */
const MAX_LOCATION = 300;

/** From the last letter to the request, in ms (spec section 5, "Keyword and city typeahead"). */
const DEBOUNCE_MS = 400;

/** A city: typed, and chosen from what the gazetteer knows where there is a script. */
export function LocationControl({ question, isInvalid, describedBy, isDisabled }: ControlProps) {
  const { id } = useApply();
  const message = usePageMessage();
  const [initial = ''] = useInitialValues(question.keyId);
  const { register } = useFormContext<FormValues>();
  const box = useCities(question.keyId);
  const own = fieldId(id, question.keyId);
  return (
    <div className={fields.combobox} ref={box}>
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

/** Makes the field a combobox. What it shows of a city is its label; its point goes along. */
function useCities(keyId: string) {
  const box = useRef<HTMLDivElement>(null);
  const { session, controller } = useApply();
  const { setValue } = useFormContext<FormValues>();
  const message = usePageMessage();
  const { country } = usePage().site;
  useEffect(() => {
    const input = box.current?.querySelector('input');
    const list = box.current?.querySelector<HTMLElement>('[role="listbox"]');
    const status = box.current?.querySelector<HTMLElement>('[role="status"]');
    // Effects may run twice; a field becomes a combobox once.
    if (!input || !list || !status || input.hasAttribute('aria-controls')) return;
    createCombobox({
      ...{ input, list, status },
      debounceMs: DEBOUNCE_MS,
      texts: { loading: message('combobox.loading'), empty: message('combobox.empty') },
      load: createCityLookup(country),
      choose: ({ label, value }) => {
        session.choosePlace(label, value);
        setValue(fieldName(keyId), label);
        controller.edit(keyId);
      },
    });
  }, [keyId, session, controller, setValue, message, country]);
  return box;
}
