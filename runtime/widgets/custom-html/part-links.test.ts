// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { PART_LINKS } from './part-links.ts';

beforeAll(() => {
  document.body.append(
    Object.assign(document.createElement('script'), { textContent: PART_LINKS }),
  );
});

function targetAfterClick(html: string): string | null | undefined {
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.append(main);
  main.addEventListener('click', (event) => event.preventDefault());
  main.querySelector<HTMLElement>('b')?.click();
  return main.querySelector('a')?.getAttribute('target');
}

describe('a link in a frame', () => {
  it('to a part of the frame stays in it', () => {
    expect(targetAfterClick('<a href="#parte"><b>Parte</b></a>')).toBe('_self');
  });

  it.each([
    ['elsewhere', '<a href="https://otro.example/#parte"><b>Otro</b></a>', null],
    ['with a target of its own', '<a href="#parte" target="x"><b>Parte</b></a>', 'x'],
    ['that is none', '<b>Nada</b>', undefined],
  ])('%s is left alone', (_, html, target) => {
    expect(targetAfterClick(html)).toBe(target);
  });
});
