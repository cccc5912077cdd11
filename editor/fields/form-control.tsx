import type { ControlProps } from '../inspector/control-props.ts';
import { useField } from '../inspector/field-source-context.ts';
import { useMessage } from '../language/use-message.ts';
import inputs from './field-inputs.module.css';
import { typingKeys } from './typing-keys.ts';
import { isWrong } from './wrong-value.ts';

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
