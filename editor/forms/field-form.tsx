import type { ReactNode } from 'react';
import type { ControlKind, FieldSchema } from '#schemas/definitions/field-schema.ts';
import { BooleanControl } from './controls/boolean-control.tsx';
import { ChoiceControl } from './controls/choice-control.tsx';
import { ColorControl } from './controls/color-control.tsx';
import { ColorTokenControl } from './controls/color-token-control.tsx';
import { DateControl } from './controls/date-control.tsx';
import { DateTimeControl } from './controls/date-time-control.tsx';
import { FormControl } from './controls/form-control.tsx';
import { IconControl } from './controls/icon-control.tsx';
import { IdControl } from './controls/id-control.tsx';
import { JsonControl } from './controls/json-control.tsx';
import { LongTextControl } from './controls/long-text-control.tsx';
import { MapControl } from './controls/map-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { ObjectControl } from './controls/object-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { WidgetControl } from './controls/widget-control.tsx';
import { type Control, ControlSetContext } from './field/control-set-context.ts';
import type { FieldSource } from './field/field-source.ts';
import { FieldSourceContext } from './field/field-source-context.ts';
import { FileControl } from './files/file-control.tsx';
import { ImageControl } from './files/image-control.tsx';
import { LinkControl } from './links/link-control.tsx';
import { LinkObjectControl } from './links/link-object-control.tsx';
import { ListControl } from './list/list-control.tsx';
import { RichTextControl } from './rich-text/rich-text-control.tsx';

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
