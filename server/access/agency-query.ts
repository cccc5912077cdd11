import { Type } from 'typebox';
import { entityId } from '#schemas/api/shapes.ts';

/** Members of a query that names an agency; to others than the operator it is their own. */
export const agencyQuery = {
  agency: Type.Optional(Type.String({ ...entityId, description: 'The operator has to name it.' })),
};
