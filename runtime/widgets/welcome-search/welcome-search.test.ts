// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { WelcomeSearchContent } from '#schemas/documents/documents.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

function show(content: Partial<WelcomeSearchContent>, sitePrefix = '') {
  const page = renderTestPage({
    site: { sitePrefix },
    widgets: [{ id: 'w', type: 'welcome-search', content: { title: 'Hola', ...content } }],
  });
  const document = toDocument(page);
  const form = document.querySelector('form');
  return {
    action: form?.getAttribute('action'),
    method: form?.getAttribute('method'),
    field: form?.querySelector('input')?.name,
    scripts: document.querySelectorAll('script[src]').length,
  };
}

it('leads to /job-search/?keyword= without a word about it, and without script', () => {
  expect(show({}, 'norte')).toEqual({
    action: '/norte/job-search/',
    method: 'get',
    field: 'keyword',
    scripts: 0,
  });
});

it.each(['/buscar-empleos', '/buscar-empleos/'])('leads to its own page %s', (searchPageLink) => {
  expect(show({ searchPageLink, searchNode: 'puesto' })).toMatchObject({
    action: '/buscar-empleos/',
    field: 'puesto',
  });
});
