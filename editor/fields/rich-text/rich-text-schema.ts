import { getSchema } from '@tiptap/core';
import { richTextExtensions } from './rich-text-extensions.ts';

/** The structure that a rich text can have. */
export const richTextSchema = getSchema(richTextExtensions);
