// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

function show(count: number): Document {
  const posts = Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    title: `Título ${i}`,
    redirectUrl: `/blogs/p${i}`,
    date: '2024-01-15',
  }));
  return toDocument(renderTestPage({ widgets: [{ id: 'w', type: 'blogs', content: { posts } }] }));
}

/** Names of classes without what makes them unique. */
function layoutOf(page: Document): string[] {
  const { classList = [] } = page.querySelector('[data-carousel]') ?? {};
  return [...classList].map((name) => name.replace(/^_?([a-z]+[A-Za-z0-9]*)_.*/, '$1'));
}

describe('related blogs', () => {
  it('show one, two or three of three posts, with buttons on phones and tablets only', () => {
    expect(layoutOf(show(3))).toEqual([
      'carousel',
      'mobile1',
      'tablet2',
      'desktop3',
      'mobileButtons',
      'tabletButtons',
    ]);
  });

  it('have no buttons on desktop, however many posts there are', () => {
    expect(layoutOf(show(50))).not.toContain('desktopButtons');
  });

  it('have no buttons for one post, which takes the row', () => {
    expect(layoutOf(show(1))).toEqual(['carousel', 'mobile1', 'tablet1', 'desktop1']);
    expect(show(1).querySelectorAll('main button')).toHaveLength(0);
  });

  it('say the day and, to those who hear a list of links, the title', () => {
    const card = show(1).querySelector('article');
    expect(card?.querySelector('time')?.textContent).toBe('15 de enero de 2024');
    expect(card?.querySelector('a')?.textContent).toBe('Ver publicación: Título 0');
  });
});
