import { describe, expect, it } from 'vitest';
import { buttonData, createContext, examplePage, pageData } from '../../testing/documents.ts';
import { ctaEmpty } from './cta-empty.ts';

type Data = Parameters<typeof examplePage>[0];

function empty(widget: Data) {
  return ctaEmpty.check(examplePage(pageData([widget])), createContext());
}

function button(label: string, href = '/home') {
  return { id: 'b', type: 'button', content: { link: { label, href } } };
}

function text(html: string) {
  return { id: 't', type: 'rich-text', content: { html } };
}

it.each([' ', '\u00a0', '\u200b\u200d', '\u2800', '\ufeff\u00ad', '\u3164'])(
  'finds the blank text %j',
  (label) => {
    expect(empty(button(label))).toEqual([
      {
        code: 'cta-empty',
        severity: 'error',
        pointer: '/widgets/0/content/link/label',
        nodeId: 'b',
        params: { label, href: '/home' },
      },
    ]);
  },
);

it.each(['#', '#!', 'tel:+', 'tel: ', 'tel:()'])('finds the target %j, which is none', (href) => {
  expect(empty(buttonData(href))).toMatchObject([
    { pointer: '/widgets/0/content/link/href', params: { label: 'Ver', href } },
  ]);
});

it('accepts links with a text and a target', () => {
  for (const href of ['#vacantes', '/', 'tel:+52 55', 'mailto:a@b.mx', 'https://a.mx/'])
    expect(empty(buttonData(href))).toEqual([]);
  expect(empty(button('→'))).toEqual([]);
});

it('judges links that are no buttons', () => {
  const items = [{ label: ' ', href: '/home' }, { label: 'Aquí' }];
  expect(empty({ id: 'm', type: 'breadcrumbs', content: { items } })).toMatchObject([
    { pointer: '/widgets/0/content/items/0/label' },
  ]);
});

it('judges the variant', () => {
  const variants = { p: { link: { label: ' ', href: '/home' } } };
  expect(empty({ ...buttonData('/home'), variants })).toMatchObject([
    { pointer: '/widgets/0/variants/p/link/label' },
  ]);
});

describe('in formatted texts', () => {
  it.each([
    '<a href="/home"></a>',
    '<p><a href="/home"> <b>&nbsp;</b>&#8203;</a></p>',
    '<a href="/jobs">Ver</a><a href="#">Aquí</a>',
  ])('finds %s', (html) => {
    expect(empty(text(html))).toMatchObject([
      { code: 'cta-empty', pointer: '/widgets/0/content/html', nodeId: 't' },
    ]);
  });

  it.each([
    '<a href="/home">Inicio</a>',
    '<a href="/home"><b>I</b></a>',
    '<a name="x"></a>',
    'a < b',
  ])('accepts %s', (html) => {
    expect(empty(text(html))).toEqual([]);
  });

  it.each(['<a href="/a">', '<a href="/a"><', '&nbsp;', '<a href="#"><b'])(
    'takes no quadratic time for 40,000 characters of %j',
    (piece) => {
      const page = examplePage(pageData([text(piece.repeat(40_000 / piece.length))]));
      const start = process.cpuUsage();
      ctaEmpty.check(page, createContext());
      expect(process.cpuUsage(start).user).toBeLessThan(300_000);
    },
  );
});
