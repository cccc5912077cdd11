const NAMED_KEYS: readonly string[] = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'];

interface KeysAheadOptions {
  /** Escape was pressed before anything arrived. */
  readonly onCancel?: () => void;
  /** How long it is waited for, in ms; for ever where nothing is said. */
  readonly patience?: number;
}

/**
 * Keeps what is typed between asking for a field, pane or dialog and its coming, and gives it to what has the focus there: otherwise
 * letters would run commands, and Enter whatever had the focus before.
 * @param arrived asked once a frame: what was asked for, once it stands and has the focus
 * @returns ends it
 */
export function keepKeysUntil(
  arrived: () => Element | null,
  { onCancel, patience = Number.POSITIVE_INFINITY }: KeysAheadOptions = {},
): () => void {
  const keys: string[] = [];
  const ending = new AbortController();
  const stop = () => ending.abort();
  const keep = (event: KeyboardEvent) => {
    if (!isTypedAhead(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onCancel?.();
    else keys.push(event.key);
  };
  const until = performance.now() + patience;
  const look = () => {
    if (ending.signal.aborted) return;
    const place = arrived();
    // What is typed meanwhile comes after what was typed before.
    if (place) void giveKeys(keys, place).then(stop);
    else if (performance.now() < until) requestAnimationFrame(look);
    else stop();
  };
  addEventListener('keydown', keep, { capture: true, signal: ending.signal });
  requestAnimationFrame(look);
  return stop;
}

/** By a person: keys that are given on are none of them. */
function isTypedAhead(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isTrusted } = event;
  if (!isTrusted || ctrlKey || metaKey || altKey) return false;
  return key.length === 1 || NAMED_KEYS.includes(key);
}

/** Takes the keys one by one until none is left. */
async function giveKeys(keys: string[], place: Element): Promise<void> {
  for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
    const field = document.activeElement;
    if (!(field instanceof HTMLElement) || !place.contains(field)) return;
    if (key.length === 1 && isWrittenIn(field)) document.execCommand('insertText', false, key);
    else press(field, key);
    // What one key changes is drawn before the next comes.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function isWrittenIn(field: HTMLElement): boolean {
  return field.isContentEditable || field.matches('input, textarea');
}

/** As a person would: Enter that nothing else has a use for submits a form or begins a line. */
function press(field: HTMLElement, key: string): void {
  const isUnused = field.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  if (!isUnused || key !== 'Enter') return;
  if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  else if (isWrittenIn(field)) document.execCommand('insertText', false, '\n');
}
