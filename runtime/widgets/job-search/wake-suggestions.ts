import { announceOptions, type OptionList } from '../../client/widgets/option-list.ts';

/**
 * Loads the script of the suggestions once somebody is at a field: many searches are opened from a link and never
 * typed in. What is typed meanwhile is asked for as soon as the script is there; without it fields are what they were.
 */
export function wakeSuggestions(root: HTMLElement): void {
  const fields = fieldsOf(root);
  let isLoading = false;

  async function wake(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const before = fields.map(({ input }) => input.value);
    const script = await import('../../client/search/search-suggestions.ts').catch(() => undefined);
    isLoading = false;
    if (!script) return;
    for (const { input } of fields) input.removeEventListener('focus', start);
    script.addSuggestions(root);
    fields.forEach(({ input }, index) => {
      if (input.value !== before[index]) input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  function start(): void {
    void wake();
  }

  for (const field of fields) {
    // Who comes to the field hears at once what it is.
    announceOptions(field);
    field.input.addEventListener('focus', start);
    // Phones may bring the focus back to it before the scripts run.
    if (field.input === document.activeElement) start();
  }
}

function fieldsOf(root: HTMLElement): OptionList[] {
  return [...root.querySelectorAll('[data-field]')].flatMap((field) => {
    const input = field.querySelector('input');
    const list = field.querySelector<HTMLElement>('[role="listbox"]');
    return input && list ? [{ input, list }] : [];
  });
}
