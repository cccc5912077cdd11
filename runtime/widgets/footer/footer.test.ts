// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { FooterContent } from '#schemas/documents/documents.ts';
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

it('leads to the chat, the social page, the website and the mailbox of its company', () => {
  const hrefs = {
    chat: 'https://wa.me/525555550100',
    social: 'https://social.example/cumbre',
    website: 'https://cumbre.example/',
    email: 'mailto:hola@cumbre.example',
  } as const;
  const kinds = ['chat', 'social', 'website', 'email'] as const;
  const contacts = kinds.map((kind) => ({ kind, label: kind, href: hrefs[kind] }));
  const links = [...show({ contacts }).querySelectorAll('section a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(hrefs));
  expect(new Set(links.map((link) => link.querySelector('svg')?.innerHTML)).size).toBe(4);
});
