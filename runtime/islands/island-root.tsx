import { useEffect } from 'react';
import { PageContext, type PageContextValue } from '../context/page-context.ts';
import type { QueryResults } from '../data/query.ts';
import { QueryContext } from '../data/query-context.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';

export interface IslandRootProps {
  readonly widget: RegisteredWidget;
  readonly id: string;
  readonly content: object;
  readonly page: PageContextValue;
  /** What the widget's own queries answered. */
  readonly results: QueryResults;
  /** Told once the island answers to events; never on the server. */
  readonly onHydrated?: (() => void) | undefined;
}

/** The tree of one island. Server and browser render exactly this, or hydration would not match. */
export function IslandRoot(props: IslandRootProps) {
  const { widget, id, content, page, results, onHydrated } = props;
  const Component = widget.component;
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <PageContext value={page}>
      <QueryContext value={results}>
        <Component id={id} content={content} />
      </QueryContext>
    </PageContext>
  );
}
