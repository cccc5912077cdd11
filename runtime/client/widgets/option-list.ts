export interface OptionSuggestion {
  /** What people read. */
  readonly label: string;
  /** What it stands for. */
  readonly value: string;
}

/** The listbox of a combobox. The focus stays in the field, which tells which option is active. */
export interface OptionList {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
}

const ACTIVE = 'aria-activedescendant';

/** Says what the field is; without a script it would be none. The list is closed. */
export function announceOptions(options: OptionList): void {
  const { input, list } = options;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  showOptions(options, false);
}

/** Puts other options in the place of all. */
export function fillOptions({ list }: OptionList, suggestions: readonly OptionSuggestion[]): void {
  list.replaceChildren(
    ...suggestions.map(({ label }, index) => {
      const option = document.createElement('div');
      option.id = list.id + index;
      option.setAttribute('role', 'option');
      option.textContent = label;
      return option;
    }),
  );
}

/** Opens the list, if it has options, or closes it. None of them is active then. */
export function showOptions(options: OptionList, open: boolean): void {
  const { input, list } = options;
  list.hidden = !open || !list.hasChildNodes();
  input.setAttribute('aria-expanded', String(!list.hidden));
  activateOption(options, -1);
}

/** -1 where none is active. */
export function activeOption({ input, list }: OptionList): number {
  return [...list.children].findIndex(({ id }) => id === input.getAttribute(ACTIVE));
}

/** An index without option makes none active. */
export function activateOption({ input, list }: OptionList, index: number): void {
  [...list.children].forEach((option, i) => {
    option.setAttribute('aria-selected', String(i === index));
  });
  const option = list.children[index];
  option?.scrollIntoView({ block: 'nearest' });
  input.setAttribute(ACTIVE, option?.id ?? '');
}
