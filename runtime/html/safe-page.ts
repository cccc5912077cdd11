import type { AnyWidget, PageDocument } from '#schemas/documents/documents.ts';
import { isNewer } from '#schemas/documents/widget-version.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { mapFieldsAt } from '#schemas/json/fields.ts';
import type { Sanitise } from './safe-html.ts';

declare const safe: unique symbol;

/** A page whose rich texts are sanitised. Only such a page can be rendered. */
export type SafePage = PageDocument & { readonly [safe]: true };

export function sanitisePage(page: PageDocument, sanitise: Sanitise): SafePage {
  const widgets = page.widgets.map((widget) => sanitiseWidget(widget, sanitise));
  return { ...page, widgets } as unknown as SafePage;
}

/** A widget with its rich texts sanitised; one of a newer version without its content. It need not be valid. */
export function sanitiseWidget(widget: AnyWidget, sanitise: Sanitise): AnyWidget {
  if (isNewer(widget)) return toUnknownType(widget);
  const paths = fieldPaths[widget.type]?.RichText ?? [];
  const clean = (content: unknown) =>
    paths.reduce((mapped, path) => mapFieldsAt(mapped, path.split('.'), sanitise), content);
  const { variants } = widget;
  const cleaned = { ...widget, content: clean(widget.content) };
  return (
    variants?.p === undefined ? cleaned : { ...cleaned, variants: { p: clean(variants.p) } }
  ) as AnyWidget;
}

/**
 * Components know today's content only. Under a name that no registry can hold, a widget of a newer version is drawn,
 * searched and asked for data like any widget of unknown type.
 */
function toUnknownType({ id, type, version }: AnyWidget): AnyWidget {
  return { id, type: `${type}@${version}`, content: {} };
}
