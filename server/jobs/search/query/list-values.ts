import { TEXT_FACETS } from '#schemas/api/constants.ts';
import type { FacetTexts } from '#schemas/api/facet-texts.ts';
import type { Facets, FacetValue } from '#schemas/api/jobs.ts';
import { holdsText } from '#schemas/text/holds-text.ts';

/** Values of a facet that are answered. */
export const MAX_VALUES = 200;

const byName = new Intl.Collator('es').compare;

/** Of facets of texts the values with most jobs, of those that hold the words of `texts`. */
export function listValues(facets: Facets, texts: FacetTexts = {}): Facets {
  const listed = TEXT_FACETS.flatMap((field) => {
    const values = facets[field];
    if (values === undefined) return [];
    const { [field]: text = '' } = texts;
    const held = text === '' ? values : values.filter(({ value }) => holdsText(value, text));
    return [[field, mostCommon(held)] as const];
  });
  return { ...facets, ...Object.fromEntries(listed) };
}

function mostCommon(values: readonly FacetValue[]): FacetValue[] {
  return values
    .toSorted((a, b) => b.count - a.count || byName(a.value, b.value))
    .slice(0, MAX_VALUES);
}
