import { Type } from 'typebox';

export const entityId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' });

/** Members of a query that names an agency; to others than the operator it is their own. */
export const agencyQuery = {
  agency: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$',
      description: 'The operator has to name it.',
    }),
  ),
};
