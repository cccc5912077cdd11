import type { MessageKey } from '../messages/messages.ts';

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const APPLE_FACES: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Enter: '↩',
  Delete: '⌦',
  Backspace: '⌫',
};

/** Keys with a word on them, which depends on the language of the keyboard. */
const NAMED = {
  Shift: 'key.shift',
  Enter: 'key.enter',
  Delete: 'key.delete',
  Backspace: 'key.backspace',
} as const satisfies Readonly<Record<string, MessageKey>>;

type Named = keyof typeof NAMED;

const FACES: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
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

/** A shortcut as the person's keyboard prints it: `⇧⌘D`, `Ctrl+Shift+D`, `Ctrl+Mayús+D`. */
export function shortcutFace(
  shortcut: string,
  message: (key: MessageKey) => string,
  apple = isApple,
): string {
  const faceOf = (part: string) =>
    (apple && APPLE_FACES[part]) || (isNamed(part) ? message(NAMED[part]) : (FACES[part] ?? part));
  return shortcut
    .split('+')
    .map(faceOf)
    .join(apple ? '' : '+');
}

function isNamed(part: string): part is Named {
  return Object.hasOwn(NAMED, part);
}

/** As `aria-keyshortcuts` wants it. */
export function toAriaShortcut(shortcut: string, apple = isApple): string {
  return shortcut.replace('Mod', apple ? 'Meta' : 'Control');
}
