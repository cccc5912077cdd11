// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const ITEMS = [
  { label: 'Inicio', href: '/home' },
  { label: 'Blogs', href: '/blogs' },
];

function serve(items: readonly object[]): Document {
  return toDocument(
    renderTestPage({
      site: { sitePrefix: 'norte' },
      widgets: [{ id: 'w', type: 'breadcrumbs', content: { items } }],
    }),
  );
}

it.each([{ label: 'Cómo ser repartidor' }, { label: 'Cómo ser repartidor', href: '/blogs/como' }])(
  'marks the last page alone as the current one: %j',
  (last) => {
    const current = serve([...ITEMS, last]).querySelectorAll('[aria-current="page"]');
    expect([...current].map((page) => page.textContent)).toEqual(['Cómo ser repartidor']);
  },
);

it('links pages below the prefix of the site', () => {
  const links = [...serve([...ITEMS, { label: 'Aquí' }]).querySelectorAll('li a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/norte/home', '/norte/blogs']);
});

it('is a schema.org BreadcrumbList with positions from 1', () => {
  const list = serve([...ITEMS, { label: 'Aquí' }]).querySelector(
    '[itemtype="https://schema.org/BreadcrumbList"]',
  );
  const positions = [...(list?.querySelectorAll('meta[itemprop="position"]') ?? [])];
  expect(positions.map((meta) => meta.getAttribute('content'))).toEqual(['1', '2', '3']);
});
