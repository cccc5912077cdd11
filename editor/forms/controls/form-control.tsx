import { useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { typingKeys, useField } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';

/** A form by its id. The product has no forms yet, so there is nothing to choose from. */
export function FormControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const field = useField(pointer);
  return (
    <>
      <input
        id={inputId}
        name={schema.name}
        className={`${inputs.input} ${inputs.mono}`}
        value={typeof field.value === 'string' ? field.value : ''}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong(field.problems)}
        aria-describedby={[`${inputId}-note`, describedBy].filter(Boolean).join(' ')}
        onChange={({ target }) =>
          field.type(target.value === '' && !schema.isRequired ? undefined : target.value)
        }
        {...typingKeys(field)}
      />
      <p id={`${inputId}-note`} className={inputs.note}>
        {message('links.form.help')}
      </p>
    </>
  );
}

/** An identifier: others refer to it, so it is only shown. */
export function IdControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value } = useField(pointer);
  return (
    <input
      id={inputId}
      name={schema.name}
      className={`${inputs.input} ${inputs.mono}`}
      readOnly
      value={typeof value === 'string' ? value : ''}
      aria-describedby={describedBy}
    />
  );
}
