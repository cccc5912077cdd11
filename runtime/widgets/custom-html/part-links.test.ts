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
    ['elsewhere', '<a href="https://otro.example/#parte"><b>Otro</b></a>'],
    ['to the site', '<a href="/buscar-empleos" target="_self"><b>Aquí</b></a>'],
    ['to the page around it', '<a href="/buscar-empleos" target="_top"><b>Arriba</b></a>'],
    [
      'in a drawing',
      '<svg><a xlink:href="/home" target="_parent"><foreignObject><b>Dibujo</b></foreignObject></a></svg>',
    ],
  ])('%s opens a tab, whatever its target', (_, html) => {
    expect(targetAfterClick(html)).toBe('_blank');
  });

  it('to a part of the frame stays in it, whatever its target', () => {
    expect(targetAfterClick('<a href="#parte" target="x"><b>Parte</b></a>')).toBe('_self');
  });

  it('that leads nowhere is left alone', () => {
    expect(targetAfterClick('<a><b>Nada</b></a>')).toBeNull();
    expect(targetAfterClick('<b>Nada</b>')).toBeUndefined();
  });
});
