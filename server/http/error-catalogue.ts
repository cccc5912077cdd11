export interface ErrorKind {
  readonly status: number;
  readonly title: string;
}

/** Every error of the HTTP interface by its permanent code. Explanations live in `docs/errors.md`. */
export const errorCatalogue = {
  'request-malformed': { status: 400, title: 'The request is not valid HTTP' },
  'request-invalid': { status: 400, title: 'The request does not match the schema of its route' },
  'body-malformed': { status: 400, title: 'The body is not valid JSON' },
  'token-required': { status: 401, title: 'A bearer token is required' },
  'route-unknown': { status: 404, title: 'There is no such route' },
  'agency-unknown': { status: 404, title: 'There is no such agency' },
  'site-unknown': { status: 404, title: 'There is no such site' },
  'page-unknown': { status: 404, title: 'There is no such page' },
  'asset-unknown': { status: 404, title: 'There is no such file' },
  'widget-unknown': { status: 404, title: 'There is no such widget' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'consent-outdated': { status: 409, title: 'The text that was agreed to has changed' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'media-type-unsupported': { status: 415, title: 'The body has an unsupported media type' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  'request-refused': { status: 400, title: 'The request was refused' },
  'internal-error': { status: 500, title: 'The server failed' },
  'database-unavailable': { status: 503, title: 'The database does not answer' },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof errorCatalogue;
