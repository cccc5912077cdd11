// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createStorage } from './storage.ts';

it('keeps what it is given for the next load', () => {
  createStorage(() => window.localStorage).write('rumbo-editor-language', 'en');
  expect(createStorage(() => window.localStorage).read('rumbo-editor-language')).toBe('en');
});

it('works until reload where the browser blocks storage', () => {
  const blocked = createStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  blocked.write('rumbo-editor-language', 'en');
  expect(blocked.read('rumbo-editor-language')).toBe('en');
});
