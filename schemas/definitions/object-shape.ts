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
}

/** What a schema says of an object beside what is valid: its name for people and its fields in canonical order. */
export interface Shape {
  readonly label: Label;
  readonly fields: Readonly<Record<string, FieldShape>>;
}
