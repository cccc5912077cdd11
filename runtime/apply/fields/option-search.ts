import {
  activateOption,
  activeOption,
  announceOptions,
  fillOptions,
  type OptionList,
  type OptionSuggestion,
  showOptions,
} from '../../client/widgets/option-list.ts';

export interface OptionSearchOptions extends OptionList {
  readonly options: readonly OptionSuggestion[];
  /** `role="status"`; empty while it has nothing to tell. */
  readonly status: HTMLElement;
  /** Said where nothing is found. */
  readonly empty: string;
  /** Label of what is chosen; empty where nothing is. */
  readonly chosen: () => string;
  /** Undefined: nothing any more. */
  readonly choose: (option: OptionSuggestion | undefined) => void;
  readonly signal: AbortSignal;
}

/** Turns a field into a combobox over a list that is all there: opened by a tap, an arrow or a letter. */
export function addOptionSearch(search: OptionSearchOptions): void {
  const { input, list, status, options, signal } = search;
  let found: readonly OptionSuggestion[] = [];

  function open(text: string): void {
    found = findOptions(options, text);
    fillOptions(search, found);
    showOptions(search, true);
    status.textContent = found.length === 0 ? search.empty : '';
    if (text === '') activateOption(search, found.findIndex(isChosen));
  }

  function isChosen({ label }: OptionSuggestion): boolean {
    return label === search.chosen();
  }

  function close(): void {
    showOptions(search, false);
    status.textContent = '';
  }

  function choose(option: OptionSuggestion | undefined): void {
    close();
    input.value = option?.label ?? '';
    search.choose(option);
  }

  /** What was typed is one of the options, or it is none. */
  function leave(): void {
    const text = input.value.trim();
    const meant = meantOption(options, text);
    if (text === search.chosen()) close();
    else if (text === '' || meant !== undefined) choose(meant);
    else {
      close();
      input.value = search.chosen();
    }
  }

  function move(by: 1 | -1): boolean {
    if (list.hidden) open('');
    else {
      const from = activeOption(search);
      const start = from < 0 && by < 0 ? 0 : from;
      activateOption(search, (start + by + found.length) % Math.max(found.length, 1));
    }
    return true;
  }

  /** True where the key has done its work. */
  function press(key: string): boolean {
    if (key === 'ArrowDown') return move(1);
    if (key === 'ArrowUp') return move(-1);
    if (key === 'Tab' || list.hidden) return false;
    if (key === 'Escape') {
      close();
      return true;
    }
    const option = key === 'Enter' ? found[activeOption(search)] : undefined;
    if (option) choose(option);
    // With the list open Enter chooses, and sends nothing.
    return key === 'Enter';
  }

  announceOptions(search);
  input.addEventListener('click', () => list.hidden && open(''), { signal });
  input.addEventListener('input', () => open(input.value.trim()), { signal });
  input.addEventListener(
    'keydown',
    (event) => {
      if (!event.isComposing && press(event.key)) event.preventDefault();
    },
    { signal },
  );
  input.addEventListener('blur', leave, { signal });
  // The field keeps the focus, and phones their keyboard, while an option is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    ({ target }) => {
      const option =
        target instanceof Element ? found[[...list.children].indexOf(target)] : undefined;
      if (option) choose(option);
    },
    { signal },
  );
}

/** Hides the boxes whose labels do not hold the text; what is ticked always shows. Gives how many hold it. */
export function showFound(list: HTMLElement, text: string): number {
  const wanted = fold(text.trim());
  let count = 0;
  for (const label of list.querySelectorAll('label')) {
    const isFound = fold(label.textContent).includes(wanted);
    if (isFound) count += 1;
    label.hidden = !isFound && label.querySelector(':checked') === null;
  }
  return count;
}

/** Those that begin with the text go first, then those of which a word does, then all others that hold it. */
function findOptions(
  options: readonly OptionSuggestion[],
  text: string,
): readonly OptionSuggestion[] {
  const wanted = fold(text);
  const ranked = options.map((option) => ({ option, rank: rankOf(fold(option.label), wanted) }));
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

const NOT_FOUND = 3;

function rankOf(label: string, wanted: string): number {
  if (label.startsWith(wanted)) return 0;
  if (label.includes(` ${wanted}`)) return 1;
  return label.includes(wanted) ? 2 : NOT_FOUND;
}

/** The option of that name, or the only one that is found. */
function meantOption(
  options: readonly OptionSuggestion[],
  text: string,
): OptionSuggestion | undefined {
  if (text === '') return undefined;
  const found = findOptions(options, text);
  const named = found.find(({ label }) => fold(label) === fold(text));
  return named ?? (found.length === 1 ? found[0] : undefined);
}

/** Without accents and capitals. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
