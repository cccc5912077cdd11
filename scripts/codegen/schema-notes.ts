const NOTES = new Set(['tsType', 'description', 'title', '$comment', 'examples', 'default']);

/**
 * Whether a keyword of a schema leaves what is accepted as it is: labels, type hints, explanations. A property may
 * have such a name too; its value is a schema.
 */
export function isNote(keyword: string, value: unknown): boolean {
  if (keyword.startsWith('x-')) return true;
  return NOTES.has(keyword) && !(typeof value === 'object' && value !== null);
}
