import { type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { AnyWidget } from '#schemas/documents/documents.ts';
import { PageContext, type PageContextValue } from '../context/page-context.ts';
import { NO_RESULTS, type Query, type QueryResults } from '../data/query.ts';
import { QueryContext } from '../data/query-context.ts';
import { toScriptJson } from '../html/script-json.ts';
import type { IslandProps } from '../islands/island-props.ts';
import { IslandRoot } from '../islands/island-root.tsx';
import { SlotMarkup } from '../islands/slot.tsx';
import { CrashedWidget } from '../page/widget-notice.tsx';
import { toWidgetMap, WidgetTree, type WidgetTreeValue } from '../page/widget-tree.ts';
import { WidgetBox, WidgetComponent } from '../page/widget-view.tsx';
import {
  type Drawings,
  type HeldPictures,
  HeldPicturesContext,
  REQUESTED_PICTURES,
} from '../picture/held-pictures.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import { type FirstPicture, PictureKeeper } from './picture-keeper.ts';
import type { WidgetError } from './renderer.ts';

export interface BodyInput {
  /** What to draw: a page's layout or one of its widgets. */
  readonly view: ReactNode;
  readonly widgets: readonly AnyWidget[];
  readonly page: PageContextValue;
  readonly registry: WidgetRegistry;
  /** Addresses of the chunks of islands by widget type. */
  readonly islandUrls: Readonly<Record<string, string>>;
  readonly results?: QueryResults | undefined;
  /** That the markup may hold; without them it holds none. */
  readonly drawings?: Drawings | undefined;
}

export interface RenderedBody {
  readonly markup: string;
  readonly firstPicture: FirstPicture | undefined;
  /** Hashes of drawings that the markup would hold if they were at hand. */
  readonly wantedDrawings: readonly string[];
  readonly widgetErrors: readonly WidgetError[];
}

/**
 * The markup of a page in one pass. Only if a widget throws is it rendered again with every widget
 * by itself, so that healthy pages never pay for isolation.
 */
export function renderBody(input: BodyInput): RenderedBody {
  try {
    return { ...renderPass(input, (draw) => draw), widgetErrors: [] };
  } catch {
    return renderIsolated(input);
  }
}

/**
 * As many widgets as a page may have. One that shows others, such as tabs, can be shown by others in turn, so that a
 * small document could draw millions.
 */
const MAX_DRAWN = 2000;

type DrawWidget = WidgetTreeValue['drawWidget'];

/** Wraps a part of the page in everything that widgets read from around them. */
type Surround = (children: ReactNode, ancestors: readonly string[]) => ReactNode;

type Precaution = (draw: DrawWidget, surround: Surround) => DrawWidget;

function renderIsolated(input: BodyInput): RenderedBody {
  const widgetErrors: WidgetError[] = [];
  const isolate: Precaution = (draw, surround) => (widget, ancestors) => {
    try {
      const markup = renderToStaticMarkup(surround(draw(widget, ancestors), ancestors));
      return <div dangerouslySetInnerHTML={{ __html: markup }} />;
    } catch (error) {
      widgetErrors.push({ widgetId: widget.id, widgetType: widget.type, error });
      return <CrashedWidget error={error} />;
    }
  };
  const pass = renderPass(input, isolate);
  return { ...pass, widgetErrors };
}

function renderPass(input: BodyInput, precaution: Precaution): Omit<RenderedBody, 'widgetErrors'> {
  const pictures = new PictureKeeper(input.drawings);
  const surround: Surround = (children, ancestors) => (
    <HeldPicturesContext value={pictures}>
      <PageContext value={input.page}>
        <QueryContext value={input.results ?? NO_RESULTS}>
          <WidgetTree value={{ ...tree, ancestors }}>{children}</WidgetTree>
        </QueryContext>
      </PageContext>
    </HeldPicturesContext>
  );
  let drawn = 0;
  const draw: DrawWidget = (widget, ancestors) => {
    drawn += 1;
    if (drawn === MAX_DRAWN + 1)
      throw new Error(`The page shows more than ${MAX_DRAWN} widgets: the rest is left out.`);
    if (drawn > MAX_DRAWN) return null;
    const around = (children: ReactNode) => surround(children, ancestors);
    return <ServedWidget widget={widget} input={input} surround={around} />;
  };
  const tree: WidgetTreeValue = {
    ancestors: [],
    registry: input.registry,
    widgets: toWidgetMap(input.widgets),
    drawWidget: precaution(draw, surround),
  };
  const markup = renderToStaticMarkup(surround(input.view, []));
  return { markup, firstPicture: pictures.first, wantedDrawings: pictures.wanted };
}

interface ServedWidgetProps {
  readonly widget: AnyWidget;
  readonly input: BodyInput;
  readonly surround: (children: ReactNode) => ReactNode;
}

/** A widget in the markup of its kind: an island, a widget with a script, or just its HTML. */
function ServedWidget({ widget, input, surround }: ServedWidgetProps) {
  const registered = input.registry.get(widget.type);
  if (registered?.hydrate) {
    const src = input.islandUrls[widget.type] ?? '';
    const { page, results = NO_RESULTS } = input;
    return <IslandMarkup {...{ widget, registered, src, surround, page, results }} />;
  }
  if (!registered?.enhanced) return <WidgetComponent widget={widget} />;
  return (
    <div data-widget={widget.type} data-widget-id={widget.id}>
      <WidgetComponent widget={widget} />
    </div>
  );
}

interface IslandMarkupProps {
  readonly widget: AnyWidget;
  readonly registered: RegisteredWidget;
  readonly page: PageContextValue;
  readonly results: QueryResults;
  /** Address of the island's chunk. */
  readonly src: string;
  /** Wraps what the island slots in the contexts of the page. */
  readonly surround: (children: ReactNode) => ReactNode;
}

/**
 * An island's own render, embedded as text: its ids carry the widget's id as prefix, so that the
 * browser's `hydrateRoot` finds identical markup. Its content travels as JSON right behind it.
 */
function IslandMarkup({ widget, registered, page, results, src, surround }: IslandMarkupProps) {
  const { id, content } = widget;
  const held = useContext(HeldPicturesContext);
  const hydrated: HeldPictures = {
    ...REQUESTED_PICTURES,
    announce: (picture) => held.announce({ ...picture, isHydrated: true }),
  };
  const own = registered.data?.queries?.(content, page.page) ?? [];
  const props: IslandProps = {
    id,
    content,
    ...(own.length > 0 && { results: answersTo(own, results) }),
  };
  const slotMarkup = (widgetId: string) =>
    renderToStaticMarkup(surround(<WidgetBox widgetId={widgetId} />));
  const island = { widget: registered, id, content, page, results };
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

/** By their keys, as far as they are known. */
function answersTo(
  queries: readonly Query<unknown>[],
  results: QueryResults,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(queries.map((query) => [query.key, results.get(query)]));
}
