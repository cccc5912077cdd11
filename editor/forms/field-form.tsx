import { type ReactNode, useMemo } from 'react';
import type { ControlKind, FieldSchema } from '#schemas/definitions/field-schema.ts';
import { BooleanControl, ChoiceControl } from './controls/choice-control.tsx';
import { ColorControl, ColorTokenControl } from './controls/color-control.tsx';
import { DateControl, DateTimeControl } from './controls/date-time-control.tsx';
import { FormControl, IdControl } from './controls/form-control.tsx';
import { IconControl } from './controls/icon-control.tsx';
import { JobValueControl } from './controls/job-value-control.tsx';
import { MapControl } from './controls/map-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { JsonControl, ObjectControl } from './controls/object-control.tsx';
import { LongTextControl, TextControl } from './controls/text-control.tsx';
import { WidgetControl } from './controls/widget-control.tsx';
import { type Control, type ControlSet, ControlSetContext } from './field/control-props.ts';
import { type FieldSource, FieldSourceContext } from './field/field-source-context.ts';
import { FileControl, ImageControl } from './files/image-control.tsx';
import { LinkControl, LinkObjectControl } from './links/link-object-control.tsx';
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
  /** Controls for objects that are seen otherwise here, by definition. */
  readonly objects?: ReadonlyMap<string, Control>;
  /** Fields, such as a `FieldList` of what a schema defines. */
  readonly children: ReactNode;
}

/** Fields in it read and write this source, with all the controls that the editor has. */
export function FieldForm({ source, objects, children }: FieldFormProps) {
  const controls = useMemo(() => withObjects(objects), [objects]);
  return (
    <ControlSetContext value={controls}>
      <FieldSourceContext value={source}>{children}</FieldSourceContext>
    </ControlSetContext>
  );
}

function withObjects(objects: FieldFormProps['objects']): ControlSet {
  return (schema) => {
    const own = schema.control === 'object' ? objects?.get(schema.of ?? '') : undefined;
    return own ?? controlFor(schema);
  };
}

/** The control in which people see and change a field. */
export function controlFor({ control, of, jobField, jobFieldIn }: FieldSchema): Control {
  if (jobField !== undefined || jobFieldIn !== undefined) return JobValueControl;
  const own = control === 'object' && of !== undefined ? OBJECT_CONTROLS.get(of) : undefined;
  return own ?? CONTROLS[control];
}
