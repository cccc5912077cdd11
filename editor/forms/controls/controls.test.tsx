// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldOf, showField } from '../../testing/fields.tsx';
import { createMemorySource } from '../../testing/memory-source.ts';

afterEach(cleanup);

function show(definition: string, name: string, content: object) {
  const source = createMemorySource({ content });
  showField({ source, schema: fieldOf(definition, name), pointer: `/content/${name}` });
  return { source, content: () => source.read('/content') };
}

function type(element: HTMLElement, value: string): void {
  fireEvent.change(element, { target: { value } });
}

describe('a line of text', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox');

  it('is one step until the person leaves or presses Enter', () => {
    const { source } = show('HeadingContent', 'text', { text: 'Hola' });
    type(field(), 'Hola a');
    type(field(), 'Hola a todos');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(source.log).toEqual(['same', 'same', 'end']);
  });

  it('keeps what was typed on Escape', () => {
    const { content } = show('HeadingContent', 'text', { text: 'Hola' });
    type(field(), 'Adiós');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(content()).toEqual({ text: 'Adiós' });
  });

  it('goes through the steps of the document by the keys of undo and redo', () => {
    const { source } = show('HeadingContent', 'text', { text: 'Hola' });
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    fireEvent.keyDown(field(), { key: 'Z', ctrlKey: true, shiftKey: true });
    fireEvent.keyDown(field(), { key: 'y', ctrlKey: true });
    expect(source.log).toEqual(['undo', 'redo', 'redo']);
  });

  it('takes an optional field away when it is emptied, and keeps a required one', () => {
    const optional = show('HeadingContent', 'eyebrow', { eyebrow: 'A', text: 'B' });
    type(field(), '');
    expect(optional.content()).toEqual({ text: 'B' });
    cleanup();
    const required = show('HeadingContent', 'text', { text: 'B' });
    type(field(), '');
    expect(required.content()).toEqual({ text: '' });
  });

  it('keeps as a number what reads as one where both are allowed', () => {
    const { content } = show('LineGraphPoint', 'x', { x: 'Ene', y: 1 });
    type(field(), '2026');
    expect(content()).toEqual({ x: 2026, y: 1 });
    type(field(), '2026.50');
    expect(content()).toEqual({ x: '2026.50', y: 1 });
  });

  it('counts letters once the limit comes near', () => {
    show('HeadingContent', 'text', { text: 'x'.repeat(290) });
    expect(screen.getByText('290 of 300 letters')).toBeTruthy();
  });
});

it('a long text keeps what was typed on Escape', () => {
  const { content } = show('StepsContent', 'subheading', { subheading: 'Hola' });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(field.tagName).toBe('TEXTAREA');
  type(field, 'Adiós');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(content()).toEqual({ subheading: 'Adiós' });
  expect(field.value).toBe('Adiós');
});

describe('a number', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const height = { html: '<p>a</p>', title: 'a', height: 200 };

  it('waits while what is typed is not allowed, and becomes the nearest that is', () => {
    const { content } = show('CustomHtmlContent', 'height', height);
    type(field(), '9');
    expect(content()).toEqual(height);
    fireEvent.blur(field());
    expect(content()).toEqual({ ...height, height: 40 });
  });

  it('returns to its value when a required one is emptied', () => {
    const { content } = show('CustomHtmlContent', 'height', height);
    type(field(), '');
    fireEvent.blur(field());
    expect([content(), field().value]).toEqual([height, '200']);
  });

  it('keeps a text that is none once it is left', () => {
    const { content } = show('CustomHtmlContent', 'height', height);
    type(field(), 'doce');
    expect(content()).toEqual(height);
    fireEvent.blur(field());
    expect([content(), field().value]).toEqual([{ ...height, height: 'doce' }, 'doce']);
  });

  it('steps by the arrow keys, ten at a time with Shift', () => {
    const { content } = show('CustomHtmlContent', 'height', height);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    fireEvent.keyDown(field(), { key: 'ArrowDown', shiftKey: true });
    expect(content()).toEqual({ ...height, height: 191 });
  });

  it('takes an optional one away when it is emptied', () => {
    const { content } = show('GradientContent', 'angle', { angle: 90 });
    type(field(), '');
    expect(content()).toEqual({});
  });
});

it('a switch shows what holds without a value, and says only what differs from it', () => {
  const { content } = show('JobCardConfig', 'showPay', {});
  const field = screen.getByRole<HTMLInputElement>('switch');
  expect(field.checked).toBe(true);
  fireEvent.click(field);
  expect(content()).toEqual({ showPay: false });
  fireEvent.click(field);
  expect(content()).toEqual({});
});

