// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useLinkCombobox } from './use-link-combobox.ts';

afterEach(cleanup);

const places = { pages: [], anchors: [], home: '/home', site: { hosts: [], sitePrefix: '' } };

interface FieldProps {
  readonly committed: string[];
  readonly onCancel?: () => void;
}

function Field({ committed, onCancel }: FieldProps) {
  const [value, setValue] = useState('/home');
  const onCommit = (href: string) => {
    committed.push(href);
    setValue(href);
  };
  const { text, input } = useLinkCombobox({ value, isPathOnly: false, places, onCommit, onCancel });
  return <input value={text} {...input} />;
}

function show(onCancel?: () => void) {
  const committed: string[] = [];
  render(<Field committed={committed} {...(onCancel && { onCancel })} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  return {
    committed,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    /** Closes the list first, then leaves the typing. */
    pressEscapes: () => {
      fireEvent.keyDown(field, { key: 'Escape' });
      fireEvent.keyDown(field, { key: 'Escape' });
    },
  };
}

it('keeps a typed address on Escape, as a step that undo and redo know', () => {
  const { committed, field, type, pressEscapes } = show();
  type('https://rutas.example/turnos');
  pressEscapes();
  expect(field.value).toBe('https://rutas.example/turnos');
  expect(committed).toEqual(['https://rutas.example/turnos']);
});

it('leaves on Escape what can be no link in the field, and writes nothing', () => {
  const { committed, field, type, pressEscapes } = show();
  type('turnos de noche');
  pressEscapes();
  expect(field.value).toBe('turnos de noche');
  expect(committed).toEqual([]);
});

it('is left by Escape where nothing was typed', () => {
  const left: string[] = [];
  const { committed, pressEscapes } = show(() => void left.push('left'));
  pressEscapes();
  expect(left).toEqual(['left', 'left']);
  expect(committed).toEqual([]);
});
