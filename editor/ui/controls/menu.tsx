import { clamp } from 'lodash-es';
import { Check, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useMessage } from '../language/use-message.ts';
import styles from './menu.module.css';
import { shortcutFace, toAriaShortcut } from './shortcut.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** Keys that do the same without the menu, such as `Mod+D`. */
  readonly shortcut?: string | undefined;
  readonly isDangerous?: boolean | undefined;
  /** For switches: whether it is on. */
  readonly isOn?: boolean | undefined;
  /** It keeps its place, and does nothing. */
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

/** Items that belong together; lines stand between groups. */
export interface MenuGroup {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export interface MenuPlace {
  /** In CSS pixels from the window's corner. */
  readonly x: number;
  readonly y: number;
}

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[] | readonly MenuGroup[];
  readonly at: MenuPlace;
  readonly onClose: () => void;
}

/** What can be done with one thing, at the place where it was asked for. It has the focus while it is open and gives it back. */
export function Menu({ label, items, at, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  usePopoverAt(menu, at);
  useMenuFocus(menu, onClose);
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      aria-label={label}
      popover="manual"
      onKeyDown={(event) => moveInMenu(event, onClose)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map((item) =>
        'items' in item ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
          <div key={item.label} role="group" className={styles.group} aria-label={item.label}>
            {item.items.map((each) => (
              <MenuButton key={each.id} item={each} onClose={onClose} />
            ))}
          </div>
        ) : (
          <MenuButton key={item.id} item={item} onClose={onClose} />
        ),
      )}
    </div>
  );
}

interface MenuButtonProps {
  readonly item: MenuItem;
  readonly onClose: () => void;
}

function MenuButton({ item, onClose }: MenuButtonProps) {
  const message = useMessage();
  const { label, shortcut, isDangerous, isDisabled, isOn, run } = item;
  const Icon = isOn ? Check : item.icon;
  return (
    <button
      type="button"
      {...roleOf(isOn)}
      tabIndex={-1}
      className={isDangerous ? `${styles.item} ${styles.danger}` : styles.item}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={shortcut && toAriaShortcut(shortcut)}
      onClick={() => {
        if (isDisabled) return;
        onClose();
        run();
      }}
    >
      <span className={styles.icon}>
        {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      {label}
      {shortcut !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {shortcutFace(shortcut, message)}
        </span>
      )}
    </button>
  );
}

function roleOf(isOn: boolean | undefined) {
  return isOn === undefined
    ? { role: 'menuitem' }
    : { role: 'menuitemcheckbox', 'aria-checked': isOn };
}

/** Below the left edge of what opens a menu. */
export function placeBelow(element: Element): MenuPlace {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom + 4 };
}

/** Distance that a popover keeps from the edges of the window, in pixels. */
const MARGIN = 8;

/** Shows a popover at a place, in the window whole and over everything. */
export function usePopoverAt(popover: RefObject<HTMLElement | null>, { x, y }: MenuPlace): void {
  useLayoutEffect(() => {
    const { current } = popover;
    if (!current) return;
    current.showPopover?.();
    const { width, height } = current.getBoundingClientRect();
    current.style.left = `${clamp(x, MARGIN, innerWidth - width - MARGIN)}px`;
    current.style.top = `${clamp(y, MARGIN, innerHeight - height - MARGIN)}px`;
  }, [popover, x, y]);
}

function useMenuFocus(menu: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const before = document.activeElement;
    const { current } = menu;
    itemsOf(current)[0]?.focus();
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && current?.contains(target))) close.current();
    };
    const onBlur = () => close.current();
    addEventListener('pointerdown', onPointer, true);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('pointerdown', onPointer, true);
      removeEventListener('blur', onBlur);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [menu]);
}

function moveInMenu(event: KeyboardEvent<HTMLDivElement>, onClose: () => void): void {
  const { key } = event;
  event.stopPropagation();
  if (key === 'Escape' || key === 'Tab') {
    event.preventDefault();
    onClose();
    return;
  }
  const items = itemsOf(event.currentTarget);
  const next = targetOf(key, items);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Where a key leads: arrows and ends, or the next item that begins with the letter. */
function targetOf(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item.matches(':focus'));
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const place = places[key];
  if (place !== undefined) return items[place];
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter));
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled])') ?? [])];
}
