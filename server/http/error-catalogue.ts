import { type DocumentKindName, documentKindNames } from '../db/document-kind-names.ts';

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
  ...ofKinds('unknown', (kind) => ({ status: 404, title: `There is no such ${kind}` })),
  'token-unknown': { status: 404, title: 'There is no such token' },
  'asset-unknown': { status: 404, title: 'There is no such file' },
  'widget-unknown': { status: 404, title: 'There is no such widget' },
  'version-unknown': { status: 404, title: 'There is no such version' },
  'pattern-unknown': { status: 404, title: 'There is no such pattern' },
  'preview-link-unknown': { status: 404, title: 'There is no such preview link' },
  'job-unknown': { status: 404, title: 'There is no such job' },
  'submission-unknown': { status: 404, title: 'There is no such submission' },
  'application-unknown': { status: 404, title: 'There is no such application' },
  'upload-unknown': { status: 404, title: 'There is no such file' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  ...ofKinds('exists', (kind) => ({ status: 409, title: `There is a ${kind} with this id` })),
  'asset-in-use': { status: 409, title: 'The file is in use' },
  'asset-of-folder': { status: 409, title: 'The file belongs to the repository' },
  'site-too-large': { status: 409, title: 'The site is too large for one archive' },
  ...ofKinds('not-live', (kind) => ({ status: 409, title: `The ${kind} is not published` })),
  'consent-outdated': { status: 409, title: 'The text that was agreed to has changed' },
  'form-changed': { status: 409, title: 'The form has changed' },
  'step-in-use': { status: 409, title: 'A step has applications' },
  'job-closed': { status: 409, title: 'The job is closed' },
  'submission-sent': { status: 410, title: 'The application was sent' },
  'submission-expired': { status: 410, title: 'The submission has expired' },
  'version-conflict': { status: 412, title: 'Somebody else has changed it meanwhile' },
  'asset-too-large': { status: 413, title: 'The file is too large' },
  'file-too-large': { status: 413, title: 'The file is too large' },
  'archive-too-large': { status: 413, title: 'The archive is too large' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'media-type-unsupported': { status: 415, title: 'The body has an unsupported media type' },
  'archive-name-refused': { status: 422, title: 'The archive has a file that no site has' },
  'import-refused': { status: 422, title: 'Nothing was imported' },
  'picture-moves': { status: 422, title: 'The picture moves' },
  'asset-refused': { status: 422, title: 'The file was refused' },
  'file-refused': { status: 422, title: 'The file was refused' },
  'answers-refused': { status: 422, title: 'Answers have to be corrected' },
  'step-unknown': { status: 422, title: 'There is no such step' },
  'reason-missing': { status: 422, title: 'A reason is missing' },
  'document-invalid': { status: 422, title: 'The document has errors' },
  'precondition-required': { status: 428, title: 'Say which state the change is based on' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  'request-refused': { status: 400, title: 'The request was refused' },
  'internal-error': { status: 500, title: 'The server failed' },
  'files-unavailable': { status: 503, title: 'The file store does not answer' },
  'database-unavailable': { status: 503, title: 'The database does not answer' },
} as const satisfies Readonly<Record<string, ErrorKind>>;

type CodeOfKind<End extends string> = `${DocumentKindName}-${End}`;

/** Errors that documents of every kind have, such as `page-unknown`. */
function ofKinds<End extends string>(
  end: End,
  describe: (kind: DocumentKindName) => ErrorKind,
): Readonly<Record<CodeOfKind<End>, ErrorKind>> {
  const named = documentKindNames.map((kind) => [`${kind}-${end}`, describe(kind)]);
  return Object.fromEntries(named) as Record<CodeOfKind<End>, ErrorKind>;
}

export type ErrorCode = keyof typeof errorCatalogue;
