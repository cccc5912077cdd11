/** When something of a form shows. The JSON Schema lists every field; `parseForm` holds conditions to one of these shapes. */
export type FormCondition = AllConditions | AnyCondition | NotCondition | Comparison;

/** Holds when empty. */
export interface AllConditions {
  readonly all: readonly FormCondition[];
}

/** Never holds when empty. */
export interface AnyCondition {
  readonly any: readonly FormCondition[];
}

export interface NotCondition {
  readonly not: FormCondition;
}

type ComparedValue = string | number;

/** A leaf: the answer to the question with this key, and what it is compared with. */
export type Comparison = { readonly question: string } & (
  | { readonly is: ComparedValue }
  | { readonly isNot: ComparedValue }
  | { readonly oneOf: readonly ComparedValue[] }
  | { readonly answered: boolean }
  | { readonly atLeast: ComparedValue }
  | { readonly atMost: ComparedValue }
);
