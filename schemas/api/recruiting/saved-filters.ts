import { type Static, Type } from 'typebox';
import { list, STORABLE_WORDS } from '../shapes.ts';
import { applicationFilters } from './applications.ts';

/** Filters that one recruiter keeps for one site. */
export const MAX_SAVED_FILTERS = 50;
export const MAX_FILTER_NAME = 60;

/** Without a search, which says somebody's name, address or phone: it would stay where that person was deleted. */
const keptFilters = Type.Omit(applicationFilters, ['q'], { additionalProperties: false });

const savedFilter = Type.Object(
  {
    name: Type.String({ pattern: STORABLE_WORDS, maxLength: MAX_FILTER_NAME }),
    filters: keptFilters,
  },
  { additionalProperties: false },
);
export type SavedFilter = Static<typeof savedFilter>;

export const savedFilters = Type.Object(
  { data: list(savedFilter, { maxItems: MAX_SAVED_FILTERS }) },
  {
    $id: 'SavedFilters',
    additionalProperties: false,
    examples: [
      {
        data: [{ name: 'Entrevistas de León', filters: { step: 'entrevista', place: 'León' } }],
      },
    ],
  },
);
export type SavedFilters = Static<typeof savedFilters>;
