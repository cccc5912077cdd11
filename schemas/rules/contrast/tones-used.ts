import type { AnyWidget } from '../../documents/documents.ts';
import { overridesOf } from '../../documents/variant.ts';
import { type FieldPaths, fieldsAt } from '../../json/fields.ts';
import { anchorsIn } from '../engine/rich-text-links.ts';
import { hasKnownFields } from '../engine/widget-fields.ts';

/** What a widget writes with, of the colours that its section gives it, beyond plain words and buttons. */
export interface TonesUsed {
  readonly links: boolean;
  readonly cards: boolean;
}

/** Types whose own styles write in the colour of links. A test holds both lists against the stylesheets. */
export const LINK_TYPES: ReadonlySet<string> = new Set([
  'blog-article',
  'breadcrumbs',
  'cards',
  'company-directory',
  'cookie-consent',
  'department-carousel',
  'divider',
  'events',
  'faq',
  'footer',
  'job-detail',
  'job-filter',
  'job-list',
  'job-recommendation-wizard',
  'job-search',
  'job-summary',
  'line-graph',
  'media-text',
  'meet-the-team',
  'testimonials-carousel',
  'video',
]);

/** Types whose own styles lay cards over the section. */
export const CARD_TYPES: ReadonlySet<string> = new Set([
  'blog-article',
  'blog-list',
  'blogs',
  'cards',
  'company-directory',
  'countdown-timer',
  'custom-html',
  'department-carousel',
  'events',
  'footer',
  'job-detail',
  'job-filter',
  'job-list',
  'job-map',
  'job-recommendation-wizard',
  'job-search',
  'job-summary',
  'meet-the-team',
  'social-feed',
  'tab-carousel',
  'testimonials-carousel',
]);

/** @returns undefined for a widget of unknown type, which writes nothing */
export function tonesUsedBy(widget: AnyWidget, paths: FieldPaths): TonesUsed | undefined {
  const { type } = widget;
  const fields = hasKnownFields(widget, paths) ? paths[type] : undefined;
  if (fields === undefined) return undefined;
  // What others show could be anything.
  if (fields.WidgetRef !== undefined) return { links: true, cards: true };
  const contents = [widget.content, overridesOf(widget)];
  const texts = (fields.RichText ?? []).flatMap((path) =>
    contents.flatMap((content) => fieldsAt(content, path)),
  );
  const links =
    LINK_TYPES.has(type) ||
    contents.some((content) => fieldsAt(content, 'eyebrow').length > 0) ||
    texts.some(({ value }) => typeof value === 'string' && anchorsIn(value).length > 0);
  return { links, cards: CARD_TYPES.has(type) };
}