it('a colour is kept in small letters with all six digits', () => {
  const { content } = show('ThemeColors', 'ink', { ink: '#000000' });
  const field = screen.getAllByRole('textbox')[0];
  if (field) type(field, 'F0A');
  expect(content()).toEqual({ ink: '#ff00aa' });
});

it('a text that is no colour stays where it was typed, as a step that is undone', () => {
  const { source, content } = show('ThemeColors', 'ink', { ink: '#000000' });
  const [field] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!field) throw new Error('A colour has no field.');
  type(field, 'rojo');
  expect(content()).toEqual({ ink: '#000000' });
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect([content(), field.value, source.log]).toEqual([{ ink: 'rojo' }, 'rojo', ['same', 'undo']]);
  type(field, 'azul');
  fireEvent.blur(field);
  expect([content(), field.value]).toEqual([{ ink: 'azul' }, 'azul']);
});

it('a moment is typed in the time of its widget and kept with the offset of that day', () => {
  const start = '2026-12-05T10:00:00-06:00';
  const { content } = show('CountdownTimerContent', 'target', {
    target: start,
    timeZone: 'America/New_York',
  });
  const field = screen.getByLabelText<HTMLInputElement>('Date');
  expect(field.value).toBe('2026-12-05T11:00');
  type(field, '2026-07-01T09:30');
  expect(content()).toMatchObject({ target: '2026-07-01T09:30:00-04:00' });
});

describe('a list', () => {
  const steps = [
    { number: 1, title: 'Uno' },
    { number: 2, title: 'Dos' },
  ];
  const list = (content: () => unknown) => JSON.stringify(content());

  it('adds an item with its texts and the next number, opens it and goes into it', () => {
    const { content } = show('StepsContent', 'steps', { steps });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(content()).toEqual({ steps: [...steps, { number: 3, title: 'Title' }] });
    expect(document.activeElement?.getAttribute('name')).toBe('number');
  });

  it('moves an item by its buttons and by Alt with the arrow keys, keeping the focus', () => {
    const { content } = show('StepsContent', 'steps', { steps });
    const down = screen.getByRole('button', { name: 'Move “Uno” down' });
    down.focus();
    fireEvent.click(down);
    expect(list(content)).toMatch(/Dos.*Uno/);
    expect(document.activeElement).toBe(down);
    fireEvent.keyDown(down, { key: 'ArrowUp', altKey: true });
    expect(list(content)).toMatch(/Uno.*Dos/);
  });

  it('gives a copy an id of its own', () => {
    const cards = [{ id: 'a', title: 'Uno' }];
    const { source } = show('CardsContent', 'cards', { cards });
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate “Uno”' }));
    expect(source.read('/content/cards/1/title')).toBe('Uno');
    expect(source.read('/content/cards/1/id')).not.toBe('a');
  });

  it('says why the last needed item stays', () => {
    const { content } = show('StepsContent', 'steps', { steps: steps.slice(0, 1) });
    fireEvent.click(screen.getByRole('button', { name: 'Cannot be removed: the minimum is 1' }));
    expect(content()).toEqual({ steps: steps.slice(0, 1) });
  });

  it('goes as a whole with its last item where it may be missing', () => {
    const { content } = show('FooterContent', 'contacts', {
      contacts: [{ kind: 'chat', label: 'Chat', href: '/' }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Remove “Chat”' }));
    expect(content()).toEqual({});
  });

  it('offers values that it does not have yet, as long as there are any', () => {
    const { content } = show('JobFilterContent', 'facetFields', { facetFields: ['city', 'state'] });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(content()).toEqual({ facetFields: ['city', 'state', 'company'] });
  });
});

describe('an object that may be missing', () => {
  it('is added, and taken away', () => {
    const { content } = show('CardsContent', 'columns', {});
    fireEvent.click(screen.getByRole('button', { name: /^Add.*Columns$/ }));
    expect(content()).toEqual({ columns: {} });
    fireEvent.click(screen.getByRole('button', { name: 'Remove “Columns”' }));
    expect(content()).toEqual({});
  });

  it('has the focus when it is added, and leaves it to what adds it again', () => {
    show('CardsContent', 'columns', {});
    press(screen.getByRole('button', { name: /^Add.*Columns$/ }));
    const columns = screen.getByRole('group', { name: 'Columns' });
    expect(columns.contains(document.activeElement)).toBe(true);
    press(screen.getByRole('button', { name: 'Remove “Columns”' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Add.*Columns$/ }));
  });
});

it('a new item has what it needs, written in the form that its fields ask for', () => {
  const { content } = show('Site', 'hosts', { hosts: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(content()).toEqual({ hosts: ['domains-1'] });
});

/** As the keyboard does: the focus is there before. */
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}
