/** A compiled validator: true, or false with what is wrong in `errors`. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

export interface ValidationError {
  readonly keyword: string;
  /** JSON Pointer of the value that failed. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}
