import type { ReactNode } from 'react';
import type { ControlKind, FieldSchema } from '#schemas/field-schema.ts';
import { FileControl } from '../assets/file-control.tsx';
import { ImageControl } from '../assets/image-control.tsx';
import { BooleanControl } from '../fields/boolean-control.tsx';
import { ChoiceControl } from '../fields/choice-control.tsx';
import { ColorControl } from '../fields/color-control.tsx';
import { ColorTokenControl } from '../fields/color-token-control.tsx';
import { DateControl } from '../fields/date-control.tsx';
import { DateTimeControl } from '../fields/date-time-control.tsx';
import { FormControl } from '../fields/form-control.tsx';
import { IconControl } from '../fields/icon-control.tsx';
import { IdControl } from '../fields/id-control.tsx';
import { JsonControl } from '../fields/json-control.tsx';
import { ListControl } from '../fields/list-control.tsx';
import { LongTextControl } from '../fields/long-text-control.tsx';
import { MapControl } from '../fields/map-control.tsx';
import { NumberControl } from '../fields/number-control.tsx';
import { ObjectControl } from '../fields/object-control.tsx';
import { RichTextControl } from '../fields/rich-text/rich-text-control.tsx';
import { TextControl } from '../fields/text-control.tsx';
import { WidgetControl } from '../fields/widget-control.tsx';
import { LinkControl } from '../links/link-control.tsx';
import { LinkObjectControl } from '../links/link-object-control.tsx';
import { type Control, ControlSetContext } from './control-set-context.ts';
import type { FieldSource } from './field-source.ts';
import { FieldSourceContext } from './field-source-context.ts';

const CONTROLS: Readonly<Record<ControlKind, Control>> = {
  text: TextControl,
  'long-text': LongTextControl,
  'rich-text': RichTextControl,
  number: NumberControl,
  boolean: BooleanControl,
  choice: ChoiceControl,
  color: ColorControl,
  'color-token': ColorTokenControl,
  icon: IconControl,
  date: DateControl,
  'date-time': DateTimeControl,
  link: LinkControl,
  path: LinkControl,
  'image-file': FileControl,
  'video-file': FileControl,
  'captions-file': FileControl,
  widget: WidgetControl,
  form: FormControl,
  id: IdControl,
  object: ObjectControl,
  list: ListControl,
  map: MapControl,
  json: JsonControl,
};

/** Objects that people see as one thing, by definition. */
const OBJECT_CONTROLS: ReadonlyMap<string, Control> = new Map([
  ['Image', ImageControl],
  ['Link', LinkObjectControl],
]);

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

/** The control in which people see and change a field. */
export function controlFor({ control, of }: FieldSchema): Control {
  const own = control === 'object' && of !== undefined ? OBJECT_CONTROLS.get(of) : undefined;
  return own ?? CONTROLS[control];
}
