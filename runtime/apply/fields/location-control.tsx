import { useEffect, useRef } from 'react';
import { fieldHints } from '#schemas/forms/field-hints.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { shownValue } from '../filling/form-values.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';
import type { CityOptions } from './city-combobox.ts';
import { NO_CORRECTION } from './text-control.tsx';

/** In UTF-16 units. */
const MAX_LOCATION = 300;

/** A city: typed, and chosen from what the gazetteer knows where there is a script. */
export function LocationControl({ question, isInvalid, describedBy, isDisabled }: ControlProps) {
  const { id, library } = useApply();
  const message = usePageMessage();
  const [initial = ''] = useInitialValues(question.keyId);
  const box = useCities(question.keyId);
  const own = fieldId(id, question.keyId);
  return (
    <div className={fields.combobox} ref={box}>
      <input
        {...library.register(fieldName(question.keyId))}
        type="text"
        id={own}
        className={fields.input}
        defaultValue={shownValue(question, initial)}
        autoComplete={fieldHints(question).autocomplete}
        autoCapitalize="words"
        {...NO_CORRECTION}
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

/** Makes the field a combobox, once what does it has come. What it shows of a city is its label; its point goes along. */
function useCities(keyId: string) {
  const box = useRef<HTMLDivElement>(null);
  const { session, controller, library } = useApply();
  const message = usePageMessage();
  const { country } = usePage().site;
  useEffect(() => {
    const field = box.current;
    if (!field) return undefined;
    const gone = new AbortController();
    const offer = () =>
      void offerCities(field, gone.signal, {
        country,
        texts: { loading: message('combobox.loading'), empty: message('combobox.empty') },
        choose: ({ label, value }) => {
          session.choosePlace(label, value);
          library.setValue(fieldName(keyId), label);
          controller.edit(keyId);
        },
      });
    offer();
    // Without a connection nothing came; whoever comes to the field tries again.
    field.addEventListener('focusin', offer, { signal: gone.signal });
    return () => gone.abort();
  }, [keyId, session, controller, library, message, country]);
  return box;
}

/** Without it the field takes what is typed. */
async function offerCities(
  field: HTMLElement,
  signal: AbortSignal,
  options: CityOptions,
): Promise<void> {
  const late = await import('./city-combobox.ts').catch(() => undefined);
  if (!signal.aborted) late?.addCities(field, options);
}
