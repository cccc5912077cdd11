import { type Static, Type } from 'typebox';
import type { TEXT_FACETS } from './constants.ts';

const text = Type.Optional(Type.String({ maxLength: 200 }));

/** What is looked for among the values of facets. */
export const facetTexts = Type.Object(
  {
    city: text,
    state: text,
    company: text,
    employmentType: text,
    category: text,
  } satisfies Record<(typeof TEXT_FACETS)[number], unknown>,
  {
    description:
      'Of a facet the values that hold these words, where it has more of them than are answered; chosen ones are always there.',
  },
);
export type FacetTexts = Static<typeof facetTexts>;
