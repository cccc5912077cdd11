import { isWrong } from '../fields/wrong-value.ts';
import type { ControlProps } from '../inspector/control-props.ts';
import { useField } from '../inspector/field-source-context.ts';
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
