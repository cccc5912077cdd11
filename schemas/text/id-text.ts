/** Ids of agencies, sites, documents and nodes: `Id` of the common schema. */
export const ID_PATTERN = '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$';

const ID = new RegExp(ID_PATTERN);

export function isId(text: string): boolean {
  return ID.test(text);
}
