const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const APPLE_FACES: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
};

const FACES: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
};

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a key press is a shortcut such as `Mod+Shift+D`. Signs like `?` bring their own Shift. */
export function matchesShortcut(event: Keys, shortcut: string, apple = isApple): boolean {
  const parts = shortcut.split('+');
  const key = parts.pop() ?? '';
  const mod = apple ? event.metaKey : event.ctrlKey;
  const other = apple ? event.ctrlKey : event.metaKey;
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return (
    key.toLowerCase() === event.key.toLowerCase() &&
    mod === parts.includes('Mod') &&
    !other &&
    event.altKey === parts.includes('Alt') &&
    (isSign || event.shiftKey === parts.includes('Shift'))
  );
}

/** A shortcut as this keyboard prints it: `⇧⌘D`, `Ctrl+Shift+D`. */
export function shortcutFace(shortcut: string, apple = isApple): string {
  const parts = shortcut
    .split('+')
    .map((part) => (apple && APPLE_FACES[part]) || FACES[part] || part);
  return parts.join(apple ? '' : '+');
}

/** As `aria-keyshortcuts` wants it. */
export function toAriaShortcut(shortcut: string, apple = isApple): string {
  return shortcut.replace('Mod', apple ? 'Meta' : 'Control');
}
