import type { ReactNode } from 'react';
import { ControlSetContext } from './control-set-context.ts';
import { controlFor } from './controls.tsx';
import type { FieldSource } from './field-source.ts';
import { FieldSourceContext } from './field-source-context.ts';

export interface FieldFormProps {
  readonly source: FieldSource;
  /** Fields, such as a `FieldList` of what a schema defines. */
  readonly children: ReactNode;
}

/** Fields in it read and write this source, with all the controls that the editor has. */
export function FieldForm({ source, children }: FieldFormProps) {
  return (
    <ControlSetContext value={controlFor}>
      <FieldSourceContext value={source}>{children}</FieldSourceContext>
    </ControlSetContext>
  );
}
