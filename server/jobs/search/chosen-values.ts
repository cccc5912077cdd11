import type { FacetField, Facets, FacetValue } from '#schemas/api/jobs.ts';
import type { JobSelection } from './normalise-search.ts';

/** More are not counted by themselves: nobody chooses so many, and each costs a query. */
const MOST_COUNTED = 20;

interface ChosenValue {
  readonly field: FacetField;
  readonly value: string;
}

/**
 * Adds to facets the chosen values that are not among those with most jobs, with their true counts: a feed may have
 * thousands of cities, and whoever chose a small one shall see it. Values without jobs stay away.
 */
export async function withChosenValues(
  facets: Facets,
  selection: JobSelection,
  count: (selection: JobSelection) => Promise<number>,
): Promise<Facets> {
  const all = { ...facets };
  for (const { field, value } of missingValues(facets, selection)) {
    const others = selection.allowed.filter((own) => own.field !== field);
    const found = await count({ ...selection, allowed: [...others, { field, values: [value] }] });
    const added: FacetValue[] = found === 0 ? [] : [{ value, count: found }];
    all[field] = [...(all[field] ?? []), ...added];
  }
  return all;
}

function missingValues(facets: Facets, { allowed }: JobSelection): readonly ChosenValue[] {
  return allowed
    .flatMap(({ field, values }) => {
      const listed = facets[field];
      if (listed === undefined) return [];
      const known = new Set(listed.map(({ value }) => value));
      return values.filter((value) => !known.has(value)).map((value) => ({ field, value }));
    })
    .slice(0, MOST_COUNTED);
}
