import { isRecord } from '../json/fields.ts';
import { pointerTokens } from '../json/json-pointer.ts';
import type { AnyWidget } from './documents.ts';

type Values = Readonly<Record<string, unknown>>;

/** A widget as its page shows it: on `/p/` paths its overrides, if it has any, lie over its content. */
export function withVariant(widget: AnyWidget, variant: 'p' | null): AnyWidget {
  const overrides = variant === null ? undefined : overridesOf(widget);
  if (!overrides) return widget;
  // Parsing the page judged the merged content by the widget's schema.
  return { ...widget, content: mergeVariant(widget.content, overrides) } as AnyWidget;
}

/** A widget's content as its variant shows it: the overrides lie over the content, key by key. */
export function mergeVariant(content: object, overrides: Values): Values {
  return { ...content, ...overrides };
}

/** A widget's overrides for `/p/` paths, if it has any. The widget need not be valid. */
export function overridesOf({ variants }: { readonly variants?: unknown }): Values | undefined {
  return isRecord(variants) && isRecord(variants['p']) ? variants['p'] : undefined;
}

/** Whether a value of merged content, by its pointer from the content, comes from the overrides. */
export function isOverridden(overrides: Values, pointer: string): boolean {
  const [key] = pointerTokens(pointer);
  return key !== undefined && Object.hasOwn(overrides, key);
}
