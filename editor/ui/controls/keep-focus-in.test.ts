// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocusIn } from './keep-focus-in.ts';

const ROWS = ['a', 'b', 'c']
  .map((name) => `<li><p>${name}</p><span><button id="${name}">${name}</button></span></li>`)
  .join('');

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = `<main><button id="back">Back</button><ul>${ROWS}</ul></main><a id="beside" href="#">x</a>`;
  const [root] = document.getElementsByTagName('main');
  if (root) stop = keepFocusIn(root);
});

afterEach(() => stop());

const element = (id: string) => document.getElementById(id);

/** Takes the row of a button away. @returns the id of what has the focus then */
async function focusAfterRemoving(id: string): Promise<string | undefined> {
  element(id)?.closest('li')?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement?.id;
}

describe('the focus of what is taken away', () => {
  it('goes to what stands in its place, to what stood before it at the end, and beside the list without one', async () => {
    element('b')?.focus();
    expect(await focusAfterRemoving('b')).toBe('c');
    expect(await focusAfterRemoving('c')).toBe('a');
    expect(await focusAfterRemoving('a')).toBe('back');
  });

  it('stays where it is when something else goes', async () => {
    element('b')?.focus();
    expect(await focusAfterRemoving('a')).toBe('b');
    element('beside')?.focus();
    expect(await focusAfterRemoving('b')).toBe('beside');
  });

  it('is not brought back to who pressed beside everything', async () => {
    element('b')?.focus();
    element('b')?.blur();
    await Promise.resolve();
    expect(await focusAfterRemoving('b')).toBe('');
  });
});
