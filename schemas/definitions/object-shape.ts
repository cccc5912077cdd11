/** A text in both languages of the people who edit documents. */
export interface Label {
  readonly es: string;
  readonly en: string;
}

export interface FieldShape {
  readonly label: Label;
  /** Name of the definition that the value, or each item of the list, is of; absent for plain values. */
  readonly of?: string;
  readonly isList?: true;
  /** Key of what people call the values, where the value, or each item of the list, is one of a few. */
  readonly choices?: string;
}

/** What people call each of the values that a field takes. */
export type ChoiceLabels = Readonly<Record<string, Label>>;

/** What a schema says of an object beside what is valid: its name for people and its fields in canonical order. */
export interface Shape {
  readonly label: Label;
  readonly fields: Readonly<Record<string, FieldShape>>;
}
