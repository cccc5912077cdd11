// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SiteJobValues } from '#schemas/api/content-jobs.ts';
import { exampleSite } from '#schemas/testing/documents.ts';
import { OpenSiteContext } from '../../document/store/page-editor-context.ts';
import { fieldOf } from '../../testing/fields.tsx';
import { createMemorySource } from '../../testing/memory-source.ts';
import { LanguageContext } from '../../ui/language/use-message.ts';
import { ControlSetContext } from '../field/control-props.ts';
import { FieldRow } from '../field/field-row.tsx';
import { FieldSourceContext } from '../field/field-source-context.ts';
import { controlFor } from '../field-form.tsx';

afterEach(cleanup);

const values: SiteJobValues = {
  city: [{ value: 'Puebla', count: 3 }],
  state: [],
  company: [
    { value: 'Envía Norte S.A.', count: 2 },
    { value: 'Quetzal', count: 1 },
  ],
  employmentType: [],
  category: [],
};

const site = { siteId: 'demo', document: exampleSite(), assets: {} };

function show(definition: string, name: string, content: object) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(['job-values', 'demo'], values);
  const source = createMemorySource({ content });
  render(
    <QueryClientProvider client={queries}>
      <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
        <OpenSiteContext value={site}>
          <ControlSetContext value={controlFor}>
            <FieldSourceContext value={source}>
              <FieldRow schema={fieldOf(definition, name)} pointer={`/content/${name}`} />
            </FieldSourceContext>
          </ControlSetContext>
        </OpenSiteContext>
      </LanguageContext>
    </QueryClientProvider>,
  );
  return source;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Company');

function offered(): (string | null)[] {
  return [...document.querySelectorAll('datalist option')].map((each) =>
    each.getAttribute('value'),
  );
}

it('offers the companies that have open jobs, and counts those of the chosen one', () => {
  show('JobListVariant', 'company', { listType: 'LATEST', company: 'Envía Norte S.A.' });
  expect(offered()).toEqual(['Envía Norte S.A.', 'Quetzal']);
  expect(screen.getByText('2 open jobs')).toBeTruthy();
});

it('warns of a small slip that no job matches', () => {
  const source = show('JobListVariant', 'company', { listType: 'LATEST' });
  fireEvent.change(field(), { target: { value: 'Envia Norte S.A.' } });
  expect(screen.getByText(/No open job says “Envia Norte S.A.”/)).toBeTruthy();
  fireEvent.change(field(), { target: { value: '' } });
  expect(source.read('/content')).toEqual({ listType: 'LATEST' });
});

it.each(['DepartmentFilter', 'WizardSearch'])(
  'offers values of the field that stands beside it in %s, and none for keywords',
  (definition) => {
    show(definition, 'value', { field: 'city', value: 'Toluca' });
    expect(offered()).toEqual(['Puebla']);
    expect(screen.getByText(/No open job says “Toluca”/)).toBeTruthy();
    cleanup();
    show(definition, 'value', { field: 'keyword', value: 'moto' });
    expect(offered()).toEqual([]);
    expect(screen.queryByText(/No open job/)).toBeNull();
  },
);
