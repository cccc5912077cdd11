import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { AnyWidget } from '#schemas/documents.ts';
import { toScriptJson } from '../html/script-json.ts';
import type { IslandProps } from '../islands/island-props.ts';
import { IslandRoot } from '../islands/island-root.tsx';
import { SlotMarkup } from '../islands/slot.tsx';
import type { PageContextValue } from '../page/page-context.ts';
import { WidgetView } from '../page/widget-view.tsx';
import {
  type HeldPictures,
  HeldPicturesContext,
  REQUESTED_PICTURES,
} from '../picture/held-pictures.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';

export interface IslandMarkupProps {
  readonly widget: AnyWidget;
  readonly registered: RegisteredWidget;
  readonly page: PageContextValue;
  /** Address of the island's chunk. */
  readonly src: string;
  /** Wraps what the island slots in the contexts of the page. */
  readonly surround: (children: ReactNode) => ReactNode;
}

/**
 * An island's own render, embedded as text: its ids carry the widget's id as prefix, so that the
 * browser's `hydrateRoot` finds identical markup. Its content travels as JSON right behind it.
 */
export function IslandMarkup({ widget, registered, page, src, surround }: IslandMarkupProps) {
  const { id, content } = widget;
  const held = useContext(HeldPicturesContext);
  const hydrated: HeldPictures = {
    ...REQUESTED_PICTURES,
    announce: (picture) => held.announce({ ...picture, isHydrated: true }),
  };
  const props: IslandProps = { id, content };
  const slotMarkup = (widgetId: string) =>
    renderToStaticMarkup(surround(<WidgetView widgetId={widgetId} />));
  const island = { widget: registered, id, content, page, queryClient: new QueryClient() };
  const html = renderToString(
    surround(
      <HeldPicturesContext value={hydrated}>
        <SlotMarkup value={slotMarkup}>
          <IslandRoot {...island} />
        </SlotMarkup>
      </HeldPicturesContext>,
    ),
    { identifierPrefix: id },
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
