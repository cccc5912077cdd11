import { TEXT_FACETS } from '#schemas/api/constants.ts';
import type { FacetTexts } from '#schemas/api/facet-texts.ts';
import type { FacetField, TextFacet } from '#schemas/api/jobs.ts';
import { MAX_TEXT_LENGTH } from './job-search.ts';

/** Whether a facet's values are what feeds say, of which there may be any number. */
export function isTextFacet(field: FacetField): field is TextFacet {
  return TEXT_FACETS.some((known) => known === field);
}

/** Parameter of the address that says what somebody looks for among the values of a facet. */
export function facetTextParam(field: TextFacet): string {
  return `find-${field}`;
}

export const FACET_TEXT_PARAMS: readonly string[] = TEXT_FACETS.map(facetTextParam);

/** What an address looks for among the values of facets; blanks look for nothing. */
export function parseFacetTexts(query: string): FacetTexts {
  const given = new URLSearchParams(query);
  const texts = TEXT_FACETS.flatMap((field) => {
    const text = given.get(facetTextParam(field))?.trim().slice(0, MAX_TEXT_LENGTH) ?? '';
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(texts);
}
