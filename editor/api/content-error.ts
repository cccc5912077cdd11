export type ContentFailure =
  | 'refused'
  | 'forbidden'
  | 'missing'
  | 'busy'
  | 'unreachable'
  | 'failed'
  | 'unreadable';

/** Why the content API gave no answer. React Query carries it to the view that asked. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly failure: ContentFailure;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;

  constructor(
    failure: ContentFailure,
    { status = 0, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(`The content API answered "${failure}" (${status}).`, { cause });
    this.failure = failure;
    this.status = status;
  }
}

export function failureOfStatus(status: number): ContentFailure {
  if (status === 401) return 'refused';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'busy';
  return status === 404 ? 'missing' : 'failed';
}

/** The failure behind any error that a query ended with. */
export function toContentError(error: unknown): ContentError {
  return error instanceof ContentError ? error : new ContentError('failed', { cause: error });
}
