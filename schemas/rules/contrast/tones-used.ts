import type { AnyWidget } from '../../documents/documents.ts';
import { overridesOf } from '../../documents/variant.ts';
import { traitsOf } from '../../documents/widget-traits.ts';
import { type FieldPaths, fieldsAt } from '../../json/fields.ts';
import { anchorsIn } from '../engine/rich-text-links.ts';
import { hasKnownFields } from '../engine/widget-fields.ts';

/** What a widget writes with, of the colours that its section gives it, beyond plain words and buttons. */
export interface TonesUsed {
  readonly links: boolean;
  readonly cards: boolean;
}

/** @returns undefined for a widget of unknown type, which writes nothing */
export function tonesUsedBy(widget: AnyWidget, paths: FieldPaths): TonesUsed | undefined {
  const { type } = widget;
  const fields = hasKnownFields(widget, paths) ? paths[type] : undefined;
  if (fields === undefined) return undefined;
  // What others show could be anything.
  if (fields.WidgetRef !== undefined) return { links: true, cards: true };
  const { tones = [] } = traitsOf(type);
  const contents = [widget.content, overridesOf(widget)];
  const texts = (fields.RichText ?? []).flatMap((path) =>
    contents.flatMap((content) => fieldsAt(content, path)),
  );
  const links =
    tones.includes('links') ||
    contents.some((content) => fieldsAt(content, 'eyebrow').length > 0) ||
    texts.some(({ value }) => typeof value === 'string' && anchorsIn(value).length > 0);
  return { links, cards: tones.includes('cards') };
}
