// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createPageEditor } from '../document/store/page-editor.ts';
import { PageEditorContext } from '../document/store/page-editor-context.ts';
import { createContentApi } from '../service/content-api.ts';
import { ContentApiContext } from '../service/content-api-context.ts';
import { samplePage } from '../testing/pages.ts';
import { LanguageContext } from '../ui/language/use-message.ts';
import { RenamePageDialog } from './rename-page-dialog.tsx';

afterEach(cleanup);

const site = { siteId: 'demo', agencyId: 'entregas', name: 'Demo', sitePrefix: '' };
const editor = createPageEditor('demo', samplePage());

function open(): HTMLInputElement {
  cleanup();
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(['pages', 'demo'], []);
  render(
    <QueryClientProvider client={queries}>
      <ContentApiContext value={createContentApi()}>
        <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
          <PageEditorContext value={editor}>
            <RenamePageDialog site={site} onClose={() => {}} />
          </PageEditorContext>
        </LanguageContext>
      </ContentApiContext>
    </QueryClientProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Title');
}

it('has what was half typed when it is left by Escape or its cross and opened again, until Cancel', () => {
  fireEvent.input(open(), { target: { value: 'Entregas de no' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(open().value).toBe('Entregas de no');
  expect(editor.page.state().head.metadata.title).toBe('Inicio');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(open().value).toBe('Inicio');
});
