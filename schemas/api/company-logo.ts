import { type Static, Type } from 'typebox';

const text = Type.String();

/** A company's logo, as the sites of an agency know it. */
export const companyLogo = Type.Object(
  { name: text, url: text },
  { $id: 'CompanyLogo', examples: [{ name: 'Envía Norte', url: '/assets/0f3a9c-320.webp' }] },
);
export type CompanyLogo = Static<typeof companyLogo>;
