import type { AnyWidget } from './documents.ts';
import { isOverridden, mergeVariant, overridesOf } from './variant.ts';

/** A widget's content as one view of its page shows it. */
export interface ViewedContent {
  readonly content: Readonly<Record<string, unknown>>;
  /** From a pointer into `content` to the place in the page where that value is written. */
  readonly pointerOf: (pointer: string) => string;
}

/** @param base JSON Pointer of the widget from the page */
export function viewWidget(widget: AnyWidget, base: string, variant: 'p' | null): ViewedContent {
  const content = { ...widget.content };
  const overrides = variant === null ? undefined : overridesOf(widget);
  if (!overrides) return { content, pointerOf: (pointer) => `${base}/content${pointer}` };
  return {
    content: mergeVariant(content, overrides),
    pointerOf: (pointer) =>
      isOverridden(overrides, pointer)
        ? `${base}/variants/p${pointer}`
        : `${base}/content${pointer}`,
  };
}

/** The widget as its page shows it, and on `/p/` paths where that differs. */
export function viewsOf(widget: AnyWidget, base: string): ViewedContent[] {
  const variants = overridesOf(widget) === undefined ? [null] : ([null, 'p'] as const);
  return variants.map((variant) => viewWidget(widget, base, variant));
}
