// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { createViewCommands, VIEW_SHORTCUTS } from './view-commands.ts';

afterEach(cleanup);

function Workshop({ commands }: { readonly commands: readonly Command[] }) {
  useShortcuts(commands);
  return (
    <>
      <input aria-label="text" />
      <input type="radio" aria-label="choice" />
    </>
  );
}

function start(): unknown[] {
  const done: unknown[] = [];
  const record = (value: unknown) => void done.push(value);
  const commands = createViewCommands({
    setBreakpoint: record,
    setZoom: record,
    focusFilter: () => record('filter'),
    hidePages: () => record('hide'),
  });
  render(<Workshop commands={commands} />);
  return done;
}

it('runs each command by its key', () => {
  const done = start();
  for (const key of ['1', '2', '3', 'f', '0', '/', 'Escape'])
    fireEvent.keyDown(document.body, { key });
  expect(done).toEqual(['mobile', 'tablet', 'desktop', 'fit', 'full', 'filter', 'hide']);
});

it('leaves typing and the shortcuts of the browser alone', () => {
  const done = start();
  fireEvent.keyDown(screen.getByLabelText('text'), { key: '1' });
  fireEvent.keyDown(document.body, { key: '0', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'f', metaKey: true });
  expect(done).toEqual([]);
});

it('works while a segment of the toolbar has the focus', () => {
  const done = start();
  fireEvent.keyDown(screen.getByLabelText('choice'), { key: '2' });
  expect(done).toEqual(['tablet']);
});

it('gives no key to two commands', () => {
  const keys = Object.values(VIEW_SHORTCUTS);
  expect(new Set(keys).size).toBe(keys.length);
});
