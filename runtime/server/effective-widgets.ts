import type { AnyWidget } from '#schemas/documents.ts';

/** The page's widgets as this request sees them: on `/p/` paths the variant's values lie over the content. */
export function effectiveWidgets(
  widgets: readonly AnyWidget[],
  variant: 'p' | null,
): readonly AnyWidget[] {
  if (variant === null) return widgets;
  return widgets.map((widget) => {
    const overrides = widget.variants?.[variant];
    return overrides
      ? ({ ...widget, content: { ...widget.content, ...overrides } } as AnyWidget)
      : widget;
  });
}
