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
  'section-two-contents': 'error',
  'variant-invalid': 'error',
  'widget-type-unknown': 'warning',
  'id-duplicate': 'error',
  'widget-dangling': 'error',
  'widget-cycle': 'error',
  'widget-unused': 'warning',
  'link-dead': 'error',
  'image-alt-missing': 'error',
  'asset-missing': 'error',
  'url-collision': 'error',
  'page-id-collision': 'error',
  'url-reserved': 'error',
  'contrast-low': 'error',
} as const satisfies Record<string, Severity>;

export type ProblemCode = keyof typeof problemCatalogue;
