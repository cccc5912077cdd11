// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LanguageContext } from '../../ui/language/use-message.ts';
import { ContentError } from '../request/content-error.ts';
import type { SessionProblem } from './session.ts';
import { SignIn } from './sign-in.tsx';

afterEach(cleanup);

function show(problem: SessionProblem | null): string[] {
  const tokens: string[] = [];
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <SignIn problem={problem} onToken={(token) => tokens.push(token)} />
    </LanguageContext>,
  );
  return tokens;
}

const field = () => screen.getByLabelText('Access token');

it('takes a token without the blanks around it', () => {
  const tokens = show(null);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(field(), { target: { value: ' a~1 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(tokens).toEqual(['a~1']);
});

it('says that a token was refused, at its field', () => {
  show(new ContentError('refused', { status: 401 }));
  expect(screen.getByRole('alert').textContent).toContain('did not accept the token');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it.each([
  [new ContentError('busy', { status: 429 }), 'Too many attempts'],
  [new ContentError('unreachable'), 'The server does not answer'],
  [new ContentError('failed', { status: 500 }), 'It answered 500'],
  ['not-ended', 'sign out again'],
] as const)('says what else went wrong, which is not the token: %s', (problem, text) => {
  show(problem);
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
