// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pastedSlice } from './pasted-slice.ts';
import { parseRichText, serialiseRichText } from './rich-text-document.ts';
import { richTextSchema } from './use-rich-text-editor.ts';

/** A field after a text was pasted at a place in it. */
function pastedInto(html: string, at: number, text: string, isPlain = false): string {
  const before = parseRichText(richTextSchema, html);
  const slice = pastedSlice(text, before.resolve(at), isPlain);
  return serialiseRichText(before.replace(at, at, slice));
}

it('goes on in the words where it is pasted, as bold as they are', () => {
  expect(pastedInto('<p>Sin <strong>costo</strong></p>', 9, ' alto')).toBe(
    '<p>Sin <strong>cost altoo</strong></p>',
  );
});

it('has nothing read into it where the person asks for plain text', () => {
  expect(pastedInto('<p></p>', 1, '- *uno*\n- dos', true)).toBe('<p>- *uno*</p><p>- dos</p>');
});
