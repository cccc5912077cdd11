import { createDelayedRun } from './delayed-run.ts';
import {
  activateOption,
  activeOption,
  announceOptions,
  fillOptions,
  type OptionList,
  type Suggestion,
  showOptions,
} from './option-list.ts';

/** The list closes so long after the field lost the focus, in ms (spec section 9). */
const CLOSE_AFTER_BLUR_MS = 200;

export type { Suggestion };

/** `list` has `role="listbox"`, an id and a name, and is served `hidden` and empty. */
export interface ComboboxOptions extends OptionList {
  /** `role="status"`; empty while it has nothing to tell, so style it by `:empty`, not by `hidden`. */
  readonly status: HTMLElement;
  /** From the last letter to the request. */
  readonly debounceMs: number;
  readonly texts: { readonly loading: string; readonly empty: string };
  /** A failure shows nothing. The signal aborts when the answer is no longer wanted. */
  load(text: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  /** Called once the field holds the suggestion's label and the list is closed. */
  choose(suggestion: Suggestion): void;
}

/**
 * Turns a field into a combobox with a list of suggestions, by the WAI-ARIA pattern "list autocomplete with
 * manual selection". Without suggestions it is the field that it was.
 */
export function createCombobox(options: ComboboxOptions): void {
  const { input, list, status, texts } = options;
  let suggestions: readonly Suggestion[] = [];
  const ask = createDelayedRun(options.debounceMs, async (text, signal) => {
    show(false, texts.loading);
    const found = await options.load(text, signal).catch(() => null);
    if (signal.aborted) return;
    fill(found ?? []);
    show(true, found?.length === 0 ? texts.empty : '');
  });

  function show(open: boolean, told = ''): void {
    showOptions(options, open);
    status.textContent = told;
  }

  function fill(found: readonly Suggestion[]): void {
    suggestions = found;
    fillOptions(options, found);
    show(false);
  }

  function close(): void {
    ask('');
    show(false);
  }

  function change(): void {
    const text = input.value.trim();
    ask(text);
    activateOption(options, -1);
    if (text === '') fill([]);
  }

  function choose(index: number): boolean {
    const suggestion = suggestions[index];
    if (!suggestion) return false;
    ask('');
    fill([]);
    input.value = suggestion.label;
    options.choose(suggestion);
    return true;
  }

  /** The ends meet: one past the last is the first. */
  function move(index: number): boolean {
    if (list.hidden) show(true);
    activateOption(options, index % suggestions.length);
    return !list.hidden;
  }

  /** First it closes, then it clears; an empty field leaves the key to whatever is around it. */
  function dismiss(): boolean {
    const isShown = !list.hidden || status.textContent !== '';
    if (!isShown && input.value === '') return false;
    close();
    if (isShown) return true;
    input.value = '';
    return input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** True where the key has done its work. */
  function press(key: string): boolean {
    const active = activeOption(options);
    if (key === 'ArrowDown') return move(active + 1);
    if (key === 'ArrowUp') return move(Math.max(active, 0) - 1 + suggestions.length);
    if (key === 'Enter') return choose(active);
    if (key === 'Escape') return dismiss();
    if (key === 'Tab') close();
    return false;
  }

  announceOptions(options);
  show(false);

  // Phones compose whole words, so every change counts; only keys belong to the input method meanwhile.
  input.addEventListener('input', change);
  input.addEventListener('keydown', (event) => {
    if (!event.isComposing && press(event.key)) event.preventDefault();
  });
  input.form?.addEventListener('submit', close);
  // The field keeps the focus, and phones their keyboard, while an option is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) choose([...list.children].indexOf(target));
  });
  followFocus(input, () => show(true), close);
}

function followFocus(input: HTMLElement, open: () => void, close: () => void): void {
  let closing: number | undefined;
  input.addEventListener('blur', () => {
    closing = setTimeout(close, CLOSE_AFTER_BLUR_MS);
  });
  input.addEventListener('focus', () => {
    clearTimeout(closing);
    open();
  });
}
