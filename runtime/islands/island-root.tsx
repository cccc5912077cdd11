import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PageContext, type PageContextValue } from '../context/page-context.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';

export interface IslandRootProps {
  readonly widget: RegisteredWidget;
  readonly id: string;
  readonly content: object;
  readonly page: PageContextValue;
  readonly queryClient: QueryClient;
  /** Told once the island answers to events; never on the server. */
  readonly onHydrated?: (() => void) | undefined;
}

/** The tree of one island. Server and browser render exactly this, or hydration would not match. */
export function IslandRoot(props: IslandRootProps) {
  const { widget, id, content, page, queryClient, onHydrated } = props;
  const Component = widget.component;
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <QueryClientProvider client={queryClient}>
      <PageContext value={page}>
        <Component id={id} content={content} />
      </PageContext>
    </QueryClientProvider>
  );
}
