import type { FormQuestion, PrefillKind, QuestionType } from '../documents/documents.ts';

/** How a browser helps with a field. No type forces capitals while somebody types. */
export interface FieldHints {
  readonly autocomplete: string;
  readonly inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  readonly autocapitalize: 'none' | 'words' | 'sentences';
  /** Sentences, which a keyboard may correct; it makes other words of names and identifiers. */
  readonly isProse: boolean;
}

type TypeHints = Partial<FieldHints>;

/** What fields of a type say where it differs from a plain sentence. */
const TYPE_HINTS: Readonly<Partial<Record<QuestionType, TypeHints>>> = {
  'full-name': { autocomplete: 'name', autocapitalize: 'words' },
  email: { autocomplete: 'email', inputMode: 'email', autocapitalize: 'none' },
  phone: { autocomplete: 'tel', inputMode: 'tel', autocapitalize: 'none' },
  number: { inputMode: 'decimal', autocapitalize: 'none' },
  date: { inputMode: 'numeric', autocapitalize: 'none' },
  location: { autocomplete: 'address-level2', autocapitalize: 'words' },
  'postal-code': { autocomplete: 'postal-code', inputMode: 'numeric', autocapitalize: 'none' },
  curp: { autocapitalize: 'none' },
  rfc: { autocapitalize: 'none' },
  nss: { inputMode: 'numeric', autocapitalize: 'none' },
};

export function fieldHints({ type, autocomplete }: FormQuestion): FieldHints {
  const hints = TYPE_HINTS[type] ?? {};
  const { autocapitalize = 'sentences' } = hints;
  return {
    autocomplete: autocomplete ?? hints.autocomplete ?? 'off',
    inputMode: hints.inputMode ?? 'text',
    autocapitalize,
    isProse: autocapitalize === 'sentences',
  };
}

/** Types that can hold what is known of a person. */
export const prefillTypes: Readonly<Record<PrefillKind, readonly QuestionType[]>> = {
  name: ['full-name', 'short-text'],
  email: ['email', 'short-text'],
  phone: ['phone', 'short-text'],
  city: ['location', 'short-text'],
  postalCode: ['postal-code', 'short-text'],
  lastTitle: ['short-text', 'long-text'],
  lastCompany: ['short-text', 'long-text'],
  experienceYears: ['number', 'short-text'],
  licence: ['licence', 'short-text'],
};

/** Whether questions of a type can hold nothing of what is known of a person. */
export function isForeignPrefill(type: QuestionType): boolean {
  return !Object.values(prefillTypes).some((types) => types.includes(type));
}
