import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { readPage } from '../document/read-page.ts';
import {
  createStartPage,
  type PageNames,
  STARTERS,
  type StarterName,
  starterPage,
} from './start-page.ts';

const names: PageNames = {
  id: 'nueva',
  url: '/nueva',
  type: 'CONTENT',
  title: 'Nueva "empresa"',
  description: 'Nueva empresa en Repartidores MX.',
};
const jobsUrl = '/buscar-empleos';
const STARTER_NAMES = Object.keys(STARTERS) as StarterName[];

function home() {
  const page = readPage(readFileSync('pages/repartidores-mx/home.page.json', 'utf8'));
  if (!page.ok) throw new Error('The home page is not valid.');
  return page.value;
}

function parsed(text: string) {
  const page = parsePageText(text);
  if (!page.ok) throw new Error(JSON.stringify(page.problems));
  return page.value;
}

it('makes a blank page with the header and the footer of the home page', () => {
  const page = parsed(createStartPage(names, { home: home(), starter: null, jobsUrl }));
  expect(page.widgets.map(({ type }) => type)).toEqual(['header', 'footer']);
  const [header] = page.metadata.layout.subSections ?? [];
  expect(header?.options).toEqual({ background: 'surface', maxWidth: 'full' });
  expect(page).toMatchObject({ id: 'nueva', url: '/nueva', metadata: { title: names.title } });
});

it('makes a page of a site whose home page cannot be read', () => {
  const page = parsed(createStartPage(names, { home: null, starter: null, jobsUrl }));
  expect(page.widgets).toEqual([]);
});

it.each(STARTER_NAMES)('puts the starter "%s" between header and footer', (name) => {
  const text = createStartPage(names, { home: home(), starter: starterPage(name), jobsUrl });
  const types = parsed(text).widgets.map(({ type }) => type);
  expect([types[0], types.at(-1)]).toEqual(['header', 'footer']);
  expect(types.length).toBeGreaterThan(3);
  expect(text).toContain('/buscar-empleos');
  expect(text).toContain(String.raw`Nueva \"empresa\"`);
  expect(text).not.toMatch(/\{\w+\}/);
});

it.each(STARTER_NAMES)(
  'leads to no jobs from the starter "%s" where the site has no page of them',
  (name) => {
    const start = { home: null, starter: starterPage(name), jobsUrl: null };
    const text = createStartPage(names, start);
    expect(parsed(text).widgets.length).toBeGreaterThan(1);
    expect(text).not.toMatch(/href|\{jobs\}/);
  },
);

it('gives the nodes of two pages from one starter ids of their own', () => {
  const start = { home: home(), starter: starterPage('faq'), jobsUrl };
  const ids = [1, 2].flatMap(() =>
    parsed(createStartPage(names, start)).widgets.map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
