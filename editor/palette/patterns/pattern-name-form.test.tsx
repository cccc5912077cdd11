// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LanguageContext } from '../../ui/language/use-message.ts';
import { PatternNameForm } from './pattern-name-form.tsx';

afterEach(cleanup);

function open(subject: string) {
  cleanup();
  let isClosed = false;
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <PatternNameForm
        title="Save"
        submit="Save"
        initial=""
        subject={subject}
        at={{ x: 0, y: 0 }}
        onClose={() => {
          isClosed = true;
        }}
        onName={async () => {}}
      />
    </LanguageContext>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
  return { field, isClosed: () => isClosed };
}

it('has a name that Escape left half typed when it is asked for again, until Cancel', () => {
  const { field, isClosed } = open('a');
  fireEvent.input(field, { target: { value: 'Turnos de no' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(isClosed()).toBe(true);
  expect(open('b').field.value).toBe('');
  expect(open('a').field.value).toBe('Turnos de no');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  expect(open('a').field.value).toBe('');
});
