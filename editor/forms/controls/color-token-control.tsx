import type { ControlProps } from '../field/control-props.ts';
import { useField } from '../field/field-source-context.ts';
import { Swatches } from './swatches.tsx';

/** One of the theme's colours, by its name. */
export function ColorTokenControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value, write } = useField(pointer);
  return (
    <Swatches
      inputId={inputId}
      describedBy={describedBy}
      choices={schema.choices ?? []}
      value={value ?? schema.defaultValue}
      onChange={write}
    />
  );
}
