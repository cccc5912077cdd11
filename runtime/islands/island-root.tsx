import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PageContext, type PageContextValue } from '../page/page-context.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';

export interface IslandRootProps {
  readonly widget: RegisteredWidget;
  readonly id: string;
  readonly content: object;
  readonly page: PageContextValue;
  readonly queryClient: QueryClient;
}

/** The tree of one island. Server and browser render exactly this, or hydration would not match. */
export function IslandRoot({ widget, id, content, page, queryClient }: IslandRootProps) {
  const Component = widget.component;
  return (
    <QueryClientProvider client={queryClient}>
      <PageContext value={page}>
        <Component id={id} content={content} />
      </PageContext>
    </QueryClientProvider>
  );
}
