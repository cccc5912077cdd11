// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const CONTENT = {
  cards: [
    { id: 'a', title: 'Uno', text: 'Primero' },
    { id: 'b', title: 'Dos', text: 'Segundo' },
  ],
};

function flipped(): string[] {
  return [...document.querySelectorAll('[data-flipped="true"] h3')].map(
    (title) => title.textContent,
  );
}

function card(index: number): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>('[data-flip-card]')[index];
  if (!found) throw new Error(`There is no card ${index}.`);
  return found;
}

function button(index: number): HTMLButtonElement {
  const found = card(index).querySelector('button');
  if (!found) throw new Error(`Card ${index} has no button.`);
  return found;
}

function point(index: number, type: 'pointerenter' | 'pointerleave', pointerType = 'mouse'): void {
  card(index).dispatchEvent(new PointerEvent(type, { pointerType }));
}

describe('flip cards', () => {
  beforeEach(async () => {
    const page = renderTestPage({ widgets: [{ id: 'w', type: 'flip-cards', content: CONTENT }] });
    document.body.replaceChildren(...toDocument(page).body.children);
    vi.resetModules();
    await import('./enhance.ts');
  });

  it('flips under the mouse and back when it leaves', () => {
    point(0, 'pointerenter');
    expect(flipped()).toEqual(['Uno']);
    point(0, 'pointerleave');
    expect(flipped()).toEqual([]);
  });

  it('flips once on a tap, which also enters and leaves', () => {
    point(0, 'pointerenter', 'touch');
    button(0).click();
    point(0, 'pointerleave', 'touch');
    expect(flipped()).toEqual(['Uno']);
  });

  it('toggles on click and says so to assistive technology', () => {
    button(1).click();
    expect(flipped()).toEqual(['Dos']);
    expect(button(1).getAttribute('aria-expanded')).toBe('true');
    button(1).click();
    expect(flipped()).toEqual([]);
    expect(button(1).getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps at most one card flipped', () => {
    button(0).click();
    point(1, 'pointerenter');
    expect(flipped()).toEqual(['Dos']);
  });

  it('unflips on Escape and keeps the focus on the card', () => {
    button(0).click();
    const text = card(0).querySelector<HTMLElement>('[data-flip-text]');
    text?.setAttribute('tabindex', '0');
    text?.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(flipped()).toEqual([]);
    expect(document.activeElement).toBe(button(0));
  });
});

it('is 280 px high and turns in 0.6 s', () => {
  const css = readFileSync('runtime/widgets/flip-cards/flip-cards.module.css', 'utf8');
  expect(css).toMatch(/--flip-height: 280px;\s*--flip-time: 0\.6s;/);
  expect(css).toContain('min-height: var(--flip-height)');
  expect(css).toContain('transition: transform var(--flip-time)');
});
