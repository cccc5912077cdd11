import type { SectionNode, Widget } from '../documents/documents.ts';
import {
  changeErrors,
  errors,
  id,
  type SiteParams,
  shared,
  siteParams,
  text,
  timestamp,
} from './content.ts';
import { listOf } from './content-pages.ts';

/** Characters that the name of a pattern may have. */
export const MAX_PATTERN_NAME = 80;

/** Largest fragment of a pattern, in bytes of UTF-8. */
export const MAX_PATTERN_BYTES = 512 * 1024;

export const MAX_PATTERNS = 500;

/** All patterns of a site together, in bytes of UTF-8: they are listed at once. */
export const MAX_PATTERNS_BYTES = 8 * 1024 * 1024;

/** What is sent to save sections under a name. */
export interface PatternRequest {
  readonly name: string;
  readonly fragment: PatternFragment;
}

/** Sections apart from any page, with the widgets that they show; not judged by any rule. */
export interface PatternFragment {
  readonly sections: readonly SectionNode[];
  readonly widgets: readonly Widget[];
}

/** Sections that a site keeps to use them again. */
export interface ContentPattern extends PatternRequest {
  readonly patternId: string;
  /** RFC 3339 */
  readonly createdAt: string;
  readonly createdBy: string;
}

export interface PatternParams extends SiteParams {
  readonly patternId: string;
}

const parts = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;
const fragment = {
  type: 'object',
  required: ['sections', 'widgets'],
  properties: { sections: parts, widgets: parts },
} as const;

const pattern = {
  type: 'object',
  required: ['patternId', 'name', 'fragment', 'createdAt', 'createdBy'],
  properties: { patternId: text, name: text, fragment, createdAt: timestamp, createdBy: text },
} as const;

const patternParams = {
  type: 'object',
  required: ['siteId', 'patternId'],
  properties: { ...siteParams.properties, patternId: id },
} as const;

/** `GET /content/v1/sites/{siteId}/patterns` */
export const listPatternsRoute = {
  ...shared,
  summary: 'Sections that the site keeps to use them again, by name',
  params: siteParams,
  response: { 200: listOf(pattern), ...errors },
} as const;

/** `POST /content/v1/sites/{siteId}/patterns` */
export const createPatternRoute = {
  ...shared,
  summary: 'Keep sections under a name',
  params: siteParams,
  response: { 201: pattern, ...changeErrors },
} as const;

/** `PUT /content/v1/sites/{siteId}/patterns/{patternId}` */
export const savePatternRoute = {
  ...shared,
  summary: 'Give a pattern another name or other sections',
  params: patternParams,
  response: { 200: pattern, ...changeErrors },
} as const;

/** `DELETE /content/v1/sites/{siteId}/patterns/{patternId}` */
export const deletePatternRoute = {
  ...shared,
  summary: 'Forget a pattern; pages that it was put into keep what they have',
  params: patternParams,
  response: { 204: { type: 'null', description: 'Nothing' }, ...changeErrors },
} as const;
