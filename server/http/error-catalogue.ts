export interface ErrorKind {
  readonly status: number;
  readonly title: string;
}

/** Every error of the HTTP interface by its permanent code. Explanations live in `docs/server-errors.md`. */
export const errorCatalogue = {
  'request-malformed': { status: 400, title: 'The request is not valid HTTP' },
  'request-invalid': { status: 400, title: 'The request does not match the schema of its route' },
  'body-malformed': { status: 400, title: 'The body is not valid JSON' },
  'archive-invalid': { status: 400, title: 'The archive cannot be read' },
  'token-required': { status: 401, title: 'A bearer token is required' },
  'token-expired': { status: 401, title: 'The token has expired' },
  'token-revoked': { status: 401, title: 'The token was revoked' },
  'scope-missing': { status: 403, title: 'The token may not do this' },
  'origin-refused': { status: 403, title: 'The request comes from another site' },
  'operator-only': { status: 403, title: 'Only the operator may change this' },
  'route-unknown': { status: 404, title: 'There is no such route' },
  'agency-unknown': { status: 404, title: 'There is no such agency' },
  'site-unknown': { status: 404, title: 'There is no such site' },
  'page-unknown': { status: 404, title: 'There is no such page' },
  'token-unknown': { status: 404, title: 'There is no such token' },
  'asset-unknown': { status: 404, title: 'There is no such file' },
  'widget-unknown': { status: 404, title: 'There is no such widget' },
  'version-unknown': { status: 404, title: 'There is no such version' },
  'pattern-unknown': { status: 404, title: 'There is no such pattern' },
  'preview-link-unknown': { status: 404, title: 'There is no such preview link' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'page-exists': { status: 409, title: 'There is a page with this id' },
  'asset-in-use': { status: 409, title: 'The file is in use' },
  'asset-of-folder': { status: 409, title: 'The file belongs to the repository' },
  'site-too-large': { status: 409, title: 'The site is too large for one archive' },
  'page-not-live': { status: 409, title: 'The page is not published' },
  'consent-outdated': { status: 409, title: 'The text that was agreed to has changed' },
  'version-conflict': { status: 412, title: 'Somebody else has changed it meanwhile' },
  'asset-too-large': { status: 413, title: 'The file is too large' },
  'archive-too-large': { status: 413, title: 'The archive is too large' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'media-type-unsupported': { status: 415, title: 'The body has an unsupported media type' },
  'archive-name-refused': { status: 422, title: 'The archive has a file that no site has' },
  'import-refused': { status: 422, title: 'Nothing was imported' },
  'asset-refused': { status: 422, title: 'The file was refused' },
  'document-invalid': { status: 422, title: 'The document has errors' },
  'precondition-required': { status: 428, title: 'Say which state the change is based on' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  'request-refused': { status: 400, title: 'The request was refused' },
  'internal-error': { status: 500, title: 'The server failed' },
  'database-unavailable': { status: 503, title: 'The database does not answer' },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof errorCatalogue;
