import type { FacetValue } from '#schemas/api/jobs.ts';

/** Values of a filter that are shown at once; the others wait behind "Ver todas". */
const SHOWN_VALUES = 8;

/** Values of a filter that a page carries, and a search answers; a feed may have any number. */
const MOST_VALUES = 200;

export interface FacetChoice extends FacetValue {
  readonly chosen: boolean;
}

export interface FacetChoices {
  readonly shown: readonly FacetChoice[];
  readonly more: readonly FacetChoice[];
  /** Whether there may be more values than a page carries; then those with most jobs are here. */
  readonly isCut: boolean;
}

/** A chosen value is always shown, also one that no job has any more. */
export function facetChoices(
  values: readonly FacetValue[],
  chosen: readonly string[],
): FacetChoices {
  const known = new Set(values.map(({ value }) => value));
  const missing = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }));
  const choices = [...values, ...missing].map((choice) => ({
    ...choice,
    chosen: chosen.includes(choice.value),
  }));
  const isShown = (choice: FacetChoice, index: number) => index < SHOWN_VALUES || choice.chosen;
  return {
    shown: choices.filter(isShown),
    more: choices.filter((choice, index) => !isShown(choice, index) && index < MOST_VALUES),
    isCut: values.length >= MOST_VALUES,
  };
}
