// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { FooterContent } from '#schemas/documents.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

function show(content: Partial<FooterContent>): HTMLElement {
  const page = renderTestPage({
    widgets: [
      {
        id: 'footer',
        type: 'footer',
        content: { year: 2024, owner: 'Cumbre', links: [], ...content },
      },
    ],
  });
  const footer = toDocument(page).querySelector('footer');
  if (!footer) throw new Error('The page has no footer');
  return footer;
}

it.each([
  ['Repartidores MX', '© 2024 Repartidores MX. Todos los derechos reservados.'],
  ['Cumbre, S.A. de C.V.', '© 2024 Cumbre, S.A. de C.V. Todos los derechos reservados.'],
])('puts one stop after the owner %s', (owner, line) => {
  expect(show({ owner }).querySelector('p')?.textContent).toBe(line);
});

it('names its links as what they are', () => {
  const footer = show({ links: [{ label: 'Inicio', href: '/home' }] });
  expect(footer.querySelector('nav')?.getAttribute('aria-label')).toBe('Enlaces del sitio');
});
