// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createStorage } from '../storage/storage.ts';
import { createSession } from './session.ts';

const storage = () => createStorage(() => window.sessionStorage);

it('keeps the token for the next load of the tab', () => {
  createSession(storage()).signIn('secret');
  expect(createSession(storage()).state()).toEqual({ token: 'secret', refused: false });
});

it('forgets a refused token and says so', () => {
  const session = createSession(storage());
  session.signIn('secret');
  let told = 0;
  session.subscribe(() => told++);
  session.refuse();
  expect(session.state()).toEqual({ token: null, refused: true });
  expect(told).toBe(1);
  expect(createSession(storage()).state().token).toBeNull();
});

it('works until reload where the browser blocks storage', () => {
  const blocked = createStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const session = createSession(blocked);
  session.signIn('secret');
  expect(session.state().token).toBe('secret');
  expect(blocked.read('rumbo-editor-token')).toBe('secret');
});
