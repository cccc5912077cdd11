import type { ComponentType } from 'react';
import type { WidgetData } from '../data/widget-data.ts';
import type { WidgetDefinition } from './define-widget.ts';
import type { WidgetProps } from './widget-props.ts';

export interface RegisteredWidget extends WidgetDefinition {
  readonly component: ComponentType<WidgetProps<object>>;
  /** Stylesheet as text; empty where the bundler delivers it as a file. */
  readonly css: string;
  /** True when the widget has a script that adds comfort to its plain HTML. */
  readonly enhanced: boolean;
  readonly data: WidgetData<object> | undefined;
}

interface WidgetParts<Content> {
  readonly css?: string;
  readonly enhanced?: boolean;
  readonly data?: WidgetData<Content>;
}

/**
 * Forgets the content type of a widget. Sound because content reaches a component only after the
 * schema of its type accepted it.
 */
export function register<Content>(
  definition: WidgetDefinition,
  component: ComponentType<WidgetProps<Content>>,
  { css = '', enhanced = false, data }: WidgetParts<Content> = {},
): RegisteredWidget {
  return {
    ...definition,
    component: component as ComponentType<WidgetProps<object>>,
    css,
    enhanced,
    data: data as WidgetData<object> | undefined,
  };
}
