// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakeSuggestions } from './wake-suggestions.ts';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ data: ['Repartidor'] }) });
  });
  document.body.innerHTML = `<search data-agency="a" data-site="s"><form><div data-field="keyword">
    <input name="keyword"><div id="words" role="listbox" hidden></div>
    <p role="status" data-loading="…" data-empty="nada"></p></div></form></search>`;
  const root = document.querySelector<HTMLElement>('search');
  if (root) wakeSuggestions(root);
});

afterEach(() => vi.unstubAllGlobals());

function field(): HTMLInputElement {
  const input = document.querySelector('input');
  if (!input) throw new Error('The page has no field.');
  return input;
}

it('a field says what it is before anybody comes to it', () => {
  expect(field().getAttribute('role')).toBe('combobox');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

it('what is typed while the script comes is asked for once it is there', async () => {
  field().focus();
  field().value = 'repa';
  await expect.poll(() => document.querySelector('[role="option"]')).not.toBeNull();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('value=repa');
});
