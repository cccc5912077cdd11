import type { WidgetTraits } from '../definitions/widget-traits.ts';
import { widgetTraits } from '../generated/widget-traits.ts';

const NONE: WidgetTraits = {};

/** Unknown types have no traits. */
export function traitsOf(type: string): WidgetTraits {
  return (Object.hasOwn(widgetTraits, type) ? widgetTraits[type] : undefined) ?? NONE;
}
