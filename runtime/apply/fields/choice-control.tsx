import type { FormQuestion } from '#schemas/documents/documents.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';
import { SearchedBoxes } from './searched-boxes.tsx';
import { OptionSelect, type OptionSelectProps, SearchedSelect } from './searched-select.tsx';

/** Options that stand open; of more, one is picked from a list. */
const MAX_OPEN_OPTIONS = 9;

/** Options that a list shows without a search: beyond some fifteen people lose their place (Nielsen Norman Group, "Dropdowns"). */
const MAX_LISTED_OPTIONS = 15;

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
    return options.length > MAX_LISTED_OPTIONS ? (
      <SearchedSelect {...props} options={options} />
    ) : (
      <OptionSelect {...props} options={options} />
    );
  const open = <OpenOptions {...props} options={options} />;
  if (options.length <= MAX_LISTED_OPTIONS) return open;
  return <SearchedBoxes isDisabled={props.isDisabled}>{open}</SearchedBoxes>;
}

function OpenOptions({ question, options, isInvalid, describedBy, isDisabled }: OptionSelectProps) {
  const { id, library } = useApply();
  const chosen = useInitialValues(question.keyId);
  const own = fieldId(id, question.keyId);
  return (
    <div className={isShort(question, options) ? fields.pair : fields.options}>
      {options.map(({ value, label }, index) => (
        <label className={fields.option} key={value}>
          <input
            {...library.register(fieldName(question.keyId))}
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
function isShort({ type }: FormQuestion, options: OptionSelectProps['options']): boolean {
  return type === 'yes-no' && options.length === 2;
}
