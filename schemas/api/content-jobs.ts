import { type Static, Type } from 'typebox';
import { text } from './content.ts';
import { count, list } from './shapes.ts';

const values = list(Type.Object({ value: text, count }));

/** Members are those of `TEXT_FACETS`. */
export const siteJobValues = Type.Object(
  { city: values, state: values, company: values, employmentType: values, category: values },
  {
    $id: 'SiteJobValues',
    description:
      'What the open jobs of a site say in the fields that filter them, and how many jobs say it.',
    examples: [
      {
        city: [{ value: 'Monterrey', count: 12 }],
        state: [{ value: 'Nuevo León', count: 12 }],
        company: [{ value: 'Envía Norte', count: 12 }],
        employmentType: [{ value: 'Tiempo completo', count: 12 }],
        category: [],
      },
    ],
  },
);

export type SiteJobValues = Static<typeof siteJobValues>;
