import { fieldHints } from '#schemas/forms/field-hints.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { shownValue } from '../filling/form-values.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';

/** Longest text that a field takes, in UTF-16 units; what is too long for the question is said, never cut off. */
const MAX_TYPED = 12_000;

const LINES = 4;

/** Of keyboards that replace words they do not know. */
export const NO_CORRECTION = { autoCorrect: 'off', spellCheck: false } as const;

/** A field to type in, with the keyboard that fits what is asked. */
export function TextControl({ question, isInvalid, describedBy, isDisabled }: ControlProps) {
  const { id, library } = useApply();
  const [initial = ''] = useInitialValues(question.keyId);
  const { autocomplete, inputMode, autocapitalize, isProse } = fieldHints(question);
  const common = {
    ...library.register(fieldName(question.keyId)),
    id: fieldId(id, question.keyId),
    className: fields.input,
    defaultValue: shownValue(question, initial),
    autoComplete: autocomplete,
    autoCapitalize: autocapitalize,
    inputMode,
    ...(!isProse && NO_CORRECTION),
    maxLength: MAX_TYPED,
    disabled: isDisabled,
    'aria-required': question.required === true,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  };
  if (question.type === 'long-text') return <textarea {...common} rows={LINES} />;
  return <input {...common} type={INPUT_TYPES[question.type] ?? 'text'} />;
}

const INPUT_TYPES: Partial<Readonly<Record<ControlProps['question']['type'], 'email' | 'tel'>>> = {
  email: 'email',
  phone: 'tel',
};
