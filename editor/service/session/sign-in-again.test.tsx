// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageContext } from '../../ui/language/use-message.ts';
import { ContentError } from '../request/content-error.ts';
import { session } from './session.ts';
import { SignInAgain } from './sign-in-again.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once more for a session whose cookie comes after the other ended', async () => {
  const who = JSON.stringify({ name: 'Rosa', agencyId: 'entregas' });
  let status = 200;
  vi.stubGlobal('fetch', async () => new Response(status === 200 ? who : '{}', { status }));
  await session.resume();
  status = 401;
  session.end(0, new ContentError('refused', { status }));
  expect(session.state().step).toBe('interrupted');

  vi.useFakeTimers();
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <SignInAgain problem={null} />
    </LanguageContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('dialog').textContent).toContain('session');
  expect(session.state().step).toBe('interrupted');

  status = 200;
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(session.state()).toEqual({ step: 'signed-in', visit: 0 });
});
