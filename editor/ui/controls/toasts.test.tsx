// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LanguageContext } from '../language/use-message.ts';
import { showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

afterEach(cleanup);

it('gives the focus back to where it came from before it carries out what it offers', () => {
  const seen: (string | undefined)[] = [];
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <button type="button">Work</button>
      <Toasts />
    </LanguageContext>,
  );
  const run = () => void seen.push(document.activeElement?.textContent ?? undefined);
  act(() => showToast({ text: 'Gone', action: { label: 'Undo', run } }));
  screen.getByRole('button', { name: 'Work' }).focus();
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);
  expect(seen).toEqual(['Work']);
  expect(screen.queryByText('Gone')).toBeNull();
});
