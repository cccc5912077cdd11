import type { Severity } from './severity.ts';

/**
 * Every code a document can be given, with its severity. Codes are permanent: they appear in CI
 * logs and in customers' ignore lists. Texts live in `messages/`, explanations in `docs/errors.md`.
 */
export const problemCatalogue = {
  'json-malformed': 'error',
  'text-invalid': 'error',
  'document-too-large': 'error',
  'document-too-deep': 'error',
  'property-missing': 'error',
  'property-unknown': 'error',
  'value-wrong-type': 'error',
  'value-not-allowed': 'error',
  'value-wrong-format': 'error',
  'value-too-long': 'error',
  'value-too-short': 'error',
  'value-out-of-range': 'error',
  'value-repeated': 'error',
  'section-two-contents': 'error',
  'variant-invalid': 'error',
  'widget-type-unknown': 'warning',
  'widget-version-unknown': 'warning',
  'widget-migration-failed': 'error',
  'id-duplicate': 'error',
  'widget-dangling': 'error',
  'widget-cycle': 'error',
  'widget-unused': 'warning',
  'widget-repeated': 'warning',
  'link-dead': 'error',
  'link-unpublished': 'warning',
  'cta-empty': 'error',
  'image-alt-missing': 'error',
  'asset-missing': 'error',
  'form-unknown': 'error',
  'heading-missing': 'warning',
  'heading-repeated': 'warning',
  'heading-order': 'warning',
  'events-expired': 'warning',
  'url-collision': 'error',
  'page-id-collision': 'error',
  'url-reserved': 'error',
  'channel-type': 'warning',
  'contrast-low': 'error',
  'section-contrast': 'warning',
  'image-over-budget': 'warning',
  'markup-over-budget': 'warning',
  'scripts-over-budget': 'warning',
  'page-over-budget': 'warning',
} as const satisfies Record<string, Severity>;

export type ProblemCode = keyof typeof problemCatalogue;
