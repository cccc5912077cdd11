// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import { fieldOf, showField } from '../../testing/fields.tsx';
import { listedPage } from '../../testing/listed-page.ts';
import { createMemorySource } from '../../testing/memory-source.ts';

afterEach(cleanup);

const night = listedPage('noche', { title: 'Turno de noche' });
const draft = listedPage('fin', { title: 'Fin de semana', status: 'draft' });

function show(forms: readonly ContentPageSummary[], id?: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(['forms', 'demo'], forms);
  const source = createMemorySource({ content: id === undefined ? {} : { id } });
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const schema = fieldOf('ApplicationFormV2Form', 'id');
  showField({ source, schema, pointer: '/content/id', wrapper });
  return source;
}

const offered = () =>
  screen.getAllByRole<HTMLOptionElement>('option').map(({ textContent }) => textContent);

it('offers the forms of the site by their titles, those that visitors cannot see yet as such', () => {
  const source = show([night, draft]);
  expect(offered()).toEqual(['Choose a form', 'Turno de noche', 'Fin de semana (not published)']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'noche' } });
  expect(source.read('/content')).toEqual({ id: 'noche' });
});

it('keeps a form that is gone, and says so', () => {
  show([night], 'otro');
  expect(offered()).toEqual(['No longer there (otro)', 'Turno de noche']);
});

it('says where forms are made on a site without any', () => {
  show([]);
  expect(screen.getByText('This site has no forms yet. Make one under “Forms”.')).toBeTruthy();
});
