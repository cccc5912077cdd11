import type { ControlProps } from '../field/control-props.ts';
import { useField } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';
import { LinkCombobox } from './link-combobox.tsx';

/** A link that stands for itself: an address, or a path of the site. */
export function LinkControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value, write, problems } = useField(pointer);
  return (
    <LinkCombobox
      inputId={inputId}
      describedBy={describedBy}
      value={typeof value === 'string' ? value : ''}
      isPathOnly={schema.control === 'path'}
      isInvalid={isWrong(problems) === true}
      onCommit={(href) => write(href === '' && !schema.isRequired ? undefined : href)}
    />
  );
}
