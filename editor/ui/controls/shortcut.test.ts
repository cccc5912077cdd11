import { expect, it } from 'vitest';
import { commands } from '../../commands/commands.ts';
import { formatMessage, type Language } from '../messages/messages.ts';
import { matchesShortcut, shortcutFace } from './shortcut.ts';

const keys = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

it('knows the modifier of each kind of keyboard', () => {
  expect(matchesShortcut(keys('z', { ctrlKey: true }), 'Mod+Z', false)).toBe(true);
  expect(matchesShortcut(keys('z', { metaKey: true }), 'Mod+Z', true)).toBe(true);
  expect(matchesShortcut(keys('z', { metaKey: true }), 'Mod+Z', false)).toBe(false);
  expect(matchesShortcut(keys('z', { ctrlKey: true, metaKey: true }), 'Mod+Z', true)).toBe(false);
});

it('tells a shortcut from the same with another modifier', () => {
  expect(matchesShortcut(keys('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Z', false)).toBe(false);
  expect(matchesShortcut(keys('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z', false)).toBe(
    true,
  );
  expect(matchesShortcut(keys('1', { altKey: true }), '1', false)).toBe(false);
});

it('finds signs wherever a keyboard has them', () => {
  expect(matchesShortcut(keys('?', { shiftKey: true }), '?', false)).toBe(true);
  expect(matchesShortcut(keys('/', { shiftKey: true }), '/', false)).toBe(true);
});

it('prints keys as the keyboard does', () => {
  const face = (language: Language, shortcut: string, apple: boolean) =>
    shortcutFace(shortcut, (key) => formatMessage(language, key), apple);
  expect(face('en', 'Mod+Shift+D', true)).toBe('⌘⇧D');
  expect(face('en', 'Mod+Shift+D', false)).toBe('Ctrl+Shift+D');
  expect(face('es', 'Mod+Shift+D', false)).toBe('Ctrl+Mayús+D');
  const words = ['Delete', 'Backspace', 'Mod+Enter', 'Alt+ArrowUp', 'Escape'];
  expect(words.map((word) => face('es', word, false))).toEqual([
    ...['Supr', 'Retroceso', 'Ctrl+Intro', 'Alt+↑', 'Esc'],
  ]);
});

it('gives no keys to two commands, and no command an id twice', () => {
  const shortcuts = commands.flatMap((command) => command.shortcuts ?? []);
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
});
