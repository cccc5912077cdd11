export type ContentFailure =
  | 'refused'
  | 'forbidden'
  | 'missing'
  | 'taken'
  | 'conflict'
  | 'too-large'
  | 'invalid'
  | 'busy'
  | 'unreachable'
  | 'failed'
  | 'unreadable';

interface ContentErrorOptions {
  readonly status?: number;
  /** What the service said of it (`ProblemDetails`), not parsed yet. */
  readonly details?: unknown;
  readonly retryAfterS?: number | undefined;
  readonly cause?: unknown;
}

/** Why the content API did not do what was asked. React Query carries it to the view that asked. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly failure: ContentFailure;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly details: unknown;
  /** In how many seconds it may be asked again; undefined where the service names no time. */
  readonly retryAfterS: number | undefined;

  constructor(
    failure: ContentFailure,
    { status = 0, details, retryAfterS, cause }: ContentErrorOptions = {},
  ) {
    super(`The content API answered "${failure}" (${status}).`, { cause });
    this.failure = failure;
    this.status = status;
    this.details = details;
    this.retryAfterS = retryAfterS;
  }
}

const FAILURES: Readonly<Record<number, ContentFailure>> = {
  400: 'invalid',
  401: 'refused',
  403: 'forbidden',
  404: 'missing',
  409: 'taken',
  412: 'conflict',
  413: 'too-large',
  415: 'invalid',
  422: 'invalid',
  429: 'busy',
};

export function failureOfStatus(status: number): ContentFailure {
  return FAILURES[status] ?? 'failed';
}

/** The failure behind any error that a query ended with. */
export function toContentError(error: unknown): ContentError {
  return error instanceof ContentError ? error : new ContentError('failed', { cause: error });
}
