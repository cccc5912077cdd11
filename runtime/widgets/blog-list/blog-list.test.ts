// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const POSTS = [
  { id: 'a', title: 'Medio', redirectUrl: '/blogs/a', date: '2024-01-15' },
  { id: 'b', title: 'Nuevo', redirectUrl: '/blogs/b', date: '2024-01-22' },
  { id: 'c', title: 'Viejo', redirectUrl: '/blogs/c', date: '2023-12-31' },
  { id: 'd', title: 'Medio también', redirectUrl: '/blogs/d', date: '2024-01-15' },
];

function serve(content: object): Document {
  return toDocument(renderTestPage({ widgets: [{ id: 'w', type: 'blog-list', content }] }));
}

function titles(): string[] {
  return [...document.querySelectorAll('li h2')].map((title) => title.textContent);
}

function choose(value: string): HTMLSelectElement {
  const select = document.querySelector('select');
  if (!select) throw new Error('There is no select.');
  select.value = value;
  return select;
}

function sort(value: string): void {
  choose(value).dispatchEvent(new Event('change'));
}

beforeEach(async () => {
  document.body.replaceChildren(...serve({ posts: POSTS }).body.children);
  vi.resetModules();
  await import('./enhance.ts');
});

describe('the served list', () => {
  it('shows all posts in their own order and says how many', () => {
    expect(titles()).toEqual(['Medio', 'Nuevo', 'Viejo', 'Medio también']);
    expect(document.body.textContent).toContain('Mostrando 4 Blogs');
  });

  it('writes dates in the language of the site, on their own day', () => {
    expect(document.querySelector('time')?.textContent).toBe('15 de enero de 2024');
    expect(document.querySelector('time')?.dateTime).toBe('2024-01-15');
  });

  it('names the post in each link', () => {
    expect(document.querySelector('li a')?.textContent).toBe('Ver publicación: Medio');
  });

  it('offers its three orders in Portuguese, where a script runs', () => {
    const options = [...document.querySelectorAll('option')];
    expect(options.map(({ text, lang }) => `${text} ${lang}`)).toEqual([
      'Mais relevante pt',
      'O mais novo primeiro pt',
      'Mais antigo primeiro pt',
    ]);
    expect(document.querySelector('select')?.closest('.rb-scripted')).not.toBeNull();
  });

  it('has nothing to sort with one post', () => {
    expect(serve({ posts: POSTS.slice(0, 1) }).querySelector('select')).toBeNull();
  });

  it('puts titles one level below the heading', () => {
    const page = serve({ posts: POSTS, heading: 'Blogs', headingLevel: 1 });
    expect(page.querySelector('h1')?.textContent).toBe('Blogs');
    expect(page.querySelector('li h2')?.textContent).toBe('Medio');
    expect(serve({ posts: POSTS, heading: 'Blogs' }).querySelector('li h3')).not.toBeNull();
  });

  it('has no h1 for each post where it opens its page without a heading', () => {
    expect(serve({ posts: POSTS, headingLevel: 1 }).querySelectorAll('li h2')).toHaveLength(4);
  });
});

describe('the sorted list', () => {
  it('puts the newest first, posts of one day in their own order', () => {
    sort('newest');
    expect(titles()).toEqual(['Nuevo', 'Medio', 'Medio también', 'Viejo']);
  });

  it('puts the oldest first, posts of one day in their own order', () => {
    sort('oldest');
    expect(titles()).toEqual(['Viejo', 'Medio', 'Medio también', 'Nuevo']);
  });

  it('has the order that the browser gives back when the visitor returns', () => {
    choose('oldest');
    dispatchEvent(new Event('pageshow'));
    expect(titles()).toEqual(['Viejo', 'Medio', 'Medio también', 'Nuevo']);
  });

  it('leaves the focus alone where a return changes nothing', () => {
    const link = document.querySelector('li a');
    if (link instanceof HTMLElement) link.focus();
    dispatchEvent(new Event('pageshow'));
    expect(document.activeElement).toBe(link);
  });

  it('goes back to relevance', () => {
    sort('oldest');
    sort('relevance');
    expect(titles()).toEqual(['Medio', 'Nuevo', 'Viejo', 'Medio también']);
  });
});
