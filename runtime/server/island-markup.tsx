import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { AnyWidget } from '#schemas/documents.ts';
import type { IslandProps } from '../islands/island-props.ts';
import { IslandRoot } from '../islands/island-root.tsx';
import { SlotMarkup } from '../islands/slot.tsx';
import { PageContext, type PageContextValue } from '../page/page-context.ts';
import { WidgetTree, type WidgetTreeValue } from '../page/widget-tree.ts';
import { WidgetView } from '../page/widget-view.tsx';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import { toScriptJson } from './json-script.ts';

export interface IslandContext {
  readonly page: PageContextValue;
  readonly tree: WidgetTreeValue;
  /** Address of the island's chunk. */
  readonly src: string;
}

/**
 * An island's own render, embedded as text: its ids carry the widget's id as prefix, so that the
 * browser's `hydrateRoot` finds identical markup. Its content travels as JSON right behind it.
 */
export function IslandMarkup({
  widget,
  registered,
  context,
}: {
  readonly widget: AnyWidget;
  readonly registered: RegisteredWidget;
  readonly context: IslandContext;
}) {
  const { page, tree, src } = context;
  const props: IslandProps = { id: widget.id, content: widget.content };
  const slotMarkup = (widgetId: string) =>
    renderToStaticMarkup(
      <PageContext value={page}>
        <WidgetTree value={tree}>
          <WidgetView widgetId={widgetId} />
        </WidgetTree>
      </PageContext>,
    );
  const html = renderToString(
    <SlotMarkup value={slotMarkup}>
      <IslandRoot
        widget={registered}
        id={widget.id}
        content={widget.content}
        page={page}
        queryClient={new QueryClient()}
      />
    </SlotMarkup>,
    { identifierPrefix: widget.id },
  );
  return (
    <>
      <div
        data-island={widget.type}
        data-on={registered.hydrate}
        data-src={src}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: toScriptJson(props) }} />
    </>
  );
}
