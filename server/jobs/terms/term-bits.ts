import { PAY_STEPS, TERM_VALUES, UNKNOWN_TERM } from '#schemas/api/constants.ts';
import type { FacetValue, TermFacet } from '#schemas/api/jobs.ts';

/** Terms that a column holds as bits; when a job was posted its date tells. */
export type StoredTerm = Exclude<TermFacet, 'posted'>;

/** Stands first among the bits of pay: some sure pay is known, whatever it is. */
const ANY_PAY = 'any';

const FIELDS: Readonly<Record<StoredTerm, readonly string[]>> = {
  pay: [ANY_PAY, ...PAY_STEPS.map(String)],
  shift: TERM_VALUES.shift,
  days: TERM_VALUES.days,
  vehicle: TERM_VALUES.vehicle,
  licence: TERM_VALUES.licence,
};

/** They came later and stand behind the others, so that bits of older rows go on meaning what they did. */
const LATER = ['licence federal-a', 'licence federal-d', 'licence federal-f'];

/** Names of the bits of `jobs.terms`, the lowest first: `shift night`. Rows hold them, see `TERMS_READING`. */
const BITS: readonly string[] = [
  ...bitsOf('pay'),
  ...bitsOf('shift'),
  ...bitsOf('days'),
  ...bitsOf('vehicle'),
  ...bitsOf('licence').filter((bit) => !LATER.includes(bit)),
  ...LATER,
];

function bitsOf(field: StoredTerm): readonly string[] {
  return FIELDS[field].map((value) => `${field} ${value}`);
}

/** More than 31 of them: sums and powers, since bitwise operators know no more. */
export function maskOf(field: StoredTerm, values: readonly string[] = FIELDS[field]): number {
  const wanted = new Set(values);
  return FIELDS[field]
    .filter((value) => wanted.has(value))
    .reduce((sum, value) => sum + 2 ** BITS.indexOf(`${field} ${value}`), 0);
}

/** Bitwise operators know 32 bits: the others are compared by themselves. */
const HIGH = 2 ** 32;

/** Whether terms have one of the bits. */
export function hasMask(terms: number, mask: number): boolean {
  return ((terms | 0) & (mask | 0)) !== 0 || ((terms / HIGH) & (mask / HIGH)) !== 0;
}

/** @param pay whole pesos a week; undefined where it is not known */
export function payBits(pay: number | undefined): number {
  if (pay === undefined) return 0;
  return maskOf('pay', [ANY_PAY, ...PAY_STEPS.filter((step) => step <= pay).map(String)]);
}

export interface CountedTerms {
  readonly terms: number;
  readonly count: number;
}

/** Values of a term with the number of jobs that have them, in their order, and of those that do not say it. */
export function countTerm(field: StoredTerm, groups: readonly CountedTerms[]): FacetValue[] {
  const countWhere = (has: (terms: number) => boolean) =>
    groups.reduce((sum, group) => sum + (has(group.terms) ? group.count : 0), 0);
  const values = FIELDS[field].filter((value) => value !== ANY_PAY);
  const all = maskOf(field);
  return [
    ...values.map((value) => {
      const mask = maskOf(field, [value]);
      return { value, count: countWhere((terms) => hasMask(terms, mask)) };
    }),
    { value: UNKNOWN_TERM, count: countWhere((terms) => !hasMask(terms, all)) },
  ].filter((value) => value.count > 0);
}
