import { childAt, pointerTokens } from '../json/json-pointer.ts';

/**
 * The id of the widget or innermost section of a page that a pointer leads into, or undefined.
 * The page need not be valid.
 */
export function nodeIdAt(page: unknown, pointer: string): string | undefined {
  const tokens = pointerTokens(pointer);
  const [root, index] = tokens;
  if (root === 'widgets' && index !== undefined) {
    return textAt(childAt(childAt(page, root), index), 'id');
  }
  return root === 'metadata' ? innermostSectionId(page, tokens) : undefined;
}

function innermostSectionId(page: unknown, tokens: readonly string[]): string | undefined {
  let value = page;
  let sectionId: string | undefined;
  for (const token of tokens) {
    value = childAt(value, token);
    sectionId = textAt(value, 'sectionId') ?? sectionId;
  }
  return sectionId;
}

function textAt(value: unknown, key: string): string | undefined {
  const text = childAt(value, key);
  return typeof text === 'string' ? text : undefined;
}
