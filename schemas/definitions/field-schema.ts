import type { Label } from './object-shape.ts';

/** How a person sees and changes a value: the kinds of controls that the editor has. */
export type ControlKind =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'color'
  | 'color-token'
  | 'icon'
  | 'date'
  | 'date-time'
  | 'link'
  | 'path'
  | 'image-file'
  | 'video-file'
  | 'captions-file'
  | 'widget'
  | 'form'
  | 'id'
  | 'object'
  | 'list'
  | 'map'
  | 'json';

/** What the schemas say of a value beside its name. */
export interface ValueSchema {
  readonly control: ControlKind;
  /** Of `object`, and of `list` and `map` whose items are objects: name of the definition with its fields. */
  readonly of?: string;
  /** Of `list` and `map`: what each item is. */
  readonly items?: ValueSchema;
  /** Of `choice`, `color-token` and `icon`: all that is allowed; of `color`: names of colours allowed beside any other. */
  readonly choices?: readonly ChoiceSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** The number must be greater than this. */
  readonly exclusiveMinimum?: number;
  /** Of `list`: no value stands in it twice. */
  readonly uniqueItems?: true;
  /** Of `text`: what reads as a number is kept as one. */
  readonly isNumberToo?: true;
  readonly isInteger?: true;
  /** Source of a regular expression with the flag `u`. */
  readonly pattern?: string;
  /** Shown behind a number: `px`, `%`. Labels in the schemas say it at their end, in parentheses. */
  readonly unit?: string;
}

export interface ChoiceSchema {
  readonly value: string | number;
  readonly label: Label;
}

/** One field of an object as the inspector shows it. */
export interface FieldSchema extends ValueSchema {
  readonly name: string;
  readonly label: Label;
  readonly help?: Label;
  /** Fields of the group `advanced` wait behind "More options"; `spacing` belongs to the box of a section. */
  readonly group?: string;
  /** What holds while the field is missing. */
  readonly defaultValue?: string | number | boolean;
  readonly isRequired: boolean;
  /** The field of jobs whose values it takes: one of `TEXT_FACETS`. */
  readonly jobField?: string;
  /** Name of the field beside it that says which field of jobs it takes values of. */
  readonly jobFieldIn?: string;
}

/** An object's fields in the order in which they are shown. */
export interface ObjectSchema {
  readonly label: Label;
  readonly fields: readonly FieldSchema[];
}

/** What generated code knows of a field; its label stands in the shape of its object. */
export interface FieldNote extends Omit<FieldSchema, 'name' | 'label' | 'isRequired' | 'control'> {
  /** Name of a definition among the generated values, or what it is, written out. */
  readonly value: string | ValueSchema;
  readonly isRequired?: true;
}
