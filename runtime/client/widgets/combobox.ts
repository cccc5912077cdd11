import {
  activateOption,
  activeOption,
  announceOptions,
  fillOptions,
  type OptionList,
  type OptionSuggestion,
  showOptions,
} from './option-list.ts';

/** The list closes so long after the field lost the focus, in ms (spec section 9). */
const CLOSE_AFTER_BLUR_MS = 200;

export type { OptionSuggestion };

/** Suggestions that cost more than those of every letter. */
export interface LaterSuggestions {
  /** From the last letter to the request. */
  readonly debounceMs: number;
  /** Said meanwhile. */
  readonly waiting: string;
  load(text: string, signal: AbortSignal): Promise<readonly OptionSuggestion[]>;
}

/** `list` has `role="listbox"`, an id and a name, and is served `hidden` and empty. */
export interface ComboboxOptions extends OptionList {
  /** `role="status"`; empty while it has nothing to tell, so style it by `:empty`, not by `hidden`. */
  readonly status: HTMLElement;
  /** From the last letter to the request. */
  readonly debounceMs: number;
  readonly texts: { readonly loading: string; readonly empty: string };
  /** A failure shows nothing. The signal aborts when the answer is no longer wanted. */
  load(text: string, signal: AbortSignal): Promise<readonly OptionSuggestion[]>;
  /** Asked instead for a text that `load` finds nothing for. */
  readonly later?: LaterSuggestions;
  /** Called once the field holds the suggestion's label and the list is closed. */
  choose(suggestion: OptionSuggestion): void;
}

/**
 * Turns a field into a combobox with a list of suggestions, by the WAI-ARIA pattern "list autocomplete with
 * manual selection". Without suggestions it is the field that it was.
 */
export function createCombobox(options: ComboboxOptions): void {
  const { input, list, status, texts } = options;
  const find = createFind(options, (told) => show(false, told));
  let suggestions: readonly OptionSuggestion[] = [];
  const ask = createDelayedRun(options.debounceMs, async (text, signal) => {
    show(false, texts.loading);
    const found = await find(text, signal);
    if (signal.aborted) return;
    fill(found ?? []);
    show(true, found?.length === 0 ? texts.empty : '');
  });

  function show(open: boolean, told = ''): void {
    showOptions(options, open);
    status.textContent = told;
  }

  function fill(found: readonly OptionSuggestion[]): void {
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

type Find = (text: string, signal: AbortSignal) => Promise<readonly OptionSuggestion[] | null>;

/** What `load` finds, else what `later` does; null where nothing answers. */
function createFind(options: ComboboxOptions, tell: (told: string) => void): Find {
  const { load, later, debounceMs } = options;
  if (!later) return (text, signal) => load(text, signal).catch(() => null);
  return async (text, signal) => {
    const isLate = pause(later.debounceMs - debounceMs);
    const found = await load(text, signal).catch(() => null);
    if (found?.length !== 0 || signal.aborted) return found;
    tell(later.waiting);
    await isLate;
    return signal.aborted ? null : later.load(text, signal).catch(() => null);
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
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

/**
 * Runs for a text as soon as no other came for `delayMs`. Each text aborts the signal of the one before; an
 * empty one only does that.
 */
function createDelayedRun(
  delayMs: number,
  run: (text: string, signal: AbortSignal) => void,
): (text: string) => void {
  let timer: number | undefined;
  let controller: AbortController | undefined;
  return (text) => {
    clearTimeout(timer);
    controller?.abort();
    controller = new AbortController();
    if (text !== '') timer = setTimeout(run, delayMs, text, controller.signal);
  };
}
