import { useEffect } from 'react';

/**
 * Keeps what is typed between asking for a dialog and its opening, and gives it to the field that has the focus there:
 * otherwise letters would run commands, and Enter whatever had the focus before.
 * @param onCancel Escape was pressed before the dialog opened
 */
export function useKeysAhead(onCancel: () => void): void {
  useEffect(() => {
    const keys: string[] = [];
    const keep = (event: KeyboardEvent) => {
      if (!isTypedAhead(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onCancel();
      else keys.push(event.key);
    };
    const stop = () => {
      removeEventListener('keydown', keep, true);
      opening.disconnect();
    };
    const opening = new MutationObserver(() => {
      if (openDialog() === null) return;
      opening.disconnect();
      // What is typed meanwhile comes after what was typed before.
      void giveKeys(keys).then(stop);
    });
    if (openDialog() !== null) return undefined;
    addEventListener('keydown', keep, true);
    opening.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
    return stop;
  }, [onCancel]);
}

const NAMED_KEYS: readonly string[] = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'];

/** By a person: keys that are given to the dialog are none of them. */
function isTypedAhead(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isTrusted } = event;
  if (!isTrusted || ctrlKey || metaKey || altKey) return false;
  return key.length === 1 || NAMED_KEYS.includes(key);
}

function openDialog(): Element | null {
  return document.querySelector('dialog[open]');
}

/** Takes the keys one by one until none is left. */
async function giveKeys(keys: string[]): Promise<void> {
  for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || !openDialog()?.contains(field)) return;
    if (key.length === 1) document.execCommand('insertText', false, key);
    else press(field, key);
    // What one key changes is drawn before the next comes.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** As a person would: Enter that nothing else has a use for submits the form. */
function press(field: HTMLInputElement, key: string): void {
  const isUnused = field.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  if (isUnused && key === 'Enter') field.form?.requestSubmit();
}
