// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const writeText = vi.fn<(text: string) => Promise<void>>();

function find<Wanted extends HTMLElement>(selector: string): Wanted {
  const found = document.querySelector<Wanted>(selector);
  if (found === null) throw new Error(`Nothing matches ${selector}`);
  return found;
}

const markup = `<div data-share-href="/mx/job/chofer-1" data-share-title="Chofer & más">
  <button data-share="copy"><svg></svg></button><button data-share="whatsapp"></button>
  <button data-share="native" hidden></button>
  <p role="status" data-share-copied="Link is copied to clipboard"></p>
  <label hidden>Copia: <input readonly></label></div>`;

async function start({ isTouch = false, share }: { isTouch?: boolean; share?: unknown } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share !== undefined && { share }) });
  document.body.innerHTML = markup;
  vi.resetModules();
  const { shareByClick } = await import('./share-buttons.ts');
  document.body.addEventListener('click', shareByClick);
}

const url = () => `${location.origin}/mx/job/chofer-1`;

beforeEach(() => {
  vi.useFakeTimers();
  location.href = 'https://empleos.example/mx/job/chofer-1?returnToUrl=%2Fmx&utm_source=x';
  writeText.mockReset().mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('copies the job’s address alone and says so for a while', async () => {
  await start();
  find('[data-share="copy"] svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledWith(url());
  expect(find('[role="status"]').textContent).toBe('Link is copied to clipboard');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(find('[role="status"]').textContent).toBe('');
});

it('gives the address to be copied by hand where the clipboard is blocked', async () => {
  await start();
  writeText.mockRejectedValue(new Error('NotAllowedError'));
  find('[data-share="copy"]').click();
  await vi.advanceTimersByTimeAsync(0);
  const field = find<HTMLInputElement>('input');
  expect(find('label').hidden).toBe(false);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([url(), 0, url().length]);
  expect(find('[role="status"]').textContent).toBe('');
});

it('opens WhatsApp with title and address', async () => {
  await start();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  find('[data-share="whatsapp"]').click();
  expect(opened).toHaveBeenCalledWith(
    `https://wa.me/?text=${encodeURIComponent(`Chofer & más ${url()}`)}`,
    '_blank',
    'noopener',
  );
});

it.each([
  [{ isTouch: true, share: async () => {} }, false],
  [{ isTouch: false, share: async () => {} }, true],
  [{ isTouch: true }, true],
])('offers the native sheet where there is one for fingers: %j', async (device, hidden) => {
  await start(device);
  expect(find('[data-share="native"]').hidden).toBe(hidden);
  find('[data-share="native"]').hidden = true;
  document.dispatchEvent(new Event('rumbo:swap'));
  expect(find('[data-share="native"]').hidden).toBe(hidden);
});

it('takes a closed sheet for an answer', async () => {
  const share = vi.fn(() => Promise.reject(new Error('AbortError')));
  await start({ isTouch: true, share });
  find('[data-share="native"]').click();
  await vi.advanceTimersByTimeAsync(0);
  expect(share).toHaveBeenCalledWith({ title: 'Chofer & más', url: url() });
});
