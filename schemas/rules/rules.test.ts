import { expect, it } from 'vitest';
import { createContext, createPage, pageData } from '../testing.ts';
import { checkPage } from './check-page.ts';
import { rules } from './rules.ts';

it('has each code once', () => {
  const codes = rules.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

it('finds nothing in a page that is in order', () => {
  expect(checkPage(createPage(pageData()), createContext())).toEqual([]);
});

it('runs every rule of the list', () => {
  const image = { src: 'assets/no.svg', alt: '', width: 8, height: 8 };
  const widgets = [
    { id: 'root', type: 'image', content: { image, href: '/nada' } },
    { id: 'a', type: 'x-tabs', content: { shows: 'a' } },
  ];
  const metadata = {
    title: 'Inicio',
    description: 'Vacantes',
    layout: { sectionId: 'root', widgetId: 'gone' },
  };
  const page = createPage(pageData(widgets, { url: '/jobs', aliases: ['/docs'], metadata }));
  const context = createContext();
  const pages = [...context.pages, { id: 'home', url: '/copia' }];
  const fields = { ...context.fields, 'x-tabs': { WidgetRef: ['shows'] } };
  const found = new Set(checkPage(page, { ...context, pages, fields }).map(({ code }) => code));
  expect([...found].sort()).toEqual([
    'asset-missing',
    'id-duplicate',
    'image-alt-missing',
    'link-dead',
    'page-id-collision',
    'url-collision',
    'url-reserved',
    'widget-cycle',
    'widget-dangling',
    'widget-unused',
  ]);
});
