import { useFormContext } from 'react-hook-form';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { FormValues } from '../filling/form-values.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';

/** Options that stand open; of more, one is picked from a list. */
const MAX_OPEN_OPTIONS = 9;

interface ShownOption {
  readonly value: string;
  readonly label: string;
}

/** One or several of a few options, each as large as a thumb. */
export function ChoiceControl(props: ControlProps) {
  const { question } = props;
  const message = usePageMessage();
  const options =
    question.type === 'yes-no'
      ? [
          { value: 'yes', label: message('apply.yes') },
          { value: 'no', label: message('apply.no') },
        ]
      : (question.options ?? []);
  if (question.type === 'single-choice' && options.length > MAX_OPEN_OPTIONS)
    return <OptionSelect {...props} options={options} />;
  return <OpenOptions {...props} options={options} />;
}

interface OptionsProps extends ControlProps {
  readonly options: readonly ShownOption[];
}

function OpenOptions({ question, options, isInvalid, describedBy, isDisabled }: OptionsProps) {
  const { id } = useApply();
  const chosen = useInitialValues(question.keyId);
  const { register } = useFormContext<FormValues>();
  const own = fieldId(id, question.keyId);
  return (
    <div className={isShort(question, options) ? fields.pair : fields.options}>
      {options.map(({ value, label }, index) => (
        <label className={fields.option} key={value}>
          <input
            {...register(fieldName(question.keyId))}
            type={question.type === 'multiple-choice' ? 'checkbox' : 'radio'}
            id={index === 0 ? own : `${own}-${index}`}
            value={value}
            defaultChecked={chosen.includes(value)}
            disabled={isDisabled}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** Two short words stand beside each other. */
function isShort({ type }: FormQuestion, options: readonly ShownOption[]): boolean {
  return type === 'yes-no' && options.length === 2;
}

function OptionSelect({ question, options, isInvalid, describedBy, isDisabled }: OptionsProps) {
  const { id } = useApply();
  const message = usePageMessage();
  const [initial = ''] = useInitialValues(question.keyId);
  const { register } = useFormContext<FormValues>();
  return (
    <select
      {...register(fieldName(question.keyId))}
      id={fieldId(id, question.keyId)}
      className={fields.input}
      defaultValue={initial}
      disabled={isDisabled}
      aria-label={question.label}
      aria-required={question.required === true}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
    >
      <option value="">{message('apply.choose')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
