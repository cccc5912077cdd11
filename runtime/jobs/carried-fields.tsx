import { type JobSearchState, toSearchQuery } from '../search/job-search.ts';

/** Hidden fields by which a form keeps the rest of a search. */
export function CarriedFields({ search }: { readonly search: JobSearchState }) {
  return [...new URLSearchParams(toSearchQuery(search))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
