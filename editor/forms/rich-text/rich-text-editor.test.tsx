// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { fieldOf, showField } from '../../testing/fields.tsx';
import { createMemorySource } from '../../testing/memory-source.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

afterEach(cleanup);

it('a formatted text keeps what was typed on Escape', async () => {
  const source = createMemorySource({ content: { html: '<p>Hola</p>' } });
  const schema = fieldOf('RichTextContent', 'html');
  showField({ source, schema, pointer: '/content/html', controls: () => RichTextEditor });
  const text = await screen.findByRole<HTMLElement & { readonly editor: Editor }>('textbox');
  act(() => void text.editor.commands.insertContentAt(5, ' a todos'));
  fireEvent.keyDown(text, { key: 'Escape' });
  expect(source.read('/content/html')).toBe('<p>Hola a todos</p>');
  expect(text.textContent).toBe('Hola a todos');
});
