// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { watchWindow } from './watch-window.ts';

it('brings the window back to its start after a file of tests', async () => {
  const late = vi.fn();
  const emptyWindow = watchWindow();
  document.body.innerHTML = '<p>Left behind</p>';
  document.head.innerHTML = '<title>Left behind</title>';
  document.documentElement.lang = 'es';
  document.body.className = 'left-behind';
  // biome-ignore lint/suspicious/noDocumentCookie: the test environments have no Cookie Store API.
  document.cookie = 'left=behind; path=/';
  localStorage.setItem('left', 'behind');
  sessionStorage.setItem('left', 'behind');
  location.href = 'https://empleos.example/left?behind';
  document.addEventListener('click', late);
  window.addEventListener('click', late, { capture: true });
  setTimeout(late, 20);
  setInterval(late, 5);
  vi.stubGlobal('fetch', late);
  emptyWindow();

  document.body.click();
  document.dispatchEvent(new Event('click'));
  window.dispatchEvent(new Event('click'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(late).not.toHaveBeenCalled();
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(location.href).toBe('http://localhost:3000/');
  expect(fetch).not.toBe(late);
});

it('watches each file of tests', () => {
  expect(Object.hasOwn(document, 'addEventListener')).toBe(true);
});
