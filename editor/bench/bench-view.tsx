import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { WorkshopFrame } from '../app/workshop-frame.tsx';
import { CanvasPane } from '../canvas/canvas-pane.tsx';
import { type CommandContext, CommandContextContext } from '../commands/command.ts';
import { ContextMenu } from '../commands/context-menu.tsx';
import { useShortcuts } from '../commands/use-shortcuts.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import {
  type OpenSite,
  OpenSiteContext,
  PageEditorContext,
} from '../document/store/page-editor-context.ts';
import { InspectorPane } from '../inspector/inspector-pane.tsx';
import { createContentApi } from '../service/content-api.ts';
import { ContentApiContext } from '../service/content-api-context.ts';
import { createQueryClient } from '../service/request/query-client.ts';
import { LanguageProvider } from '../ui/language/choice/language-provider.tsx';
import { formatMessage } from '../ui/messages/messages.ts';

const colors = {
  ink: '#14213d',
  muted: '#4b5568',
  paper: '#fffaf3',
  surface: '#ffffff',
  tint: '#fdf2e0',
  line: '#e8e0d4',
  accent: '#f59e0b',
  onAccent: '#14213d',
  action: '#b45309',
  actionHover: '#92400e',
  onAction: '#ffffff',
  secondary: '#0f766e',
};

/** A site of which nothing is asked: the bench measures the editor alone. */
const benchSite: OpenSite = {
  siteId: 'bench',
  assets: {},
  document: {
    id: 'bench',
    agencyId: 'bench',
    agencyName: 'Bench',
    clientId: 'bench',
    name: 'Bench',
    sitePrefix: '',
    hosts: [],
    country: 'MX',
    locale: 'es-MX',
    urls: { home: '/bench', jobListing: '/bench' },
    theme: {
      colors,
      sky: ['#1e1b4b', '#7c2d12', '#f59e0b'],
      radius: { card: 12, input: 8, button: 999 },
      fonts: { heading: 'system' },
      labelCase: 'none',
    },
    metadata: { titleSuffix: 'Bench', icon: 'assets/bench.svg' },
  },
};

/** The workshop of one page without anything that asks the service. */
export function BenchView({ editor }: { readonly editor: PageEditor }) {
  const api = useMemo(createContentApi, []);
  const queries = useMemo(createQueryClient, []);
  const context = useMemo<CommandContext>(
    () => ({
      editor,
      saver: null,
      message: (key, params) => formatMessage('es', key, params),
      switchLanguage: () => {},
    }),
    [editor],
  );
  return (
    <LanguageProvider>
      <QueryClientProvider client={queries}>
        <ContentApiContext value={api}>
          <OpenSiteContext value={benchSite}>
            <PageEditorContext value={editor}>
              <CommandContextContext value={context}>
                <Keys />
                <ContextMenu />
                <WorkshopFrame left={null} right={<InspectorPane />}>
                  <CanvasPane />
                </WorkshopFrame>
              </CommandContextContext>
            </PageEditorContext>
          </OpenSiteContext>
        </ContentApiContext>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

function Keys() {
  useShortcuts();
  return null;
}
