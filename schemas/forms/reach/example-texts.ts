import type { FormQuestion, QuestionType } from '../../documents/documents.ts';

/** Typed answers of a type, the likely ones first: most are valid, and there is always another. */
type ExampleMaker = (serial: number, question: FormQuestion) => string;

/** From here on, ten thousand letters of one character each. */
const FIRST_LETTER = 0x4e00;

const EXAMPLE_TEXTS: Readonly<Partial<Record<QuestionType, ExampleMaker>>> = {
  'short-text': exampleText,
  'long-text': exampleText,
  'full-name': (serial) => (serial === 0 ? 'Ana López' : `Ana ${letter(serial)}`),
  email: (serial) => `ana${serial}@ejemplo.mx`,
  phone: (serial) => `55${digits(12345678 + serial, 8)}`,
  location: (serial) => `León ${serial}, Guanajuato, México--21.12---101.68`,
  'postal-code': (serial) => digits(37000 + (serial % 60_000), 5),
  // The last digit checks the others: of ten in a row one is right.
  curp: (serial) => `PEGJ${digits(serial / 100, 2)}0101HDFRRN0${serial % 10}`,
  rfc: (serial) => `PEGJ${digits(serial % 100, 2)}0101${digits(serial / 100, 2)}A`,
  nss: (serial) => digits(12345678900 + serial, 11),
};

/** Undefined for types that hold no text. */
export function exampleMaker({ type }: FormQuestion): ExampleMaker | undefined {
  return EXAMPLE_TEXTS[type];
}

function exampleText(serial: number, { limits = {} }: FormQuestion): string {
  const { minLength = 1, maxLength = Number.POSITIVE_INFINITY } = limits;
  const word = 'Texto';
  if (serial === 0 && minLength <= word.length && maxLength >= word.length) return word;
  return letter(serial).repeat(Math.max(minLength, 1));
}

function letter(serial: number): string {
  return String.fromCodePoint(FIRST_LETTER + serial);
}

function digits(number: number, length: number): string {
  return String(Math.floor(number)).padStart(length, '0').slice(-length);
}
