import type { ComponentType } from 'react';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../data/widget-data.ts';
import type { WidgetProps } from './widget-props.ts';

/** When an island's script loads; a widget without is plain HTML. */
export type HydrationTrigger = 'load' | 'idle' | 'visible' | 'interaction';

export interface RegisteredWidget {
  readonly type: string;
  readonly component: ComponentType<WidgetProps<object>>;
  readonly hydrate: HydrationTrigger | null;
  /** Stylesheet as text; empty where the bundler delivers it as a file. */
  readonly css: string;
  /** True when the widget has a script that adds comfort to its plain HTML. */
  readonly enhanced: boolean;
  readonly data: WidgetData<object> | undefined;
  /** Renders its content as a document of its own, which its component shows in a frame. */
  readonly frame: WidgetFrame<object> | undefined;
}

/** The content is as the recruiter wrote it: a frame keeps it away from the page. */
export type WidgetFrame<Content> = (
  content: Content,
  { site, lang }: { readonly site: SiteDocument; readonly lang: string },
) => RenderedFrame;

export interface RenderedFrame {
  readonly html: string;
  /** Text of each `<script>` that may run, for the hashes of the Content-Security-Policy. */
  readonly scripts: readonly string[];
}

interface WidgetParts<Content> {
  readonly hydrate?: HydrationTrigger;
  readonly css?: string;
  readonly enhanced?: boolean;
  readonly data?: WidgetData<Content>;
  readonly frame?: WidgetFrame<Content>;
}

/**
 * Forgets the content type of a widget. Sound because content reaches a component only after the
 * schema of its type accepted it.
 */
export function register<Content>(
  type: string,
  component: ComponentType<WidgetProps<Content>>,
  { hydrate, css = '', enhanced = false, data, frame }: WidgetParts<Content> = {},
): RegisteredWidget {
  return {
    type,
    component: component as ComponentType<WidgetProps<object>>,
    hydrate: hydrate ?? null,
    css,
    enhanced,
    data: data as WidgetData<object> | undefined,
    frame: frame as WidgetFrame<object> | undefined,
  };
}
