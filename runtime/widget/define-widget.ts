/** When an island's script loads; `null` for a widget that is plain HTML. */
export type HydrationTrigger = 'load' | 'idle' | 'visible' | 'interaction';

export interface WidgetDefinition {
  readonly type: string;
  readonly hydrate: HydrationTrigger | null;
  /** Landmark that the widget itself is; such widgets stay outside the page's `<main>`. */
  readonly landmark?: 'header' | 'footer';
}

export function defineWidget<const D extends WidgetDefinition>(definition: D): D {
  return definition;
}
