// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { exampleSite, pageData } from '#schemas/testing/documents.ts';
import { toEditedPage } from '../document/edited-page.ts';
import { createPageEditor } from '../document/store/page-editor.ts';
import { OpenSiteContext, PageEditorContext } from '../document/store/page-editor-context.ts';
import { LanguageContext } from '../ui/language/use-message.ts';
import { InspectorPane } from './inspector-pane.tsx';

afterEach(cleanup);

const site = { siteId: 'demo', document: exampleSite(), assets: {} };

const image = { src: 'assets/lost.webp', alt: 'Moto', width: 4, height: 3 };

const page = pageData([
  { id: 'filter', type: 'job-filter', content: { radiusOptions: [5, 10] } },
  { id: 'picture', type: 'image', content: { image } },
  { id: 'how', type: 'steps', content: { heading: 'Así', steps: [{ number: 1, title: 'Uno' }] } },
  { id: 'text', type: 'rich-text', content: { html: '<p>Hola</p>' } },
]) as unknown as PageDocument;

/** Some controls are loaded when they are first shown. */
const LOADING = { timeout: 10_000 };

/** What has the focus once a field was asked for. */
async function ask(nodeId: string, pointer: string): Promise<string> {
  const editor = createPageEditor('demo', toEditedPage(page));
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}
    >
      <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
        <OpenSiteContext value={site}>
          <PageEditorContext value={editor}>
            <InspectorPane />
          </PageEditorContext>
        </OpenSiteContext>
      </LanguageContext>
    </QueryClientProvider>,
  );
  act(() => editor.fieldFocus.setState({ request: { nodeId, pointer } }));
  await waitFor(() => expect(editor.fieldFocus.getState().request).toBeNull(), LOADING);
  const { activeElement } = document;
  const label = activeElement?.getAttribute('name') ?? activeElement?.getAttribute('role');
  return label ?? activeElement?.textContent ?? '';
}

it.each([
  ['a value in a list', 'filter', '/content/radiusOptions/1', '1'],
  ['the choice of a picture', 'picture', '/content/image/src', 'group'],
  ['an item as a whole', 'how', '/content/steps/0', 'Uno'],
  ['a field of an item', 'how', '/content/steps/0/title', 'title'],
  ['formatted text, whose editor is loaded only now', 'text', '/content/html', 'textbox'],
])(
  'puts the focus into %s',
  async (_, nodeId, pointer, focused) => {
    expect(await ask(nodeId, pointer)).toContain(focused);
  },
  15_000,
);
