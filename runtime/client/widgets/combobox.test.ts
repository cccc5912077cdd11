// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCombobox } from './combobox.ts';

const TEXTS = { loading: 'Cargando…', empty: 'Nada' };
const WORDS = ['repartidor', 'repartidora', 'reparto en moto'];

const load =
  vi.fn<(text: string, signal: AbortSignal) => Promise<{ label: string; value: string }[]>>();
const choose = vi.fn();
const submit = vi.fn((event: Event) => event.preventDefault());

function find<Wanted extends HTMLElement>(selector: string): Wanted {
  const found = document.querySelector<Wanted>(selector);
  if (found === null) throw new Error(`Nothing matches ${selector}`);
  return found;
}

const input = () => find<HTMLInputElement>('input');
const list = () => find('[role="listbox"]');
const status = () => find('[role="status"]');
const active = () => {
  const id = input().getAttribute('aria-activedescendant') ?? '';
  const selected = list().querySelectorAll('[aria-selected="true"]');
  expect([...selected].map((option) => option.id)).toEqual(id === '' ? [] : [id]);
  return id === '' ? null : document.getElementById(id)?.textContent;
};
const isOpen = () => {
  expect(input().getAttribute('aria-expanded')).toBe(String(!list().hidden));
  return !list().hidden;
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<form><input type="search"><div id="palabras" role="listbox" hidden></div>
    <p role="status"></p><button>Buscar</button></form>`;
  load.mockReset().mockImplementation(async (text) =>
    WORDS.filter((word) => word.startsWith(text)).map((word) => ({
      label: word,
      value: `${word}!`,
    })),
  );
  choose.mockReset();
  submit.mockClear();
  find('form').addEventListener('submit', submit);
  createCombobox({
    ...{ input: input(), list: list(), status: status() },
    ...{ debounceMs: 300, texts: TEXTS, load, choose },
  });
  input().focus();
});

afterEach(() => vi.useRealTimers());

function write(text: string): void {
  input().value = text;
  input().dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Whether the key did anything but what the browser does with it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  input().dispatchEvent(event);
  return event.defaultPrevented;
}

async function suggest(text = 'rep'): Promise<void> {
  write(text);
  await vi.advanceTimersByTimeAsync(300);
}

it('is a combobox that controls its list', () => {
  expect(input().getAttribute('role')).toBe('combobox');
  expect(input().getAttribute('aria-autocomplete')).toBe('list');
  expect(input().getAttribute('aria-controls')).toBe('palabras');
  expect(isOpen()).toBe(false);
});

it('asks once, when nothing was typed for the whole delay', async () => {
  write('r');
  await vi.advanceTimersByTimeAsync(299);
  write(' re ');
  await vi.advanceTimersByTimeAsync(299);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load.mock.calls.map(([text]) => text)).toEqual(['re']);
  expect([...list().children].map((option) => option.textContent)).toEqual(WORDS);
});

it('asks for what phones are still composing', async () => {
  input().value = 'rep';
  input().dispatchEvent(new InputEvent('input', { isComposing: true }));
  await vi.advanceTimersByTimeAsync(300);
  expect(isOpen()).toBe(true);
});

it('tells that it loads, then shows the list, or that there is nothing', async () => {
  let answer = (_: []) => {};
  load.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await suggest();
  expect([status().textContent, isOpen()]).toEqual([TEXTS.loading, false]);
  answer([]);
  await vi.advanceTimersByTimeAsync(0);
  expect([status().textContent, isOpen()]).toEqual([TEXTS.empty, false]);
});

it('shows nothing when the request fails', async () => {
  await suggest();
  load.mockRejectedValue(new Error('offline'));
  await suggest('repa');
  expect([status().textContent, isOpen(), list().childElementCount]).toEqual(['', false, 0]);
});

it('shows the answer to the last text, whatever comes late', async () => {
  const answers: ((found: { label: string; value: string }[]) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await suggest('a');
  await suggest('b');
  expect(load.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
  answers[1]?.([{ label: 'b', value: 'b' }]);
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.([{ label: 'a', value: 'a' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(list().textContent).toBe('b');
});

it('closes and forgets its suggestions when the text is blank', async () => {
  await suggest();
  write('   ');
  expect([isOpen(), list().childElementCount]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('walks through the options in a circle', async () => {
  await suggest();
  expect(active()).toBeNull();
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map(
    (key) => press(key) && active(),
  );
  expect(seen).toEqual([0, 1, 2, 0, 2, 1].map((index) => WORDS[index]));
});

it('begins at the end with ArrowUp', async () => {
  await suggest();
  press('ArrowUp');
  expect(active()).toBe(WORDS[2]);
});

it('opens with an arrow what Escape closed', async () => {
  await suggest();
  expect(press('Escape')).toBe(true);
  expect(isOpen()).toBe(false);
  press('ArrowDown');
  expect([isOpen(), active()]).toEqual([true, WORDS[0]]);
});

it('leaves arrows, Home and End alone where there is nothing to walk through', async () => {
  expect(press('ArrowDown')).toBe(false);
  await suggest();
  expect([press('Home'), press('End'), press('ArrowLeft')]).toEqual([false, false, false]);
});

it('chooses the active option with Enter and submits the text without one', async () => {
  await suggest();
  expect(press('Enter')).toBe(false);
  press('ArrowDown');
  expect(press('Enter')).toBe(true);
  expect(choose).toHaveBeenCalledExactlyOnceWith({ label: WORDS[0], value: `${WORDS[0]}!` });
  expect([input().value, isOpen()]).toEqual([WORDS[0], false]);
});

it('forgets the active option when more is typed', async () => {
  await suggest();
  press('ArrowDown');
  write('repa');
  expect([active(), press('Enter')]).toEqual([null, false]);
});

it('leaves the keys to an input method that composes', async () => {
  await suggest();
  press('ArrowDown');
  expect(press('Enter', { isComposing: true })).toBe(false);
  expect(choose).not.toHaveBeenCalled();
});

it('closes on the first Escape, clears on the second and then leaves the key to others', async () => {
  await suggest();
  expect(press('Escape')).toBe(true);
  expect([isOpen(), input().value]).toEqual([false, 'rep']);
  expect(press('Escape')).toBe(true);
  expect([input().value, list().childElementCount]).toEqual(['', 0]);
  expect(press('Escape')).toBe(false);
});

it('closes when Tab or a submit leads away, and stays closed', async () => {
  await suggest();
  press('Tab');
  expect(isOpen()).toBe(false);
  write('repa');
  find('form').dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.advanceTimersByTimeAsync(1000);
  expect([isOpen(), load.mock.calls.length]).toEqual([false, 1]);
});

it('closes 200 ms after the focus left and opens again when it comes back', async () => {
  await suggest();
  input().blur();
  await vi.advanceTimersByTimeAsync(199);
  expect(isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOpen()).toBe(false);
  input().focus();
  expect([isOpen(), active()]).toEqual([true, null]);
});

it('stays open when the focus comes back in time', async () => {
  await suggest();
  input().blur();
  await vi.advanceTimersByTimeAsync(100);
  input().focus();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOpen()).toBe(true);
});

it('chooses what is clicked, and keeps the focus', async () => {
  await suggest();
  const option = list().children[1];
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  option?.dispatchEvent(down);
  option?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(down.defaultPrevented).toBe(true);
  expect(choose).toHaveBeenCalledExactlyOnceWith({ label: WORDS[1], value: `${WORDS[1]}!` });
});

it('shows labels as text, never as markup', async () => {
  load.mockResolvedValue([{ label: '<img src=x>', value: '' }]);
  await suggest();
  expect(list().textContent).toBe('<img src=x>');
});
