type Root = Pick<ParentNode, 'querySelector' | 'querySelectorAll'>;

/**
 * Puts the named parts of a newer state in the place of the older ones. What people are at stays: what they
 * type, where the focus is, and what they unfolded.
 */
export function swapParts(root: HTMLElement, fresh: Root): void {
  const unfolded = [...root.querySelectorAll('[data-part] details[open]')].map(({ id }) => id);
  const focused = document.activeElement;
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = fresh.querySelector(`[data-part="${part.dataset['part']}"]`);
    if (next) part.replaceChildren(...next.childNodes);
  }
  for (const details of root.querySelectorAll<HTMLDetailsElement>('[data-part] details'))
    details.open = unfolded.includes(details.id);
  for (const field of root.querySelectorAll<HTMLInputElement>('input[role="combobox"]')) {
    const next = fresh.querySelector(`input[name="${field.name}"]`);
    if (next instanceof HTMLInputElement) updateField(field, next);
  }
  if (focused && !focused.isConnected) focusAgain(root, focused);
  document.dispatchEvent(new Event('rumbo:swap'));
}

/** Text that is neither what was served nor what was asked for is still being typed. */
function updateField(field: HTMLInputElement, next: HTMLInputElement): void {
  const isTyping = field.value !== field.defaultValue && field.value !== next.defaultValue;
  field.defaultValue = next.defaultValue;
  if (isTyping) return;
  field.value = next.defaultValue;
  field.dataset['place'] = next.dataset['place'] ?? '';
}

/** The same control where it is still there, else the number of results. */
function focusAgain(root: HTMLElement, before: Element): void {
  const controls = root.querySelectorAll<HTMLElement>(CONTROLS);
  const same = [...controls].find((control) => nameOf(control) === nameOf(before));
  const count = root.querySelector<HTMLElement>('[data-part="count"]');
  (same ?? count)?.focus({ preventScroll: true });
}

const CONTROLS = '[data-part] :is(a,input:not([type="hidden"]),select,summary)';

/** What makes a control the same in another state: what it sends, else what it says. */
function nameOf(control: Element): string {
  const [name, value] = ['name', 'value'].map((trait) => control.getAttribute(trait));
  return name ? `${name}=${value}` : control.tagName + control.textContent;
}
