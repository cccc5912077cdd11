// @vitest-environment jsdom
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { parseRichText } from './rich-text-document.ts';
import { createRichTextMemory } from './rich-text-memory.ts';
import { changeInto, richTextSchema } from './use-rich-text-editor.ts';

const ODD = '\n<p class="x">uno</p>\n<ul><li><p>dos</p></li></ul>';
const state = (html: string) => EditorState.create({ doc: parseRichText(richTextSchema, html) });

it('writes a text that is again what it was byte for byte', () => {
  const memory = createRichTextMemory(ODD);
  const before = state(ODD);
  const typed = before.apply(before.tr.insertText('a', 2));
  expect(memory.write(typed.doc)).toBe('<p>uano</p><ul><li>dos</li></ul>');
  expect(memory.isWritten(ODD)).toBe(false);
  expect(memory.write(typed.apply(typed.tr.delete(2, 3)).doc)).toBe(ODD);
  expect(memory.isWritten(ODD)).toBe(true);
});

it('takes a text from elsewhere for the one that is shown', () => {
  const memory = createRichTextMemory('');
  expect(memory.read(richTextSchema, ODD).textContent).toBe('unodos');
  expect(memory.isWritten(ODD)).toBe(true);
});

it.each([
  ['<p>uno dos</p>', '<p>uno tres</p>'],
  ['<p>aaa</p>', '<p>aaaa</p>'],
  ['<p>aaaa</p>', '<p>aa</p>'],
  ['<p>a</p><p>a</p><p>a</p>', '<p>a</p>'],
  ['', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', '<h2>b</h2>'],
])('makes %s into %s', (from, to) => {
  const before = state(from);
  const next = parseRichText(richTextSchema, to);
  const change = changeInto(before, next);
  expect(change && before.apply(change).doc.eq(next)).toBe(true);
});

it('leaves the cursor where it is when something before it changes', () => {
  const before = state('<p>uno</p><p>dos</p>');
  const change = changeInto(before, parseRichText(richTextSchema, '<p>unos</p><p>dos</p>'));
  expect(change?.mapping.map(7)).toBe(8);
});

it('changes nothing where nothing differs', () => {
  expect(changeInto(state('<p>a</p>'), parseRichText(richTextSchema, '<p>a</p>'))).toBeUndefined();
});
